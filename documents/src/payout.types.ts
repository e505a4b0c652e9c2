import type { CommissionCause } from '@danube/contract/sales-reps/sales-reps.schemas.ts';

/** The academy as its invoices name it. */
export type Academy = {
  name: string;
  addressLines: readonly string[];
  email: string;
  companyId: string;
  vatId: string;
};

/**
 * An invoice that the academy writes in the name of a representative, whose customer it is; kept
 * with its number. Amounts are cents, moments ISO 8601 with zone.
 */
export type SelfBillPdf = {
  kind: 'self-bill';
  number: string;
  /** The number of the self-billed invoice that is taken back; null on one itself. */
  corrects: string | null;
  /** Lists what it is for. */
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
  /** Hundredths of a percent. */
  vatRate: number;
  vatTreatment: 'standard' | 'reverseCharge' | 'notRegistered' | 'notPayer';
};

/** The lines of a payout, and a hash that proves that nobody changed them. */
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
    /** Hundredths of a percent. */
    rate: number;
    amount: number;
  }[];
  /** What isn't printed, because nobody reads that many pages; counted and hashed all the same. */
  more: { count: number; amount: number } | null;
  total: number;
  /** SHA-256, in hexadecimal digits. */
  hash: string;
};
