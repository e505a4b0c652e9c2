import type { Transfer } from '@danube/contract/checkout/orders.schemas.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { toInvoiceAttachment } from '../invoices/to-invoice-attachment.ts';
import { toInvoiceLines } from '../invoices/to-invoice-lines.ts';
import { post } from '../ledger/ledger.repository.ts';
import { salePosting } from '../ledger/postings.ts';
import type { LineRecord, OrderRecord } from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';
import { toTransfer } from './to-transfer.ts';

/** Invoices an order that will be paid by transfer, and emails the bank details. */
export async function awaitTransfer(
  deps: CheckoutDependencies,
  { tx }: Change,
  { order, lines }: { order: OrderRecord; lines: readonly LineRecord[] },
): Promise<void> {
  const transfer = toTransfer(await deps.settings.findBank(tx), order);
  if (!transfer) throw new DomainError('METHOD_NOT_POSSIBLE');
  const payment = printedTransfer(transfer);
  const content = { lines: toInvoiceLines(lines), part: order, payment, corrects: null };
  const invoice = await issueInvoice(deps, tx, { order, content });
  await post(tx, salePosting(order, invoice.document.number), order.placedAt);
  await enqueueMail(tx, deps.jobs, {
    to: order.email,
    locale: order.language,
    messageKey: `transfer-awaited:${order.id}`,
    mail: mailAbout({ order, lines, transfer, siteUrl: deps.settings.siteUrl }),
    attachment: toInvoiceAttachment(invoice),
  });
}

function printedTransfer({ dueAt, ...transfer }: Transfer): InvoicePdf['payment'] {
  return { kind: 'transfer', ...transfer, dueAt: dueAt.toISOString() };
}

function mailAbout(reported: {
  order: OrderRecord;
  lines: readonly LineRecord[];
  transfer: Transfer;
  siteUrl: string;
}) {
  const { order, lines, transfer, siteUrl } = reported;
  const { holder, iban, bic, reference, dueAt } = transfer;
  return {
    kind: 'transfer-awaited' as const,
    firstName: toFirstName(order.billing.name),
    orderNumber: String(order.number),
    lines: lines.map(({ title, total }) => ({ title, total })),
    total: order.total,
    declarations: order.declarations.map(({ text }) => text),
    holder,
    iban,
    bic,
    reference,
    dueAt: dueAt.toISOString(),
    orderUrl: `${siteUrl}/my-orders/${order.id}`,
    termsUrl: `${siteUrl}/terms-of-service`,
  };
}
