import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import { expect, test, vi } from 'vitest';
import { renderPdf } from '../documents.ts';
import type { CertificatePdf } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import { sampleCertificate } from '../sample-certificates.factory.ts';
import { sampleSender } from '../samples.ts';
import { textsFor } from '../texts.ts';
import { readPdfText } from './read-pdf-text.ts';
import { printedLanguages } from './test-languages.ts';

// The first test also loads the PDF engine, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function print(language: LanguageCode, overrides: Partial<CertificatePdf> = {}) {
  return renderPdf({ ...sampleCertificate, ...overrides }, language, sampleSender);
}

/** The text on one line with plain spaces; digits next to Greek letters are a separate run. */
function joinLines(pdf: Uint8Array): string {
  return normaliseSpaces(readPdfText(pdf).join(' '));
}

function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\n/g)?.length ?? 0
  );
}

test.each(languages)('has its texts in every language: $code', ({ code }) => {
  expect(textsFor('completion', code).language).toBe(code);
});

test.each(printedLanguages)(
  'names holder, course, day, number and what it is: %s',
  async (language) => {
    const pdf = await print(language);
    const text = joinLines(pdf);
    const { translate, language: written } = textsFor('completion', language);
    expect(written).toBe(language);
    expect(text).not.toContain('\ufffd');
    expect(text).not.toMatch(/\bcompletion\.[a-z]|\{\{|undefined/);
    for (const words of [
      translate('completion.title'),
      'Anna Kováčová',
      'Trading foundations: from the first chart to a plan',
      formatDay(sampleCertificate.issuedAt, academyTimeZone, language),
      'DTA-2026-000042',
      `${translate('completion.lessons')} 24`,
      translate('completion.meaning'),
      'Danube Trading Academy s.r.o., Laurinská 14',
    ]) {
      expect(text).toContain(normaliseSpaces(words));
    }
    expect(pagesOf(pdf)).toBe(1);
  },
);

test('the address to check it at is printed, linked and refused where it is none', async () => {
  const pdf = await print('en');
  expect(readPdfText(pdf)).toContain('danube-trading.example/certificates/7KQ2M9XD4TRB');
  expect(Buffer.from(pdf).toString('latin1')).toContain(`(${sampleCertificate.url})`);
  await expect(print('en', { url: 'javascript:alert(1)' })).rejects.toThrow('http and https only');
});

test.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [390, '6.5 hours'],
  [400, '6.5 hours'],
])('%i minutes are told as %s', async (minutes, reported) => {
  expect(joinLines(await print('en', { minutes }))).toContain(reported);
});

test.each([
  ['el', 'Ελένη-Αικατερίνη Παπαδοπούλου', 'Θεμέλια των συναλλαγών: ΐ ΰ ώ Ά'],
  ['bg', 'Александър Христодулов', 'Основи на търговията: щит, ъгъл, ю'],
  ['mt', 'Ġużeppi Ħaż-Żabbar', 'Ċans, ġid, ħin u żmien'],
] as const)('reads back letter by letter: %s', async (language, holder, courseTitle) => {
  const text = readPdfText(await print(language, { holder, courseTitle })).join(' ');
  expect(text).toContain(holder);
  expect(text).toContain(courseTitle);
});

test('the longest name and title stay whole and on one page', async () => {
  const holder = `${'Maximiliana '.repeat(13)}Maxim`;
  const courseTitle = `${'Risikomanagement und '.repeat(5)}Handelsplan xyz`;
  expect([holder.length, courseTitle.length]).toEqual([161, 120]);
  const pdf = await print('de', { holder, courseTitle });
  expect(joinLines(pdf)).toContain(holder);
  expect(joinLines(pdf)).toContain(courseTitle);
  expect(pagesOf(pdf)).toBe(1);
});

test('days are those of the academy’s calendar', async () => {
  const pdf = await print('en', { issuedAt: '2026-12-31T23:30:00Z' });
  expect(joinLines(pdf)).toContain('1 January 2027');
});

test('names its title, author and language, and was made when it was issued', async () => {
  const file = Buffer.from(await print('en')).toString('latin1');
  expect(file).toContain('/Lang (en)');
  expect(file).toContain('(Certificate of completion DTA-2026-000042)');
  expect(file).toContain('(Danube Trading Academy s.r.o.)');
  expect(file).toContain('(D:20261115083000Z)');
  expect(Buffer.compare(await print('en'), await print('en'))).toBe(0);
});
