import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { OrderMail } from '@danube/documents/order-mail.types.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findInvoice } from '../invoices/invoices.repository.ts';
import type { IssuedInvoice } from '../invoices/issue-invoice.ts';
import { toInvoiceAttachment } from '../invoices/to-invoice-attachment.ts';
import { lastWithdrawalSecond } from '../orders/compute-withdrawal-end.ts';
import {
  addEvent,
  findLines,
  findOrder,
  type LineRecord,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import { findRefusedVatId } from './recheck-vat-id.ts';

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

/** Everything except the invoice, which is issued last, so that sending is a single statement. */
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
        ...(invoice ? { attachment: toInvoiceAttachment(invoice) } : {}),
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
    firstName: toFirstName(order.billing.name),
    title: lines[0]?.title ?? '',
    total: order.total,
    paidUntil: subscription.paidUntil.toISOString(),
    ordersUrl: `${siteUrl}/my-orders`,
    refusedVatId: findRefusedVatId(order),
  };
}

function confirmation({ order, lines, paidAt }: ReceiptInput, siteUrl: string): OrderMail {
  const isConsumer = order.billing.company === null;
  const { country } = order;
  return {
    kind: 'order-paid',
    firstName: toFirstName(order.billing.name),
    orderNumber: String(order.number),
    lines: lines.map(({ title, total }) => ({ title, total })),
    total: order.total,
    declarations: order.declarations.map(({ text }) => text),
    withdrawalUntil: isConsumer ? lastWithdrawalSecond({ paidAt, country }).toISOString() : null,
    orderUrl: `${siteUrl}/my-orders/${order.id}`,
    termsUrl: `${siteUrl}/terms-of-service`,
  };
}
