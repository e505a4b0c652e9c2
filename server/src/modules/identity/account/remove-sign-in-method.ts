import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findPasswordHash } from '../identity.repository.ts';
import { findLinkedProviders, findPasskeys, lockAccount } from './account.repository.ts';

/**
 * Removes a sign-in method, unless it is the last one. Concurrent removals wait for each other, or
 * each would count on the method the other removes.
 */
export async function removeSignInMethod(
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
