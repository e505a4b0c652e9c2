import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Part } from '../ledger/postings.ts';

/** What an invoice is about, besides the order it belongs to. */
export type InvoiceContent = {
  readonly lines: InvoicePdf['lines'];
  readonly part: Part;
  readonly payment: InvoicePdf['payment'];
  /** Number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
};
