import type { Access, ProcedureMeta, RateLimit } from '@danube/contract/base.ts';
import { coversScope, type StaffScope } from '@danube/contract/staff-roles.ts';
import type { ErrorMap } from '@orpc/contract';
import { ORPCError, os } from '@orpc/server';
import { type Actor, type Member, visitor } from './actor.ts';
import { isDatabaseUnavailable } from './database.ts';
import { DomainError } from './domain-error.ts';
import type { RequestContext } from './request-context.ts';
import { findSecurityEvent } from './security-log.ts';
import { StorageUnavailableError } from './storage-failure.ts';

/**
 * The first middleware of every procedure: checks its declared audience, and answers only with
 * errors that the contract declares. A module's router starts with `.use(guard)`.
 */
export const guard = os
  .$context<RequestContext>()
  .middleware(async ({ next, procedure, path, context }, input) => {
    // Every procedure is built with the contract's base, which sets this meta.
    const meta = procedure['~orpc'].meta as ProcedureMeta;
    const { access, scope, rateLimit = 'general', reads = [] } = meta;
    let userId: string | undefined;
    try {
      const actor = await findCaller(context, { access, rateLimit });
      // A school or an office shares one IP, so members are limited individually.
      userId = actor.kind === 'member' ? actor.userId : undefined;
      const answer = await context.spend(rateLimit, userId);
      if (!answer.allowed) throw createRateLimitError(answer.retryAfterSeconds);
      const member = access === 'public' ? null : requireAllowed(actor, { access, scope });
      for (const tag of reads) context.reads.tag(fillTag(tag, input));
      return await next({ context: { member } });
    } catch (error) {
      const declared = { errors: procedure['~orpc'].errorMap, by: path.join('.') };
      const answer = toClientError(error, declared);
      logRefusal(context, answer, { at: declared.by, access, userId });
      throw withRetryAfter(answer, context);
    }
  });

/**
 * `catalogue:{kind}` → `catalogue:course`; input without the field is rejected later by validation.
 */
export function fillTag(tag: string, input: unknown): string {
  return tag.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value: unknown = Object(input)[field];
    return typeof value === 'string' ? value : '';
  });
}

/** Against guessing and flooding: a second account must not bring a second quota. */
const networkLimits: ReadonlySet<RateLimit> = new Set([
  ...(['signIn', 'signUp', 'mail', 'useLink', 'guessing'] as const),
  ...(['referral', 'contact'] as const),
]);

/** Who the call counts against. Public procedures need no session. */
async function findCaller(
  { findActor, peekActor }: Pick<RequestContext, 'findActor' | 'peekActor'>,
  { access, rateLimit }: { access: Access | undefined; rateLimit: RateLimit },
): Promise<Actor> {
  if (access !== 'public') return findActor();
  return networkLimits.has(rateLimit) ? visitor : peekActor().catch(() => visitor);
}

/**
 * For limits that a use case enforces in addition to the declared one, such as attempts per
 * account.
 */
export function createRateLimitError(retryAfterSeconds: number): DomainError<'TOO_MANY_REQUESTS'> {
  return new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

/** Only for procedures that require a member. */
export function requireMember(context: { member: Member | null }): Member {
  if (!context.member) throw new DomainError('UNAUTHORIZED');
  return context.member;
}

type ProcedureAccess = { access: Access | undefined; scope: StaffScope | undefined };

function requireAllowed(actor: Actor, declared: ProcedureAccess): Member {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHORIZED');
  if (!mayCall(actor, declared)) throw new DomainError('FORBIDDEN');
  return actor;
}

/** A procedure without an audience or scope is closed to everyone. */
function mayCall(member: Member, { access, scope }: ProcedureAccess): boolean {
  switch (access) {
    case 'public':
    case 'member':
      return true;
    case 'rep':
      return member.isSalesRep;
    case 'admin':
      return scope !== undefined && isStaffFor(member, scope);
    case undefined:
      return false;
  }
}

/** Whether an administrator's roles include this scope. */
export function isStaffFor(member: Member, scope: StaffScope): boolean {
  return member.isAdmin && coversScope(member.roles, scope);
}

/** The only place where a DomainError becomes a response; everything else is a plain 500. */
function toClientError(error: unknown, declared: { errors: ErrorMap; by: string }): unknown {
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailableError) {
    return new ORPCError('SERVICE_UNAVAILABLE', { defined: true, cause: error });
  }
  if (!(error instanceof DomainError)) return error;
  const { code, data } = error;
  const declaration = declared.errors[code];
  // The types guarantee that some procedure declares the code, but not that this one does.
  if (!declaration) return new Error(`${declared.by} doesn't declare ${code}`, { cause: error });
  return new ORPCError(code, { defined: true, status: declaration.status, data, cause: error });
}

/** Refusals of every procedure, so that attempts to get around a control can be seen. */
function logRefusal(
  { securityLog, requestId }: Pick<RequestContext, 'securityLog' | 'requestId'>,
  answer: unknown,
  call: { at: string; access: Access | undefined; userId: string | undefined },
): void {
  if (!(answer instanceof ORPCError)) return;
  const kind = findSecurityEvent(answer, call.access === 'public');
  if (!kind) return;
  const { at, userId = null } = call;
  securityLog.record({ kind, at, reason: answer.code, userId, requestId });
}

/** API clients read the header, our pages the error's data. */
function withRetryAfter(error: unknown, context: Pick<RequestContext, 'responseHeaders'>): unknown {
  if (!(error instanceof ORPCError) || error.status !== 429) return error;
  context.responseHeaders.set('retry-after', String(error.data?.retryAfterSeconds ?? 60));
  return error;
}
