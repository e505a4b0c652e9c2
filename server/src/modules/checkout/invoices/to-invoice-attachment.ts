import type { IssuedInvoice } from './issue-invoice.ts';

/** The PDF attached to an email. */
export function toInvoiceAttachment({ document }: Pick<IssuedInvoice, 'document'>) {
  return { fileName: `${document.number}.pdf`, pdf: document };
}
