import type { Change } from '../../platform/transact.ts';
import { incrementVersion, lockVersion } from './cart.repository.ts';

/**
 * Applies one change to a cart: serialised, with a new version, and announced to the owner's open
 * tabs. `work` returns whether anything changed; if not, nothing is announced.
 */
export async function changeCart(
  change: Change,
  userId: string,
  work: () => Promise<boolean>,
): Promise<void> {
  await lockVersion(change.tx, userId);
  if (!(await work())) return;
  await incrementVersion(change.tx, userId);
  change.notify(`user:${userId}`, { topic: 'cart' });
}
