import type { CommissionCause } from '@danube/contract/sales-reps/sales-reps.schemas.ts';

/** The academy as named on its invoices. */
export type Academy = {
  name: string;
  addressLines: readonly string[];
  email: string;
  companyId: string;
  vatId: string;
};

/**
 * A self-billed invoice: the academy issues it in a representative's name and is the customer;
 * stored with its number. Amounts are cents, timestamps ISO 8601 with zone.
 */
export type SelfBillPdf = {
  kind: 'self-bill';
  number: string;
  /** The number of the reversed self-billed invoice; null unless it is a correction. */
  corrects: string | null;
  /** The statement that lists its lines. */
  statementNumber: string;
  issuedAt: string;
  /** `2026-11` */
  period: string;
  supplier: {
    name: string;
    addressLines: readonly string[];
    country: string;
    vatId: string | null;
  };
  customer: Academy;
  net: number;
  vat: number;
  total: number;
  /** Basis points. */
  vatRate: number;
  vatTreatment: 'standard' | 'reverseCharge' | 'notRegistered' | 'notPayer';
};

/** The lines of a payout, with a hash that proves they weren't changed. */
export type RepStatementPdf = {
  kind: 'rep-statement';
  number: string;
  issuedAt: string;
  period: string;
  holder: string;
  code: string;
  ibanEnd: string;
  academy: Academy;
  lines: readonly {
    number: number;
    at: string;
    cause: CommissionCause;
    title: string;
    net: number;
    /** Basis points. */
    rate: number;
    amount: number;
  }[];
  /** Lines that aren't printed, because nobody reads that many pages; still counted and hashed. */
  more: { count: number; amount: number } | null;
  total: number;
  /** SHA-256 in hex. */
  hash: string;
};
