import { refundIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { post } from '../ledger/ledger.repository.ts';
import { type PaymentChannel, paymentPosting } from '../ledger/postings.ts';
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
  const owed = { order, paidTo: 'stripe', paidAt: deps.clock.now() } as const;
  if (order.total > 0) await createOwedRefund(deps, change, owed);
  if (order.userId) change.notify(`user:${order.userId}`, { topic: 'orders' });
  deps.logger.warn({ orderId: order.id }, 'a cancelled order was paid; the money goes back');
}

export type TransferArrival = { readonly paidAt: Date; readonly by: string };

/** The same for a bank transfer, which staff have to send back. */
export async function returnTransfer(
  deps: CheckoutDependencies,
  change: Change,
  { order, paidAt, by }: TransferArrival & { order: OrderRecord },
): Promise<void> {
  // There is nothing left to check.
  await changeOrder(change.tx, order.id, { refunded: order.total, heldBecause: null });
  await createOwedRefund(deps, change, { order, paidTo: 'bank', paidAt, by });
}

type OwedRefund = {
  readonly order: OrderRecord;
  readonly paidTo: PaymentChannel;
  readonly paidAt: Date;
  readonly by?: string;
};

async function createOwedRefund(
  deps: CheckoutDependencies,
  { tx }: Change,
  { order, paidTo, paidAt, by }: OwedRefund,
): Promise<void> {
  const { id: orderId, total: amount } = order;
  const id = refundIdSchema.parse(deps.ids.uuid());
  const at = deps.clock.now();
  await post(tx, paymentPosting(order, paidTo), paidAt);
  await insertRefund(tx, {
    id,
    orderId,
    key: null,
    amount,
    state: 'requested',
    reason,
    requestedAt: at,
    requestedBy: by,
  });
  await addEvent(tx, { orderId, kind: 'refundRequested', at, amount, by, note: reason });
  if (paidTo === 'stripe') {
    await deps.jobs.enqueue(tx, sendRefundJob, { payload: { refundId: id }, key: id });
  }
  await mailRefund(deps, tx, { id, order, amount, creditNote: null });
}
