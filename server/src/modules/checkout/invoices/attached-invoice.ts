import type { IssuedInvoice } from './issue-invoice.ts';

/** The printed page beside a mail. */
export function attached({ document }: Pick<IssuedInvoice, 'document'>) {
  return { fileName: `${document.number}.pdf`, pdf: document };
}
