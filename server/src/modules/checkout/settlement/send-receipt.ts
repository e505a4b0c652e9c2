import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { OrderMail } from '@danube/documents/order-mail.types.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { attached } from '../invoices/attached-invoice.ts';
import { findInvoice } from '../invoices/invoices.repository.ts';
import type { IssuedInvoice } from '../invoices/issue-invoice.ts';
import { firstNameOf } from '../orders/first-name-of.ts';
import {
  addEvent,
  findLines,
  findOrder,
  type LineRecord,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { lastWithdrawal } from '../orders/withdrawal-end.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import { refusedVatId } from './recheck-vat-id.ts';

type ReceiptDependencies = Pick<CheckoutDependencies, 'clock' | 'ids' | 'jobs' | 'settings'>;
type ReceiptInput = { order: OrderRecord; lines: readonly LineRecord[]; paidAt: Date };

/** The contract confirmation with its invoice; false if nothing was paid. */
export async function sendReceipt(
  deps: ReceiptDependencies,
  tx: Tx,
  orderId: OrderId,
): Promise<boolean> {
  const order = await findOrder(tx, orderId);
  if (!order?.paidAt) return false;
  const lines = await findLines(tx, orderId);
  const receipt = await draftReceipt(deps, tx, { order, lines, paidAt: order.paidAt });
  await receipt.send(await findInvoice(tx, orderId));
  return true;
}

/** Everything except the invoice, which is issued last: sending is then one statement. */
export async function draftReceipt(deps: ReceiptDependencies, tx: Tx, reported: ReceiptInput) {
  const { id: orderId, email: to, language: locale } = reported.order;
  const mail = await receiptFor(deps, tx, reported);
  // A resend is a new message.
  const messageKey = `order-paid:${orderId}:${deps.ids.uuid()}`;
  await addEvent(tx, { orderId, kind: 'receiptSent', at: deps.clock.now() });
  return {
    send: (invoice: Pick<IssuedInvoice, 'document'> | null) =>
      enqueueMail(tx, deps.jobs, {
        to,
        locale,
        messageKey,
        mail,
        ...(invoice ? { attachment: attached(invoice) } : {}),
      }),
  };
}

/** A renewal isn't a new contract: its email only states what was paid, and until when. */
async function receiptFor(
  { settings }: Pick<CheckoutDependencies, 'settings'>,
  tx: Tx,
  reported: ReceiptInput,
): Promise<OrderMail> {
  const { order, lines } = reported;
  const { siteUrl } = settings;
  const isRenewal = order.cartVersion === null && order.subscriptionId !== null;
  const subscription = isRenewal ? await findSubscription(tx, order.subscriptionId) : null;
  if (!subscription) return confirmation(reported, siteUrl);
  return {
    kind: 'subscription-renewed',
    firstName: firstNameOf(order.billing.name),
    title: lines[0]?.title ?? '',
    total: order.total,
    paidUntil: subscription.paidUntil.toISOString(),
    ordersUrl: `${siteUrl}/my-orders`,
    refusedVatId: refusedVatId(order),
  };
}

function confirmation({ order, lines, paidAt }: ReceiptInput, siteUrl: string): OrderMail {
  const isConsumer = order.billing.company === null;
  return {
    kind: 'order-paid',
    firstName: firstNameOf(order.billing.name),
    orderNumber: String(order.number),
    lines: lines.map(({ title, total }) => ({ title, total })),
    total: order.total,
    declarations: order.declarations.map(({ text }) => text),
    withdrawalUntil: isConsumer ? lastWithdrawal(paidAt).toISOString() : null,
    orderUrl: `${siteUrl}/my-orders/${order.id}`,
    termsUrl: `${siteUrl}/terms-of-service`,
  };
}
