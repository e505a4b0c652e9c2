import {
  type SubscriptionId,
  subscriptionIdSchema,
} from '@danube/contract/checkout/orders.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findLines, type OrderRecord } from '../orders/orders.repository.ts';
import type { ProviderSubscription } from '../payments/payment-provider.ts';
import { priceRecurring } from '../pricing/recurring.ts';
import { insertSubscription } from './subscriptions.repository.ts';

/** Records the subscription that an order started; null if there is none. */
export async function recordSubscription(
  deps: Pick<CheckoutDependencies, 'ids' | 'clock'>,
  { tx }: Change,
  { order, begun }: { order: OrderRecord; begun: ProviderSubscription },
): Promise<SubscriptionId | null> {
  const lines = await findLines(tx, order.id);
  const line = lines.find(({ interval }) => interval !== null);
  const recurring = priceRecurring(lines, order);
  if (!line || !recurring) return null;
  const { id } = await insertSubscription(tx, {
    id: subscriptionIdSchema.parse(deps.ids.uuid()),
    userId: order.userId,
    itemId: line.itemId,
    state: begun.state,
    price: recurring.total,
    interval: recurring.interval,
    startedAt: deps.clock.now(),
    paidUntil: begun.paidUntil,
    cancelledAt: null,
    stripeSubscriptionId: begun.id,
    stripeCustomerId: begun.customerId,
  });
  return id;
}
