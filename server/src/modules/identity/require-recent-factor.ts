import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findFactors } from './identity.repository.ts';

const recentMinutes = 15;

/**
 * Required before anything that weakens the account's second factor, changes how to sign in or
 * grants rights: the factor must have been verified recently in this session. A mailbox or a password alone isn't enough. An
 * account without a factor passes.
 */
export async function requireRecentFactor(
  deps: { clock: Clock },
  tx: Tx,
  member: Pick<Member, 'userId' | 'sessionId'>,
): Promise<void> {
  const { hasApp, hasPasskey, shownAt } = await findFactors(tx, member);
  if (!hasApp && !hasPasskey) return;
  const age = deps.clock.now().getTime() - (shownAt?.getTime() ?? 0);
  if (age > recentMinutes * 60_000) {
    throw new DomainError('SECOND_FACTOR_NEEDED', { hasApp, hasPasskey });
  }
}
