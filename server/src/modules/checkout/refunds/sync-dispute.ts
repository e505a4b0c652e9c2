import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { reportToAcademy } from '../../../platform/academy-notice.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findInvoice } from '../invoices/invoices.repository.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { toCreditLines, toPartialCreditLine } from '../invoices/to-invoice-lines.ts';
import { post } from '../ledger/ledger.repository.ts';
import { disputeLostPosting, disputePosting, disputeWonPosting } from '../ledger/postings.ts';
import { splitRefund } from '../ledger/split-refund.ts';
import { disputeNotice } from '../orders/order-notices.ts';
import {
  addEvent,
  changeOrder,
  findLines,
  lockOrder,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import type { Payment } from '../payments/payment-provider.ts';
import { allocateNextReturn } from '../pricing/allocate-returns.ts';
import { stopSubscriptionOf } from '../subscriptions/stop-subscription.ts';
import { findRefundReturns } from './find-returns.ts';

type Dispute = NonNullable<Payment['dispute']>;
type DisputedOrder = { readonly order: OrderRecord; readonly amount: Money };
type DisputeEvent = DisputedOrder & {
  kind: 'disputeOpened' | 'disputeWon' | 'disputeLost';
  at: Date;
};

/**
 * A chargeback: access is paused until the decision, and then ends or resumes. If we only learn of
 * it after the decision, both steps run.
 */
export async function syncDispute(
  deps: CheckoutDependencies,
  change: Change,
  { orderId, dispute }: { orderId: OrderId; dispute: Dispute },
): Promise<void> {
  const order = await lockOrder(change.tx, orderId);
  if (!order) return;
  const left = order.total - order.refunded;
  const amount = moneySchema.parse(Math.min(dispute.amount, left));
  const decided = { order, amount };
  if (order.dispute === null) await open(deps, change, decided);
  const isDecided = order.dispute === 'won' || order.dispute === 'lost';
  if (isDecided || dispute.state === 'open') return;
  if (dispute.state === 'won') await recordDisputeWon(deps, change, decided);
  else await recordDisputeLost(deps, change, decided);
}

async function open(
  deps: CheckoutDependencies,
  change: Change,
  { order, amount }: DisputedOrder,
): Promise<void> {
  const at = deps.clock.now();
  await changeOrder(change.tx, order.id, { dispute: 'open' });
  await deps.entitlements.revokePurchase(change.tx, order.id);
  await post(change.tx, disputePosting(order, amount), at);
  await recordDisputeEvent(deps, change, { order, kind: 'disputeOpened', at, amount });
  await reportToAcademy(change.tx, deps.jobs, disputeNotice(order, amount));
}

async function recordDisputeWon(
  deps: CheckoutDependencies,
  change: Change,
  { order, amount }: DisputedOrder,
): Promise<void> {
  const at = deps.clock.now();
  await changeOrder(change.tx, order.id, { dispute: 'won' });
  if (order.state === 'paid') await restoreAccess(deps, change, order);
  await post(change.tx, disputeWonPosting(order, amount), at);
  await recordDisputeEvent(deps, change, { order, kind: 'disputeWon', at, amount });
}

/** For everything except items that were refunded individually. */
async function restoreAccess(
  { entitlements }: CheckoutDependencies,
  { tx }: Change,
  { id }: OrderRecord,
): Promise<void> {
  const saved = (await findLines(tx, id)).filter(
    ({ withdrawnAt, refundedAt }) => withdrawnAt === null && refundedAt === null,
  );
  await entitlements.restorePurchase(
    tx,
    id,
    saved.map(({ itemId }) => itemId),
  );
}

async function recordDisputeLost(
  deps: CheckoutDependencies,
  change: Change,
  { order, amount }: DisputedOrder,
): Promise<void> {
  const at = deps.clock.now();
  const { tx } = change;
  const part = splitRefund(order, order.refunded, amount);
  const refunded = moneySchema.parse(order.refunded + amount);
  const isWhole = refunded === order.total;
  await changeOrder(tx, order.id, {
    dispute: 'lost',
    refunded,
    ...(isWhole ? { state: 'refunded', endedAt: at } : {}),
  });
  // As after a partial refund: items that weren't refunded stay bought.
  if (!isWhole) await restoreAccess(deps, change, order);
  // It would charge the same card again, and each payment would restore access.
  await stopSubscriptionOf(deps, change, { orderId: order.id, when: 'now' });
  await post(tx, disputeLostPosting(order, part), at);
  const invoice = await findInvoice(tx, order.id);
  const sold = await findLines(tx, order.id);
  const shares = allocateNextReturn(sold, await findRefundReturns(tx, order.id), {
    name: `dispute:${order.id}`,
    cause: 'dispute',
    amount,
    items: [],
    at,
    isFinal: true,
  });
  const lines = toCreditLines(sold, shares, part);
  const corrects = invoice?.number ?? String(order.number);
  const content = {
    lines,
    part: toPartialCreditLine(part),
    payment: { kind: 'refund' },
    corrects,
  } as const;
  if (amount > 0) await issueInvoice(deps, tx, { order, content });
  await recordDisputeEvent(deps, change, { order, kind: 'disputeLost', at, amount });
}

async function recordDisputeEvent(
  { referrals }: CheckoutDependencies,
  { tx, notify }: Change,
  { order, ...event }: DisputeEvent,
): Promise<void> {
  await addEvent(tx, { ...event, orderId: order.id });
  await referrals.saleChanged(tx, order.id);
  if (order.userId) notify(`user:${order.userId}`, { topic: 'orders' });
}
