import type { RepStatementPdf, SelfBillPdf } from './payout.types.ts';
import { sampleInvoice } from './sample-invoices.factory.ts';

/** For a representative in Slovakia who is registered for VAT. */
export const sampleSelfBill: SelfBillPdf = {
  kind: 'self-bill',
  number: 'SB-BALAZ7-0001',
  corrects: null,
  period: '2026-12',
  statementNumber: 'ST-BALAZ7-0001',
  issuedAt: '2026-12-01T08:30:00Z',
  supplier: {
    name: 'Tomáš Baláž',
    addressLines: ['Hlavná 7', '040 01 Košice'],
    country: 'SK',
    vatId: 'SK1034567890',
  },
  customer: sampleInvoice.seller,
  net: 10_000,
  vat: 2_300,
  total: 12_300,
  vatRate: 2_300,
  vatTreatment: 'standard',
};

export const sampleStatement: RepStatementPdf = {
  kind: 'rep-statement',
  number: 'ST-BALAZ7-0001',
  issuedAt: '2026-12-01T08:30:00Z',
  period: '2026-12',
  holder: 'Tomáš Baláž',
  code: 'BALAZ7',
  ibanEnd: '7541',
  more: null,
  academy: sampleInvoice.seller,
  lines: [
    {
      number: 17,
      at: '2026-11-02T10:00:00Z',
      cause: 'sale',
      title: 'Reading the DAX',
      net: 65_000,
      rate: 2_000,
      amount: 13_000,
    },
    {
      number: 21,
      at: '2026-11-20T10:00:00Z',
      cause: 'refund',
      title: 'Reading the DAX',
      net: -3_500,
      rate: 2_000,
      amount: -700,
    },
  ],
  total: 12_300,
  hash: 'c0ffee'.padEnd(64, '0'),
};

export const samplePayouts = { 'self-bill': sampleSelfBill, 'rep-statement': sampleStatement };
