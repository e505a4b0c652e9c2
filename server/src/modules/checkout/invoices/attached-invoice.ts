import type { IssuedInvoice } from './issue-invoice.ts';

/** The printed page next to an email. */
export function attached({ document }: Pick<IssuedInvoice, 'document'>) {
  return { fileName: `${document.number}.pdf`, pdf: document };
}
