import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Part } from '../ledger/postings.ts';

/** The content of an invoice besides the order. */
export type InvoiceContent = {
  readonly lines: InvoicePdf['lines'];
  readonly part: Part;
  readonly payment: InvoicePdf['payment'];
  /** The number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
};
