import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { expect, test, vi } from 'vitest';
import { renderPdf } from '../documents.ts';
import type { Pdf } from '../documents.types.ts';
import { formatMonth, formatShortDay } from '../format-moment.ts';
import { formatMoney, formatRate } from '../format-money.ts';
import { sampleSelfBill, sampleStatement } from '../sample-payouts.factory.ts';
import { sampleSender } from '../samples.ts';
import { textsFor } from '../texts.ts';
import { readPdfText } from './read-pdf-text.ts';

// The first test also loads the PDF engine, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

async function printed(pdf: Pdf, language: LanguageCode): Promise<string> {
  const text = plain(readPdfText(await renderPdf(pdf, language, sampleSender)).join(' '));
  expect(text).not.toMatch(/\ufffd|\bpayout\.[a-z]|\{\{|undefined/);
  return text;
}

/** Article 226(10a), in the wording of each language version of Directive 2006/112/EC. */
const words = [
  ['en', 'Self-billing'],
  ['de', 'Gutschrift'],
  ['fr', 'Autofacturation'],
  ['es', 'Facturación por el destinatario'],
  ['it', 'Autofatturazione'],
  ['pl', 'Samofakturowanie'],
  ['sk', 'Vyhotovenie faktúry odberateľom'],
  ['pt', 'Autofaturação'],
] as const;

test.each(words)('a self-billed invoice says in %s that it is one: %s', async (language, word) => {
  const text = await printed(sampleSelfBill, language);
  for (const part of [
    word,
    'SB-BALAZ7-0001',
    'ST-BALAZ7-0001',
    'Tomáš Baláž',
    'SK1034567890',
    'SK2121098765',
    ...[10_000, 2_300, 12_300].map((cents) => formatMoney(cents, language)),
    formatRate(2_300, language),
    `${textsFor('payout', language).translate('payout.commission')}, ${formatMonth('2026-12', language)}`,
    textsFor('payout', language).translate('payout.objection'),
  ]) {
    expect(text).toContain(plain(part));
  }
});

test('one without VAT says why, and a correction names what it takes back', async () => {
  const { translate } = textsFor('payout', 'en');
  const abroad = { ...sampleSelfBill, vatTreatment: 'reverseCharge' } as const;
  expect(await printed(abroad, 'en')).toContain(plain(translate('payout.reverseCharge')));
  const small = { ...sampleSelfBill, vatTreatment: 'notRegistered' } as const;
  expect(await printed(small, 'en')).toContain(plain(translate('payout.notRegistered')));
  const back = { ...sampleSelfBill, number: 'SC-BALAZ7-0001', corrects: 'SB-BALAZ7-0001' };
  expect(await printed(back, 'en')).toContain('Corrects SB-BALAZ7-0001');
});

test.each(words)('a statement in %s lists its lines and their hash', async (language) => {
  const text = await printed(sampleStatement, language);
  for (const part of ['17', '21', 'Reading the DAX', 'BALAZ7', sampleStatement.hash]) {
    expect(text).toContain(part);
  }
  // Next to the title: a long date would run into it.
  const day = formatShortDay('2026-11-20T10:00:00Z', academyTimeZone, language);
  expect(text).toContain(plain(`21 ${day} Reading the DAX`));
  for (const cents of [13_000, -700, 12_300]) {
    expect(text).toContain(plain(formatMoney(cents, language)));
  }
});

test('the same document is the same file', async () => {
  for (const pdf of [sampleSelfBill, sampleStatement]) {
    const [one, other] = [
      await renderPdf(pdf, 'de', sampleSender),
      await renderPdf(pdf, 'de', sampleSender),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  }
});
