import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileLanguage, nameInLanguage } from '@danube/contract/catalogue/file-language.ts';
import { expect, test } from 'vitest';
import { type ContentFile, readContentFiles } from './content-files.ts';
import type { Chapter } from './pdf/book-pdf.tsx';
import { parseFigure } from './pdf/figure.ts';
import { readPdfText } from './pdf/read-pdf-text.ts';
import { renderBook, renderSheet } from './pdf/render-content-pdf.tsx';
import { sampleSender } from './samples.ts';
import { textsFor } from './texts.ts';

const content = join(import.meta.dirname, '../../content');
const files = await readContentFiles(content);
const books = files.filter((file) => file.kind === 'book');

test('finds the books, the fact sheets and the form of the fast track', () => {
  expect(files.map(({ path }) => path.slice(content.length + 1))).toEqual(
    expect.arrayContaining([
      'books/forbidden-trading/files/forbidden-trading.pdf',
      'books/session-notebook/files/session-notebook.pdf',
      'fact-sheets/dax/files/dax.pdf',
      'fact-sheets/eur-usd/files/eur-usd.pdf',
      'fact-sheets/gold/files/gold.pdf',
      'courses/fast-track/files/trading-plan.pdf',
    ]),
  );
});

test.each(files)('keeps $path as its sources say', { timeout: 60_000 }, async (file) => {
  const [saved, set] = await Promise.all([readFile(file.path), setAgain(file)]);
  expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
  expect(saved.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  expect(readPdfText(saved)).toEqual(readPdfText(set));
});

const freeBook = books.filter(({ path }) => path.includes('forbidden-trading'));

test.each(freeBook)('gives $path 24 pages or more, drawings and every chapter', async (file) => {
  const pdf = await readFile(file.path);
  const text = readPdfText(pdf).join(' ').replace(/\s+/g, ' ');
  const { chapters, language } = file.book;
  const figure = textsFor('edition', language).translate('edition.figure', { number: '' }).trim();
  expect(countPages(pdf)).toBeGreaterThanOrEqual(24);
  expect(text.match(new RegExp(`${figure} \\d+\\.\\d+`, 'g'))?.length).toBeGreaterThanOrEqual(6);
  expect(chapters.length).toBeGreaterThanOrEqual(9);
  for (const [index, { title }] of chapters.entries()) {
    // Once in the table of contents and once in the chapter heading.
    expect(text.split(`${index + 1} ${title}`)).toHaveLength(3);
  }
});

const originals = books.filter(({ path }) => fileLanguage(path) === null);

test.each(originals)('counts the pages of $path truly', async ({ path }) => {
  const facts = await readFile(join(path, '../../book.md'), 'utf8');
  expect(facts).toContain(`\npageCount: ${countPages(await readFile(path))}\n`);
});

test.each(books)('shows of $path what the first chapter says', async ({ path }) => {
  const folder = join(path, '../..');
  const language = fileLanguage(path);
  const excerptName = language ? nameInLanguage('excerpt.md', language) : 'excerpt.md';
  const excerpt = await readFile(join(folder, excerptName), 'utf8');
  const names = (await readdir(join(folder, 'chapters'))).toSorted();
  const [, first = ''] = names.filter((name) => fileLanguage(name) === language);
  const chapter = await readFile(join(folder, 'chapters', first), 'utf8');
  const paragraphs = excerpt.split('\n\n').filter((block) => !block.startsWith('#'));
  for (const paragraph of paragraphs) expect(chapter).toContain(paragraph.trim());
});

const translations = freeBook.filter(({ path }) => fileLanguage(path) !== null);

test.each(translations)('draws in $path what the original draws', ({ book }) => {
  const original = freeBook.find(({ book: { language } }) => language === 'en')?.book;
  expect(book.chapters.map(drawn)).toEqual(original?.chapters.map(drawn));
});

/** The drawings without their texts. */
function drawn({ blocks }: Chapter): string[] {
  const words = new Set(['caption', 'label', 'from', 'to']);
  return blocks.flatMap((block) =>
    block.type === 'code' && block.lang === 'figure'
      ? [JSON.stringify(parseFigure(block.value), (key, value) => (words.has(key) ? '' : value))]
      : [],
  );
}

async function setAgain(file: ContentFile): Promise<Uint8Array> {
  return file.kind === 'book' ? renderBook(file.book) : renderSheet(file.sheet, sampleSender);
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
}
