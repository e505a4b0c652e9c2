import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPasswordHash } from '../identity.repository.ts';
import { findSignInTime } from './account.repository.ts';
import { limitProof } from './limit-proof.ts';

const freshMinutes = 15;

/**
 * Required before actions with which someone at an unlocked screen could take over the account: the
 * password again, or a recent sign-in for accounts without one.
 */
export async function proveIdentity(
  deps: Pick<
    IdentityDependencies,
    'db' | 'clock' | 'accounts' | 'limiter' | 'transact' | 'limitRecords'
  >,
  member: Member,
  proof: { currentPassword?: string | undefined },
): Promise<void> {
  const hash = await findPasswordHash(deps.db, member.userId);
  if (!hash) return requireFreshSignIn(deps, member);
  await limitProof(deps, member, {
    method: 'password',
    attempts: `proof of ${member.userId}`,
    async verify() {
      const { password } = await deps.accounts.$context;
      const isRight = await password.verify({ hash, password: proof.currentPassword ?? '' });
      if (!isRight) throw new DomainError('PASSWORD_WRONG');
    },
  });
}

async function requireFreshSignIn(
  deps: Pick<IdentityDependencies, 'db' | 'clock'>,
  member: Member,
): Promise<void> {
  const signedInAt = await findSignInTime(deps.db, member.sessionId);
  const age = deps.clock.now().getTime() - (signedInAt?.getTime() ?? 0);
  if (age > freshMinutes * 60_000) throw new DomainError('FRESH_SIGN_IN_NEEDED');
}
