import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import { expect, test, vi } from 'vitest';
import { renderPdf } from '../documents.ts';
import type { InvoicePdf } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import { formatMoney, formatRate } from '../format-money.ts';
import {
  sampleCodeModules,
  sampleCreditNote,
  sampleInvoice,
  sampleOutsideEu,
  sampleReverseCharge,
  sampleTransferInvoice,
} from '../sample-invoices.factory.ts';
import { sampleSender } from '../samples.ts';
import { textsFor } from '../texts.ts';
import { readPdfDrawing, readPdfText } from './read-pdf-text.ts';
import { printedLanguages } from './test-languages.ts';

// The first test also loads the PDF engine, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

async function printed(invoice: InvoicePdf, language: LanguageCode): Promise<string[]> {
  return readPdfText(await renderPdf(invoice, language, sampleSender));
}

/**
 * The whole text on one line with plain spaces: sentences wrap at the column's end, and digits next
 * to Greek letters are a separate run.
 */
function joinLines(lines: readonly string[]): string {
  return normaliseSpaces(lines.join(' '));
}

/** Every letter has a glyph, and no text is a key or a placeholder. */
function expectLegible(text: string): void {
  expect(text).not.toContain('\ufffd');
  expect(text).not.toMatch(/\binvoice\.[a-z]|\{\{|undefined/);
}

function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const titles: Record<LanguageCode, readonly [invoice: string, creditNote: string]> = {
  bg: ['Фактура', 'Кредитно известие'],
  cs: ['Faktura', 'Dobropis'],
  da: ['Faktura', 'Kreditnota'],
  de: ['Rechnung', 'Rechnungskorrektur'],
  el: ['Τιμολόγιο', 'Πιστωτικό τιμολόγιο'],
  en: ['Invoice', 'Credit note'],
  es: ['Factura', 'Factura rectificativa'],
  et: ['Arve', 'Kreeditarve'],
  fi: ['Lasku', 'Hyvityslasku'],
  fr: ['Facture', 'Avoir'],
  ga: ['Sonrasc', 'Nóta creidmheasa'],
  hr: ['Račun', 'Odobrenje'],
  hu: ['Számla', 'Helyesbítő számla'],
  it: ['Fattura', 'Nota di credito'],
  lt: ['PVM sąskaita faktūra', 'Kreditinė PVM sąskaita faktūra'],
  lv: ['Rēķins', 'Kredītrēķins'],
  mt: ['Fattura', 'Nota ta’ kreditu'],
  nl: ['Factuur', 'Creditfactuur'],
  pl: ['Faktura', 'Faktura korygująca'],
  pt: ['Fatura', 'Nota de crédito'],
  ro: ['Factură', 'Factură de stornare'],
  sk: ['Faktúra', 'Dobropis'],
  sl: ['Račun', 'Dobropis'],
  sv: ['Faktura', 'Kreditfaktura'],
};

test.each(languages)('has its titles and who owes the tax in every language: $code', ({ code }) => {
  const { translate } = textsFor('invoice', code);
  expect([translate('invoice.title'), translate('invoice.creditNote')]).toEqual(titles[code]);
  expect(translate('invoice.reverseCharge')).toMatch(/196.*2006\/112|2006\/112.*196/);
  expect(translate('invoice.outsideEu')).toMatch(/44.*58.*2006\/112|2006\/112.*44.*58/);
});

test.each(printedLanguages)(
  'an invoice names number, buyer, seller and amounts: %s',
  async (language) => {
    const lines = await printed(sampleInvoice, language);
    const text = joinLines(lines);
    expectLegible(text);
    expect(lines).toContain(titles[language][0]);
    for (const words of [
      sampleInvoice.number,
      sampleInvoice.orderNumber,
      'Anna Kováčová Mlynské nivy 16 821 09 Bratislava',
      'Danube Trading Academy s.r.o. Laurinská 14',
      ': 54 321 098',
      ': SK2121098765',
      formatRate(2300, language),
      ...[12114, 2786, 14900].map((cents) => formatMoney(cents, language)),
    ]) {
      expect(text).toContain(normaliseSpaces(words));
    }
  },
);

test.each(printedLanguages)('a credit note names the invoice it corrects: %s', async (language) => {
  const lines = await printed(sampleCreditNote, language);
  const corrects = textsFor('invoice', language).translate('invoice.corrects');
  expectLegible(joinLines(lines));
  expect(lines).toContain(titles[language][1]);
  expect(lines).toContain(sampleCreditNote.number);
  expect(joinLines(lines)).toContain(`${corrects} ${sampleInvoice.number}`);
  expect(joinLines(lines)).toContain(normaliseSpaces(formatMoney(-14900, language)));
});

test.each(printedLanguages)('a transfer can be made from what is printed: %s', async (language) => {
  const text = joinLines(await printed(sampleTransferInvoice, language));
  expectLegible(text);
  expect(text).toContain('IBAN SK31 1200 0000 1987 4263 7541 BIC TATRSKBX');
  expect(text).toContain('RF18 5390 0754 7034');
  expect(text).toContain(
    normaliseSpaces(formatDay('2026-11-29T08:30:00Z', academyTimeZone, language)),
  );
});

test.each(printedLanguages)('a company abroad reads who owes the tax: %s', async (language) => {
  const text = joinLines(await printed(sampleReverseCharge, language));
  expectLegible(text);
  const note = textsFor('invoice', language).translate('invoice.reverseCharge');
  expect(text).toContain(normaliseSpaces(note));
  expect(text).toContain('EL094019245');
});

test.each(printedLanguages)(
  'a buyer outside the EU reads why there is no VAT: %s',
  async (language) => {
    const text = joinLines(await printed(sampleOutsideEu, language));
    expectLegible(text);
    expect(text).toContain(
      normaliseSpaces(textsFor('invoice', language).translate('invoice.outsideEu')),
    );
    expect(text).not.toContain(normaliseSpaces(formatRate(0, language)));
  },
);

test('VAT is named with its rate where it is charged, and without a rate where it is not', async () => {
  const charged = joinLines(await printed({ ...sampleInvoice, vatRate: 2550 }, 'en'));
  expect(charged).toContain('VAT 25.5%');
  expect(joinLines(await printed(sampleReverseCharge, 'en'))).not.toContain('VAT 0%');
  expect(joinLines(await printed(sampleInvoice, 'en'))).not.toContain('Reverse charge');
});

test.each([
  ['stripe', 'Paid online through Stripe on 15 November 2026.'],
  ['transfer', 'Paid by bank transfer on 15 November 2026.'],
  ['none', 'No payment due.'],
] as const)('says how it was paid: %s', async (method, sentence) => {
  const payment = { kind: 'paid', method, at: '2026-11-15T08:30:00Z' } as const;
  expect(joinLines(await printed({ ...sampleInvoice, payment }, 'en'))).toContain(sentence);
});

test('a transfer is told where to, with which reference and until when', async () => {
  expect(joinLines(await printed(sampleTransferInvoice, 'de'))).toContain(
    [
      'Zahlbetrag 298,00 €',
      'Zahlbar bis 29. November 2026',
      'Kontoinhaber Danube Trading Academy s.r.o.',
      'IBAN SK31 1200 0000 1987 4263 7541',
      'BIC TATRSKBX',
      'Verwendungszweck RF18 5390 0754 7034',
      'Mit Ihrer Banking-App scannen',
    ].join(' '),
  );
});

test('the code is drawn module by module', async () => {
  const drawing = readPdfDrawing(await renderPdf(sampleTransferInvoice, 'en', sampleSender));
  const size = sampleCodeModules.length;
  const rows = sampleCodeModules.map(() => Array.from({ length: size }, () => '0'));
  const square = /^(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh$/gm;
  for (const [, left = '', top = ''] of drawing.join('\n').matchAll(square)) {
    const row = rows[Number(top)];
    if (row) row[Number(left)] = '1';
  }
  expect(rows.map((row) => row.join(''))).toEqual(sampleCodeModules);
});

function invoiceOf(count: number): InvoicePdf {
  const [line = { title: '', net: 0, vat: 0, total: 0 }] = sampleInvoice.lines;
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line,
    title: `Course ${index + 1}`,
  }));
  return { ...sampleTransferInvoice, lines };
}

test('a long list loses no line, and every page has the head of the table and its number', async () => {
  const lines = await printed(invoiceOf(40), 'en');
  expect(lines.filter((line) => line.startsWith('Course '))).toHaveLength(40);
  const pages = lines.filter((line) => /^Page \d of \d$/.test(line)).toSorted();
  expect(pages).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
  expect(lines.filter((line) => line === 'Description')).toHaveLength(3);
  expect(lines.filter((line) => line === '2026-000018')).toHaveLength(3);
});

test('a company stands before the person who ordered for it', async () => {
  expect(joinLines(await printed(sampleReverseCharge, 'el'))).toContain(
    'Θαλάσσιες Αγορές Α.Ε. Ελένη Παπαδοπούλου Λεωφόρος Συγγρού 112 117 41 Αθήνα Ελλάδα',
  );
});

test('days are those of the academy’s calendar', async () => {
  const invoice = { ...sampleInvoice, issuedAt: '2026-12-31T23:30:00Z' };
  expect(joinLines(await printed(invoice, 'en'))).toContain('Date of issue 1 January 2027');
});

test('names its title, author and language, and was made when it was issued', async () => {
  const pdf = await renderPdf(sampleInvoice, 'mt', sampleSender);
  const file = Buffer.from(pdf).toString('latin1');
  expect(file).toContain('/Lang (mt)');
  expect(file).toContain('(Fattura 2026-000017)');
  expect(file).toContain('(Danube Trading Academy s.r.o.)');
  expect(file).toContain('(D:20261115083000Z)');
});

test('gives equal bytes for equal input, whoever signs today', async () => {
  const first = await renderPdf(sampleTransferInvoice, 'el', sampleSender);
  await renderPdf(sampleCreditNote, 'pl', sampleSender);
  const later = { ...sampleSender, name: 'Danube Academy a.s.' };
  const second = await renderPdf(sampleTransferInvoice, 'el', later);
  expect(Buffer.compare(first, second)).toBe(0);
});

test('is the same to the byte after the academy has moved and changed its name', async () => {
  const before = await renderPdf(sampleInvoice, 'en', sampleSender);
  const moved = { ...sampleSender, name: 'Elbe School GmbH', addressLines: ['Kai 1'] };
  const after = await renderPdf(sampleInvoice, 'en', { ...moved, email: 'office@elbe.test' });
  expect(Buffer.compare(Buffer.from(after), Buffer.from(before))).toBe(0);
});
