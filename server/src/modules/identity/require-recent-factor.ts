import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findFactors } from './identity.repository.ts';

const recentMinutes = 15;

/**
 * Before whatever would weaken the account's second factor or hand out rights: the factor itself,
 * shown in this session a moment ago. A mailbox or a password alone must not be enough. An account
 * without a factor has nothing to show.
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
