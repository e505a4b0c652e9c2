import { refundIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { post } from '../ledger/ledger.repository.ts';
import { paymentPosting } from '../ledger/postings.ts';
import { addEvent, changeOrder, type OrderRecord } from '../orders/orders.repository.ts';
import type { Session } from '../payments/payment-provider.ts';
import { endSubscriptionJob } from '../subscriptions/end-subscription.job.ts';
import { mailRefund } from './mail-refund.ts';
import { insertRefund } from './refunds.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

type PaidSession = Pick<Session, 'paymentIntentId' | 'subscriptionId'>;

const reason = 'paid after the order was cancelled';

/**
 * A cancelled order was paid and can't be fulfilled: nothing is sold, so there is no invoice, and
 * the full amount is refunded. The order must be locked.
 */
export async function returnPayment(
  deps: CheckoutDependencies,
  change: Change,
  { order, session }: { order: OrderRecord; session: PaidSession },
): Promise<void> {
  const { tx } = change;
  const { paymentIntentId, subscriptionId } = session;
  await changeOrder(tx, order.id, { paymentIntentId, refunded: order.total });
  if (subscriptionId) {
    const payload = { stripeSubscriptionId: subscriptionId, when: 'now' as const };
    await deps.jobs.enqueue(tx, endSubscriptionJob, { payload, key: subscriptionId });
  }
  if (order.total > 0) await createOwedRefund(deps, change, order);
  if (order.userId) change.notify(`user:${order.userId}`, { topic: 'orders' });
  deps.logger.warn({ orderId: order.id }, 'a cancelled order was paid; the money goes back');
}

async function createOwedRefund(
  deps: CheckoutDependencies,
  { tx }: Change,
  order: OrderRecord,
): Promise<void> {
  const { id: orderId, total: amount } = order;
  const id = refundIdSchema.parse(deps.ids.uuid());
  const at = deps.clock.now();
  await post(tx, paymentPosting(order, 'stripe'), at);
  await insertRefund(tx, {
    id,
    orderId,
    key: null,
    amount,
    state: 'requested',
    reason,
    requestedAt: at,
  });
  await addEvent(tx, { orderId, kind: 'refundRequested', at, amount, note: reason });
  await deps.jobs.enqueue(tx, sendRefundJob, { payload: { refundId: id }, key: id });
  await mailRefund(deps, tx, { id, order, amount, creditNote: null });
}
