import {
  type InvoiceId,
  invoiceIdSchema,
  type invoiceKinds,
} from '@danube/contract/checkout/orders.schemas.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Tx } from '../../../platform/database.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { claimNextSerial, insertInvoice } from './invoices.repository.ts';
import { toInvoiceDocument } from './to-invoice-document.ts';

type IssueDependencies = Pick<CheckoutDependencies, 'clock' | 'ids' | 'settings'>;

export type IssuedInvoice = { readonly id: InvoiceId; readonly document: InvoicePdf };

/**
 * Assigns the next number of the year. Concurrent calls wait until this transaction ends, so that
 * numbers have no gaps.
 */
export async function issueInvoice(
  deps: IssueDependencies,
  tx: Tx,
  { order, content }: { order: OrderRecord; content: InvoiceContent },
): Promise<IssuedInvoice> {
  const kind = content.corrects === null ? 'invoice' : 'creditNote';
  const issuedAt = deps.clock.now();
  const year = Number(formatAcademyDay(issuedAt).slice(0, 4));
  const serial = await claimNextSerial(tx, kind, year);
  const number = invoiceNumber(kind, year, serial);
  const id = invoiceIdSchema.parse(deps.ids.uuid());
  const { language, country, vatRate, vatTreatment } = order;
  const seller = await deps.settings.findSeller(tx, language);
  const document = toInvoiceDocument({ order, content, number, issuedAt, seller });
  const { total, net, vat } = content.part;
  await insertInvoice(tx, {
    id,
    orderId: order.id,
    kind,
    year,
    serial,
    number,
    issuedAt,
    document,
    language,
    country,
    vatRate,
    vatTreatment,
    total,
    net,
    vat,
  });
  return { id, document };
}

/** E.g. `2026-000017`, or `C2026-000003` for a credit note. */
function invoiceNumber(kind: (typeof invoiceKinds)[number], year: number, serial: number): string {
  const prefix = kind === 'invoice' ? '' : 'C';
  return `${prefix}${year}-${String(serial).padStart(6, '0')}`;
}
