import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type OrderId,
  type RefundCause,
  type RefundId,
  refundIdSchema,
} from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findInvoice } from '../invoices/invoices.repository.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { toCreditLines, toPartialCreditLine } from '../invoices/to-invoice-lines.ts';
import { post } from '../ledger/ledger.repository.ts';
import { refundPosting } from '../ledger/postings.ts';
import { splitRefund } from '../ledger/split-refund.ts';
import {
  addEvent,
  changeOrder,
  findLines,
  type LineRecord,
  lockOrder,
  markRefunded,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { allocateNextReturn } from '../pricing/allocate-returns.ts';
import { findReturns } from './find-returns.ts';
import { mailRefund } from './mail-refund.ts';
import { findRefundByKey, insertRefund } from './refunds.repository.ts';
import { sendRefundJob } from './send-refund.job.ts';

export type RefundInput = {
  readonly orderId: OrderId;
  /** Idempotency key. Null if the refund was created at Stripe. */
  readonly key: string | null;
  readonly amount: Money;
  /** The refunded items; if omitted, the order as a whole. */
  readonly items?: readonly ItemId[];
  /** The affected items, if the amount may be less than what is left of them. */
  readonly about?: readonly ItemId[];
  readonly cause?: RefundCause;
  readonly reason: string;
  readonly by?: string;
  /** The account for a refund by transfer. */
  readonly iban?: string | null;
  /** Set if Stripe has already made the refund. */
  readonly stripeRefundId?: string;
};

/**
 * The academy owes the buyer this amount: credit note, ledger and end of access in one transaction.
 * A job then sends the money; bank transfers are paid manually.
 */
export async function requestRefund(
  deps: CheckoutDependencies,
  change: Change,
  input: RefundInput,
): Promise<void> {
  const { tx } = change;
  const order = await lockOrder(tx, input.orderId);
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  if (input.key && (await findRefundByKey(tx, order.id, input.key))) return;
  requireRefundable(order, input);
  const lines = await findLines(tx, order.id);
  requireItemsOpen(order, lines, input);
  const id = refundIdSchema.parse(deps.ids.uuid());
  const { key, amount, reason, by, stripeRefundId, iban, cause = 'buyer' } = input;
  const requestedAt = deps.clock.now();
  const items = [...(input.about ?? input.items ?? [])];
  const shares = allocateNextReturn(lines, await findReturns(tx, order), {
    name: `refund:${id}`,
    cause,
    amount,
    items,
    at: requestedAt,
    isFinal: true,
  });
  await insertRefund(tx, {
    id,
    orderId: order.id,
    key,
    amount,
    state: 'requested',
    reason,
    requestedAt,
    requestedBy: by,
    stripeRefundId,
    iban: iban ? deps.seal.close(iban) : null,
    cause,
    items,
  });
  await applyRefund(deps, change, { order, id, input, credited: { lines, shares } });
  await addEvent(tx, {
    orderId: order.id,
    kind: 'refundRequested',
    at: requestedAt,
    amount,
    by,
    note: reason,
  });
  await deps.referrals.saleChanged(tx, order.id);
  if (order.method === 'stripe' && !stripeRefundId) {
    await deps.jobs.enqueue(tx, sendRefundJob, { payload: { refundId: id }, key: id });
  }
  if (order.userId) change.notify(`user:${order.userId}`, { topic: 'orders' });
}

function requireRefundable(order: OrderRecord, { amount }: RefundInput): void {
  if (order.state !== 'paid' || order.dispute === 'open') throw new DomainError('ORDER_STATE');
  const left = order.total - order.refunded;
  if (amount > left) throw new DomainError('REFUND_TOO_LARGE', { left });
}

/** Items are refunded once, with everything that they have left. */
function requireItemsOpen(
  order: OrderRecord,
  lines: readonly LineRecord[],
  { items = [], amount }: RefundInput,
): void {
  if (items.length === 0) return;
  const named = lines.filter(({ itemId }) => items.includes(itemId));
  const isOpen = named.every(({ refundedAt, withdrawnAt }) => !(refundedAt || withdrawnAt));
  if (!isOpen || named.length !== new Set(items).size) throw new DomainError('ORDER_STATE');
  const worth = named.reduce((sum, { total }) => sum + total, 0);
  const left = Math.min(worth, order.total - order.refunded);
  if (amount !== left) throw new DomainError('REFUND_TOO_LARGE', { left });
}

type RefundContext = {
  readonly order: OrderRecord;
  readonly id: RefundId;
  readonly input: RefundInput;
  readonly credited: { readonly lines: readonly LineRecord[]; readonly shares: readonly Money[] };
};

/** The side effects of a refund. */
async function applyRefund(
  deps: CheckoutDependencies,
  { tx }: Change,
  { order, id, input, credited }: RefundContext,
): Promise<void> {
  const { amount, items = [] } = input;
  const at = deps.clock.now();
  const part = splitRefund(order, order.refunded, amount);
  const refunded = moneySchema.parse(order.refunded + amount);
  const isWhole = refunded === order.total;
  await changeOrder(tx, order.id, {
    refunded,
    ...(isWhole ? { state: 'refunded', endedAt: at } : {}),
  });
  if (items.length > 0) await markRefunded(tx, order.id, { items, at });
  if (isWhole) await deps.entitlements.revokePurchase(tx, order.id);
  else if (items.length > 0) await deps.entitlements.revokePurchase(tx, order.id, items);
  await post(tx, refundPosting(order, id, part), at);
  const invoice = await findInvoice(tx, order.id);
  const credit = await issueInvoice(deps, tx, {
    order,
    content: {
      lines: toCreditLines(credited.lines, credited.shares, part),
      part: toPartialCreditLine(part),
      payment: { kind: 'refund' },
      corrects: invoice?.number ?? String(order.number),
    },
  });
  await mailRefund(deps, tx, { id, order, amount, creditNote: credit });
}
