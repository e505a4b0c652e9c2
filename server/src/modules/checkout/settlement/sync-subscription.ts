import { orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findOrderId } from '../orders/orders.repository.ts';
import type { ProviderSubscription } from '../payments/payment-provider.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { mailCancellation, mailPaymentFailure } from '../subscriptions/mail-owner.ts';
import { changeSubscription, lockByStripeId } from '../subscriptions/subscriptions.repository.ts';
import { updateGrace } from '../subscriptions/update-grace.ts';
import { recheckVatId } from './recheck-vat-id.ts';
import { renewSubscription } from './renew-subscription.ts';
import { syncOrder } from './sync-order.ts';

/** Syncs a subscription with Stripe: its payments first, then its state. */
export async function syncSubscription(deps: CheckoutDependencies, id: string): Promise<void> {
  const current = await requireProvider(deps).readSubscription(id);
  // The first payment may not have arrived yet; its order starts the subscription.
  const first = orderIdSchema.safeParse(current.orderId);
  if (first.success) await syncOrder(deps, first.data);
  for (const renewal of current.renewals) {
    if (await findOrderId(deps.db, { stripeInvoiceId: renewal.invoiceId })) continue;
    // Before the transaction, which must not wait for VIES.
    const vatId = await recheckVatId(deps, id);
    await deps.transact((change) => renewSubscription(deps, change, { id, renewal, vatId }));
  }
  await deps.transact((change) => recordState(deps, change, current));
}

async function recordState(
  deps: CheckoutDependencies,
  change: Change,
  current: ProviderSubscription,
): Promise<void> {
  const { tx, notify } = change;
  const known = await lockByStripeId(tx, current.id);
  // A subscription that was ended here by a withdrawal stays ended until Stripe knows.
  if (!known || known.state === 'ended') return;
  const { state, paidUntil, endsThen } = current;
  const isCancelled = endsThen || state === 'ended';
  const cancelledAt = isCancelled ? (known.cancelledAt ?? deps.clock.now()) : null;
  await changeSubscription(tx, known.id, { state, paidUntil, cancelledAt });
  await updateGrace(deps, tx, { ...current, id: known.id, cancelledAt });
  if (state === 'pastDue' && known.state === 'active') {
    await mailPaymentFailure(deps, change, known);
  }
  if (isCancelled && known.cancelledAt === null) {
    const subscription = { ...known, paidUntil, cancelledAt };
    await mailCancellation(deps, change, { subscription, when: 'paidUntil', by: 'member' });
  }
  if (known.userId) notify(`user:${known.userId}`, { topic: 'orders' });
}
