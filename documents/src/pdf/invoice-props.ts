import type { InvoicePdf } from '../documents.types.ts';
import type { Texts } from '../texts.ts';

export type InvoiceProps = { invoice: InvoicePdf; texts: Texts };
