import type { Member } from '../../../platform/actor.ts';
import { auditActor } from '../../../platform/audit.ts';
import { getRequestId } from '../../../platform/current-request.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { createRateLimitError } from '../../../platform/guard.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { personTarget } from '../person-target.ts';

type Proof = { method: 'password' | 'app' | 'recovery-code'; attempts: string };

/**
 * Verifies a password or code inside a session: limited as at sign-in, and recorded in the audit
 * log whether it was right or wrong.
 */
export async function limitProof(
  deps: Pick<IdentityDependencies, 'limiter' | 'transact' | 'limitRecords'>,
  member: Member,
  { method, attempts, verify }: Proof & { verify(): Promise<void> },
): Promise<void> {
  const record = (code?: string) => recordProof(deps, member, { method, code });
  const answer = await deps.limiter.consume('signInAccount', attempts);
  if (!answer.allowed) {
    const error = createRateLimitError(answer.retryAfterSeconds);
    if (deps.limitRecords.claim(attempts)) await record(error.code);
    throw error;
  }
  try {
    await verify();
  } catch (error) {
    if (error instanceof DomainError) await record(error.code);
    throw error;
  }
  await deps.limiter.forget('signInAccount', attempts);
  await record();
}

function recordProof(
  deps: Pick<IdentityDependencies, 'transact'>,
  member: Member,
  { method, code }: { method: Proof['method']; code: string | undefined },
): Promise<void> {
  return deps.transact(async (change) =>
    change.audit({
      actor: auditActor(member),
      action: code === undefined ? 'account.proof-accepted' : 'account.proof-refused',
      target: personTarget(member.userId),
      after: code === undefined ? { method } : { method, code },
      requestId: getRequestId() ?? null,
    }),
  );
}
