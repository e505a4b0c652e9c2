import type { Access, ProcedureMeta } from '@danube/contract/base.ts';
import type { ErrorMap } from '@orpc/contract';
import { ORPCError, os } from '@orpc/server';
import type { Actor, Member } from './actor.ts';
import { isDatabaseUnavailable } from './database.ts';
import { DomainError } from './domain-error.ts';
import type { RequestContext } from './request-context.ts';

/**
 * The first thing every procedure does: check its declared audience, and answer only with errors
 * that the contract declares. A module's router begins with `.use(guard)`.
 */
export const guard = os
  .$context<RequestContext>()
  .middleware(async ({ next, procedure, context }) => {
    // The contract has one way to begin a procedure, and it sets this meta.
    const { access, rateLimit = 'general' } = procedure['~orpc'].meta as ProcedureMeta;
    const answer = await context.spend(rateLimit);
    if (!answer.allowed) {
      const { retryAfterSeconds } = answer;
      throw new ORPCError('TOO_MANY_REQUESTS', { defined: true, data: { retryAfterSeconds } });
    }
    try {
      const member = access === 'public' ? null : admit(await context.findActor(), access);
      return await next({ context: { member } });
    } catch (error) {
      throw declaredError(error, procedure['~orpc'].errorMap);
    }
  });

/** The member inside a procedure whose declared audience is not the public. */
export function memberOf(context: { member: Member | null }): Member {
  if (!context.member) throw new ORPCError('UNAUTHORIZED');
  return context.member;
}

function admit(actor: Actor, access: Access | undefined): Member {
  if (actor.kind === 'visitor') throw new ORPCError('UNAUTHORIZED', { defined: true });
  if (!mayCall(actor, access)) throw new ORPCError('FORBIDDEN', { defined: true });
  return actor;
}

/** A procedure that forgot to name its audience is for nobody. */
function mayCall(member: Member, access: Access | undefined): boolean {
  switch (access) {
    case 'public':
    case 'member':
      return true;
    case 'rep':
      return member.isSalesRep;
    case 'admin':
      return member.isAdmin;
    case undefined:
      return false;
  }
}

/** What the caller may hear of an error; anything undeclared rises and ends as a plain 500. */
function declaredError(error: unknown, declared: ErrorMap): unknown {
  if (isDatabaseUnavailable(error)) {
    return new ORPCError('SERVICE_UNAVAILABLE', { defined: true, cause: error });
  }
  const declaration = error instanceof DomainError ? declared[error.code] : undefined;
  if (error instanceof DomainError && declaration) {
    const { status } = declaration;
    return new ORPCError(error.code, { defined: true, status, data: error.data, cause: error });
  }
  return error;
}
