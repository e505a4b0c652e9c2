import type { Change } from '../../platform/transact.ts';
import { lockVersion, raiseVersion } from './cart.repository.ts';

/**
 * One change of a cart: after all earlier ones, under a new version, and told to the owner's open
 * tabs. `work` says whether anything changed; what did not change has no updates.
 */
export async function changeCart(
  change: Change,
  userId: string,
  work: () => Promise<boolean>,
): Promise<void> {
  await lockVersion(change.tx, userId);
  if (!(await work())) return;
  await raiseVersion(change.tx, userId);
  change.notify(`user:${userId}`, { topic: 'cart' });
}
