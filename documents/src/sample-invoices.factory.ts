import type { InvoicePdf } from './documents.types.ts';
import { sampleCode } from './sample-code.factory.ts';

/** Read by banking apps. */
const { modules, qrCode } = sampleCode(
  'ry4aacfz ebddf1vl kfah2ixp khcjzqzh kfs41vml e9oak2f5 rwyepa4f 2bz35ds k2nk4qx7 3331w85v k56g02oi 8ihg9dep mo76j6w0 8hprv9ms 3qs1axjj dajhb0s9 isy1d0k0 kq3aiido rwthjkp8 6s5awdbq 1qeqncv7 aqjsbjk2 nmd3nhum qxsvdgd6 a0xjdu3k 5wrpe6g5 ptapc3l1 i1sa34aw 4t19g32e ao3rdkrn i9n0vtzs yuq515x dy81m3uk 21xdqmp rxq9pkk6 ecp0x828 kf081gjd khenoq3r khrzmsud easjd5sm ry9lh5l2',
);

/** The dark modules of the sample code, row by row. */
export const sampleCodeModules = modules;

const consumer: InvoicePdf['buyer'] = {
  name: 'Anna Kováčová',
  company: null,
  addressLines: ['Mlynské nivy 16', '821 09 Bratislava'],
  country: 'SK',
  vatId: null,
};

/** Paid on Stripe's page by a consumer. */
export const sampleInvoice: InvoicePdf = {
  kind: 'invoice',
  number: '2026-000017',
  corrects: null,
  issuedAt: '2026-11-15T08:30:00Z',
  suppliedAt: '2026-11-15T08:30:00Z',
  orderNumber: 'D-4F7K-92QX',
  seller: {
    name: 'Danube Trading Academy s.r.o.',
    addressLines: ['Laurinská 14', '811 01 Bratislava', 'Slovensko'],
    email: 'desk@danube-trading.example',
    companyId: '54 321 098',
    vatId: 'SK2121098765',
  },
  buyer: consumer,
  lines: [
    {
      title: 'Trading foundations: from the first chart to a plan',
      net: 12114,
      vat: 2786,
      total: 14900,
    },
  ],
  net: 12114,
  vat: 2786,
  total: 14900,
  vatRate: 2300,
  vatTreatment: 'standard',
  payment: { kind: 'paid', method: 'stripe', at: '2026-11-15T08:30:00Z' },
};

/** Waits for a bank transfer. */
export const sampleTransferInvoice: InvoicePdf = {
  ...sampleInvoice,
  number: '2026-000018',
  lines: [
    ...sampleInvoice.lines,
    { title: 'Position size and risk', net: 12114, vat: 2786, total: 14900 },
  ],
  net: 24228,
  vat: 5572,
  total: 29800,
  payment: {
    kind: 'transfer',
    holder: 'Danube Trading Academy s.r.o.',
    iban: 'SK3112000000198742637541',
    bic: 'TATRSKBX',
    reference: 'RF18 5390 0754 7034',
    dueAt: '2026-11-29T08:30:00Z',
    qrCode,
  },
};

/** For a business in another member state (reverse charge). */
export const sampleReverseCharge: InvoicePdf = {
  ...sampleTransferInvoice,
  number: '2026-000019',
  buyer: {
    name: 'Ελένη Παπαδοπούλου',
    company: 'Θαλάσσιες Αγορές Α.Ε.',
    addressLines: ['Λεωφόρος Συγγρού 112', '117 41 Αθήνα'],
    country: 'GR',
    vatId: 'EL094019245',
  },
  lines: [
    {
      title: 'Trading foundations: from the first chart to a plan',
      net: 12114,
      vat: 0,
      total: 12114,
    },
  ],
  net: 12114,
  vat: 0,
  total: 12114,
  vatRate: 0,
  vatTreatment: 'reverseCharge',
};

/** For a consumer in Switzerland, without EU VAT. */
export const sampleOutsideEu: InvoicePdf = {
  ...sampleInvoice,
  number: '2026-000020',
  buyer: {
    name: 'Urs Zürcher',
    company: null,
    addressLines: ['Bahnhofstrasse 1', '8001 Zürich'],
    country: 'CH',
    vatId: null,
  },
  lines: [
    {
      title: 'Trading foundations: from the first chart to a plan',
      net: 14900,
      vat: 0,
      total: 14900,
    },
  ],
  net: 14900,
  vat: 0,
  total: 14900,
  vatRate: 0,
  vatTreatment: 'outsideEu',
};

export const sampleCreditNote: InvoicePdf = {
  ...sampleInvoice,
  number: 'C2026-000003',
  corrects: sampleInvoice.number,
  issuedAt: '2026-11-20T10:00:00Z',
  lines: [
    {
      title: 'Trading foundations: from the first chart to a plan',
      net: -12114,
      vat: -2786,
      total: -14900,
    },
  ],
  net: -12114,
  vat: -2786,
  total: -14900,
  payment: { kind: 'refund' },
};

/** Keyed by the preview's file name. */
export const sampleInvoices: Record<string, InvoicePdf> = {
  invoice: sampleInvoice,
  'invoice-transfer': sampleTransferInvoice,
  'invoice-reverse-charge': sampleReverseCharge,
  'invoice-outside-eu': sampleOutsideEu,
  'credit-note': sampleCreditNote,
};
