import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { reportToAcademy } from '../../../platform/academy-notice.job.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findInvoice } from '../invoices/invoices.repository.ts';
import { type IssuedInvoice, issueInvoice } from '../invoices/issue-invoice.ts';
import { toInvoiceLines } from '../invoices/to-invoice-lines.ts';
import { post } from '../ledger/ledger.repository.ts';
import { paymentPosting, salePosting } from '../ledger/postings.ts';
import { saleNotice } from '../orders/order-notices.ts';
import {
  addEvent,
  changeOrder,
  findLines,
  type LineRecord,
  lockOrder,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import { updateGrace } from '../subscriptions/update-grace.ts';
import { draftReceipt } from './send-receipt.ts';

export type Settlement = {
  readonly orderId: OrderId;
  readonly paidAt: Date;
  /** For subscriptions: the end of the paid period. */
  readonly paidUntil?: Date;
  /** Who confirmed it, if it was a person. */
  readonly by?: string;
  /** Stripe's ids of the payment, and the card. */
  readonly names?: Pick<Partial<OrderRecord>, 'paymentIntentId' | 'subscriptionId' | 'cardDigest'>;
  /** The payer's country. */
  readonly payerCountry?: string | null;
};

type PaidOrder = OrderRecord & { readonly paidAt: Date };

/** The payment arrived: access, invoice, receipt and ledger rows in one transaction, idempotent. */
export async function settleOrder(
  deps: CheckoutDependencies,
  change: Change,
  settlement: Settlement,
): Promise<'paid' | 'alreadyPaid'> {
  const { tx } = change;
  const order = await lockOrder(tx, settlement.orderId);
  // A cancelled order that is paid anyway is fulfilled, because we have the money.
  if (!order || order.paidAt !== null) return 'alreadyPaid';
  const { paidAt } = settlement;
  const paid: PaidOrder = { ...order, ...settlement.names, state: 'paid', paidAt, endedAt: null };
  await changeOrder(tx, order.id, {
    ...settlement.names,
    state: 'paid',
    paidAt,
    endedAt: null,
    locationProofs: locationEvidenceOf(order, settlement),
  });
  const lines = await findLines(tx, order.id);
  await fulfilOrder(deps, change, { paid, lines, settlement });
  await post(tx, paymentPosting(paid, paid.method === 'transfer' ? 'bank' : 'stripe'), paidAt);
  const { id: orderId, total: amount } = paid;
  await addEvent(tx, { orderId, kind: 'paid', at: paidAt, amount, by: settlement.by });
  await deps.referrals.saleChanged(tx, orderId);
  const receipt = await draftReceipt(deps, tx, { order: paid, lines, paidAt });
  // After the cart, in the same order as when an order is placed, to avoid a deadlock. And last,
  // because invoice numbers are locked until this transaction commits.
  const invoice = await invoiceOf(deps, tx, { order, paid, lines });
  await receipt.send(invoice);
  // A renewal isn't a new order.
  const isRenewal = paid.stripeInvoiceId !== null;
  if (!isRenewal) await reportToAcademy(tx, deps.jobs, saleNotice(paid, lines));
  return 'paid';
}

/** The invoice issued with the order, or a new one; none if nothing is due. */
async function invoiceOf(
  deps: CheckoutDependencies,
  tx: Tx,
  made: { order: OrderRecord; paid: PaidOrder; lines: LineRecord[] },
): Promise<Pick<IssuedInvoice, 'document'> | null> {
  const { order, paid, lines } = made;
  const { paidAt } = paid;
  const earlier = order.state === 'pending' ? await findInvoice(tx, order.id) : null;
  if (earlier || paid.total === 0) return earlier;
  const payment = { kind: 'paid', method: paid.method, at: paidAt.toISOString() } as const;
  const content = { lines: toInvoiceLines(lines), part: paid, payment, corrects: null };
  const issued = await issueInvoice(deps, tx, { order: paid, content });
  await post(tx, salePosting(paid, issued.document.number), paidAt);
  return issued;
}

/** Grants access, clears the cart, and notifies the buyer's tabs. */
async function fulfilOrder(
  deps: CheckoutDependencies,
  change: Change,
  { paid, lines, settlement }: { paid: OrderRecord; lines: LineRecord[]; settlement: Settlement },
): Promise<void> {
  const { userId, id: orderId } = paid;
  if (!userId) return;
  for (const { itemId, interval } of lines) {
    const source = interval ? 'subscription' : 'purchase';
    const expiresAt = interval ? (settlement.paidUntil ?? null) : null;
    await deps.entitlements.grantPurchase(change.tx, {
      userId,
      orderId,
      itemId,
      source,
      expiresAt,
    });
  }
  const subscription = await findSubscription(change.tx, paid.subscriptionId);
  if (subscription) await updateGrace(deps, change.tx, subscription);
  const items = lines.map(({ itemId }) => itemId);
  if (paid.cartVersion !== null) await deps.cart.takeOut(change, userId, items);
  change.notify(`user:${userId}`, { topic: 'orders' });
}

function locationEvidenceOf(
  order: OrderRecord,
  { payerCountry, paidAt }: Settlement,
): OrderRecord['locationProofs'] {
  if (!payerCountry) return order.locationProofs;
  const proof = { kind: 'card', country: payerCountry, at: paidAt.toISOString() } as const;
  return [...order.locationProofs, proof];
}
