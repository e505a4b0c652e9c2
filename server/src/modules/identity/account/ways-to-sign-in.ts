import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findPasswordHash } from '../identity.repository.ts';
import { findLinkedProviders, findPasskeys, lockAccount } from './account.repository.ts';

/**
 * Removes one way to sign in, unless no other would be left. Two removals at once wait for each
 * other: each would take the other's way for the one that stays.
 */
export async function removeWayToSignIn(
  tx: Tx,
  userId: string,
  remove: () => Promise<void>,
): Promise<void> {
  await lockAccount(tx, userId);
  await remove();
  const left = [
    ...(await findLinkedProviders(tx, userId)),
    ...(await findPasskeys(tx, userId)),
    await findPasswordHash(tx, userId),
  ];
  if (!left.some(Boolean)) throw new DomainError('LAST_WAY_TO_SIGN_IN');
}
