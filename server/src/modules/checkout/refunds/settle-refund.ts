import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { post } from '../ledger/ledger.repository.ts';
import {
  type PaymentChannel,
  refundPaidPosting,
  refundReturnedPosting,
} from '../ledger/postings.ts';
import { addEvent, type OrderRecord } from '../orders/orders.repository.ts';
import { changeRefund, type RefundRecord } from './refunds.repository.ts';

export type RefundOutcome = {
  readonly state: RefundRecord['state'];
  readonly stripeRefundId?: string;
  /** Who refunded it manually, if anyone did. */
  readonly by?: string;
};

type RefundSettlement = { order: OrderRecord; refund: RefundRecord; outcome: RefundOutcome };

/** Records the result of a refund; the order must be locked. */
export async function settleRefund(
  deps: Pick<CheckoutDependencies, 'clock'>,
  change: Change,
  settling: RefundSettlement,
): Promise<void> {
  const { refund, outcome } = settling;
  const { state, stripeRefundId = refund.stripeRefundId } = outcome;
  // A manual refund is final, whatever Stripe reports about its own attempt.
  if (refund.paidByHand || (refund.state === 'done' && state !== 'failed')) return;
  if (refund.state === state && refund.stripeRefundId === stripeRefundId) return;
  const at = deps.clock.now();
  const doneAt = state === 'done' ? at : null;
  const paidByHand = outcome.by !== undefined;
  await changeRefund(change.tx, refund.id, { state, stripeRefundId, doneAt, paidByHand });
  if (state === 'done') await recordRefundPaid(change, settling, at);
  if (state === 'failed' && refund.state !== 'failed')
    await recordRefundFailure(change, settling, at);
}

async function recordRefundPaid(
  { tx }: Change,
  { order, refund, outcome }: RefundSettlement,
  at: Date,
): Promise<void> {
  const channel: PaymentChannel = order.method === 'transfer' || outcome.by ? 'bank' : 'stripe';
  await post(tx, refundPaidPosting(order, refund, channel), at);
  const { amount } = refund;
  await addEvent(tx, { orderId: order.id, kind: 'refunded', at, amount, by: outcome.by });
}

async function recordRefundFailure(
  { tx }: Change,
  { order, refund }: RefundSettlement,
  at: Date,
): Promise<void> {
  if (refund.state === 'done') await post(tx, refundReturnedPosting(order, refund), at);
  await addEvent(tx, { orderId: order.id, kind: 'refundFailed', at, amount: refund.amount });
}
