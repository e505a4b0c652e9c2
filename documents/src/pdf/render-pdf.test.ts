import { expect, test, vi } from 'vitest';
import { renderPdf } from '../documents.ts';
import { sampleOccurrence, sampleProgramme, sampleSender } from '../samples.ts';
import { readPdfText } from './read-pdf-text.ts';

// The first test also loads the PDF engine, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

function programmeOf(...titles: string[]) {
  const occurrences = titles.map((title) => ({ ...sampleOccurrence, title, description: '' }));
  return { ...sampleProgramme, occurrences };
}

test.each([
  ['de', 'Größe, Maß und Übung: „Straße“'],
  ['el', 'Ζωντανή διαπραγμάτευση: ΐ ΰ ώ Ά'],
  ['bg', 'Търговия на живо: Ъгъл щит ю'],
  ['mt', 'Ċans, ġid, ħin u żmien'],
  ['pl', 'Zażółć gęślą jaźń'],
  ['ro', 'Ședință și preț la închidere'],
  ['hu', 'Árvíztűrő tükörfúrógép'],
  ['lv', 'Ķīļa ģērbonis, ņemšana'],
  ['cs', 'Příliš žluťoučký kůň'],
] as const)(
  'prints a title so that it reads back letter by letter: %s',
  async (language, title) => {
    const text = readPdfText(await renderPdf(programmeOf(title), language, sampleSender));
    expect(text).toContain(title);
  },
);

test.each([
  ['en', 'Live programme', 'Tuesday', 'Live trading', 'Page 1 of 2'],
  ['fr', 'Séances en direct', 'Mardi', 'Trading en direct', 'Page 1 sur 2'],
  ['it', 'Programma delle dirette', 'Martedì', 'Trading in diretta', 'Pagina 1 di 2'],
  ['es', 'Sesiones en directo', 'Martes', 'Trading en directo', 'Página 1 de 2'],
  ['de', 'Live-Programm', 'Dienstag', 'Live-Trading', 'Seite 1 von 2'],
  ['pl', 'Program sesji na żywo', 'Wtorek', 'Trading na żywo', 'Strona 1 z 2'],
  ['sk', 'Program živých vysielaní', 'Utorok', 'Obchodovanie naživo', 'Strana 1 z 2'],
  ['pt', 'Programa em direto', 'Terça-feira', 'Trading em direto', 'Página 1 de 2'],
] as const)('is written in the reader’s language: %s', async (language, ...words) => {
  const text = readPdfText(await renderPdf(sampleProgramme, language, sampleSender));
  expect(text).toEqual(expect.arrayContaining(words));
});

test('falls back to English where a language has no programme [R4.18]', async () => {
  const pdf = await renderPdf(sampleProgramme, 'mt', sampleSender);
  expect(readPdfText(pdf)).toContain('Live programme');
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (en)');
});

test('names its title, author and language for readers and archives', async () => {
  const file = Buffer.from(await renderPdf(sampleProgramme, 'de', sampleSender)).toString('latin1');
  expect(file).toContain('/Lang (de)');
  expect(file).toContain('(Danube Trading Academy s.r.o.)');
  expect(file).toContain('(D:20261115083000Z)');
  expect(file).toContain('(Live-Programm)');
});

test('gives equal bytes for equal input', async () => {
  const first = await renderPdf(sampleProgramme, 'en', sampleSender);
  const second = await renderPdf(sampleProgramme, 'en', sampleSender);
  expect(Buffer.compare(first, second)).toBe(0);
});

test('is not touched by documents rendered before or beside it', async () => {
  const alone = await renderPdf(programmeOf('zebra'), 'en', sampleSender);
  const [, after] = await Promise.all([
    renderPdf(programmeOf('żółw Ársenal'), 'pl', sampleSender),
    renderPdf(programmeOf('zebra'), 'en', sampleSender),
  ]);
  const later = await renderPdf(programmeOf('zebra'), 'en', sampleSender);
  expect(readPdfText(later)).toContain('zebra');
  expect(Buffer.compare(alone, after)).toBe(0);
  expect(Buffer.compare(alone, later)).toBe(0);
});

test('carries risk sentence and page number on every page', async () => {
  const text = readPdfText(await renderPdf(sampleProgramme, 'en', sampleSender));
  expect(text.filter((line) => line.startsWith('CFDs are complex instruments'))).toHaveLength(2);
  expect(text).toContain('Page 1 of 2');
  expect(text).toContain('Page 2 of 2');
});

test('says that nothing is planned rather than printing an empty page', async () => {
  const text = readPdfText(await renderPdf(programmeOf(), 'en', sampleSender));
  expect(text).toContain('No sessions scheduled in this period.');
});

test('loses no session of a day that fills several pages, and names the day beside each', async () => {
  const titles = Array.from({ length: 25 }, (_, index) => `Session ${index + 1}`);
  const text = readPdfText(await renderPdf(programmeOf(...titles), 'en', sampleSender));
  expect(text.filter((line) => line.startsWith('Session '))).toEqual(titles);
  expect(text.filter((line) => line === 'Tuesday 17')).toHaveLength(24);
});

test('breaks a word that is wider than its column', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  const text = readPdfText(await renderPdf(programmeOf(word), 'de', sampleSender));
  expect(text).not.toContain(word);
  expect(text.join('').replaceAll('-', '')).toContain(word);
});

test('prints an all-day session without hours', async () => {
  const occurrences = [{ ...sampleOccurrence, durationMinutes: 1440, isAllDay: true }];
  const programme = { ...sampleProgramme, occurrences };
  const text = readPdfText(await renderPdf(programme, 'en', sampleSender));
  expect(text).toContain('All day');
  expect(text.join(' ')).not.toContain('18:00');
});

test('refuses a site address that is not http or https', async () => {
  const programme = { ...sampleProgramme, siteUrl: 'javascript:alert(1)' };
  await expect(renderPdf(programme, 'en', sampleSender)).rejects.toThrow('http and https only');
});
