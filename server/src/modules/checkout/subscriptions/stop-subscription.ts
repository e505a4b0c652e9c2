import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId, SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { endSubscriptionJob } from './end-subscription.job.ts';
import { mailCancellation } from './mail-owner.ts';
import {
  changeSubscription,
  findAllOwn,
  findOrderIds,
  findSubscription,
  lockSubscription,
  type SubscriptionRecord,
} from './subscriptions.repository.ts';
import { updateGrace } from './update-grace.ts';

export type SubscriptionEnd = 'now' | 'paidUntil';

type StopDependencies = Pick<CheckoutDependencies, 'clock' | 'jobs' | 'entitlements'>;

/** True while Stripe keeps charging. */
export function willRenew({
  state,
  cancelledAt,
}: Pick<SubscriptionRecord, 'state' | 'cancelledAt'>): boolean {
  return state !== 'ended' && cancelledAt === null;
}

/** Whether an order is a payment of a subscription that will renew. */
export async function hasRenewingSubscription(tx: Tx, orderId: OrderId): Promise<boolean> {
  const order = await findOrder(tx, orderId);
  const subscription = await findSubscription(tx, order?.subscriptionId ?? null);
  return subscription !== null && willRenew(subscription);
}

/** Whether this person has a subscription to an item that will renew. */
export async function isSubscribedTo(tx: Tx, userId: string, itemId: ItemId): Promise<boolean> {
  const own = await findAllOwn(tx, userId);
  return own.some((each) => each.itemId === itemId && willRenew(each));
}

/** Like `stopSubscription`, for the subscription that an order paid for. */
export async function stopSubscriptionOf(
  deps: StopDependencies,
  change: Change,
  { orderId, when }: { orderId: OrderId; when: SubscriptionEnd },
): Promise<void> {
  const order = await findOrder(change.tx, orderId);
  if (order?.subscriptionId) {
    await stopSubscription(deps, change, { id: order.subscriptionId, when });
  }
}

/**
 * The academy ends a subscription, immediately or at the end of the paid period; the owner is
 * notified, and a job tells Stripe. False if it was already ended that way.
 */
export async function stopSubscription(
  deps: StopDependencies,
  change: Change,
  { id, when }: { id: SubscriptionId; when: SubscriptionEnd },
): Promise<boolean> {
  const { tx } = change;
  const subscription = await lockSubscription(tx, id);
  if (!subscription || subscription.state === 'ended') return false;
  if (when === 'paidUntil' && subscription.cancelledAt !== null) return false;
  const at = deps.clock.now();
  const changes = {
    cancelledAt: subscription.cancelledAt ?? at,
    state: when === 'now' ? 'ended' : subscription.state,
  } as const;
  await changeSubscription(tx, id, changes);
  const stopped = { ...subscription, ...changes };
  await updateGrace(deps, tx, stopped);
  if (when === 'now') await endAccess(deps, tx, subscription);
  const { stripeSubscriptionId } = subscription;
  await deps.jobs.enqueue(tx, endSubscriptionJob, {
    payload: { stripeSubscriptionId, when },
    key: `${stripeSubscriptionId}:${when}`,
  });
  await mailCancellation(deps, change, { subscription: stopped, when, by: 'academy' });
  if (subscription.userId) change.notify(`user:${subscription.userId}`, { topic: 'orders' });
  return true;
}

async function endAccess(
  { entitlements }: StopDependencies,
  tx: Tx,
  { id, itemId }: SubscriptionRecord,
): Promise<void> {
  for (const orderId of await findOrderIds(tx, id)) {
    await entitlements.revokePurchase(tx, orderId, [itemId]);
  }
}
