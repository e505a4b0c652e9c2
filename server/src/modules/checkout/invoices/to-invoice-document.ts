import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Seller } from '../checkout.dependencies.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import type { InvoiceContent } from './invoice-content.ts';

/** A copy of everything the document prints, because names and addresses may change. */
export function toInvoiceDocument(printed: {
  order: OrderRecord;
  content: InvoiceContent;
  number: string;
  issuedAt: Date;
  seller: Seller;
}): InvoicePdf {
  const { order, content, number, issuedAt, seller } = printed;
  const { billing, vatRate, vatTreatment } = order;
  const { total, net, vat } = content.part;
  return {
    kind: 'invoice',
    number,
    corrects: content.corrects,
    issuedAt: issuedAt.toISOString(),
    suppliedAt: (order.paidAt ?? issuedAt).toISOString(),
    orderNumber: String(order.number),
    seller,
    buyer: {
      name: billing.name,
      company: billing.company,
      addressLines: [billing.street, `${billing.postcode} ${billing.city}`],
      country: billing.country,
      vatId: billing.vatId,
    },
    lines: content.lines,
    net,
    vat,
    total,
    vatRate,
    vatTreatment,
    payment: content.payment,
  };
}
