import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ContentFile, readContentFiles } from './content-files.ts';
import { readPdfText } from './pdf/read-pdf-text.ts';
import { renderBook, renderSheet } from './pdf/render-content-pdf.tsx';
import { sampleSender } from './samples.ts';

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
  const [kept, set] = await Promise.all([readFile(file.path), setAgain(file)]);
  expect(kept.subarray(0, 5).toString()).toBe('%PDF-');
  expect(kept.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  expect(readPdfText(kept)).toEqual(readPdfText(set));
});

test('gives Forbidden Trading at least 24 pages, drawings in it and every chapter', async () => {
  const file = books.find(({ path }) => path.includes('forbidden-trading'));
  const pdf = await readFile(file?.path ?? '');
  const text = readPdfText(pdf).join(' ').replace(/\s+/g, ' ');
  const chapters = file?.book.chapters ?? [];
  expect(countPages(pdf)).toBeGreaterThanOrEqual(24);
  expect(text.match(/Figure \d+\.\d+/g)?.length).toBeGreaterThanOrEqual(6);
  expect(chapters.length).toBeGreaterThanOrEqual(9);
  for (const [index, { title }] of chapters.entries()) {
    // Once in the contents and once where the chapter opens.
    expect(text.split(`${index + 1} ${title}`)).toHaveLength(3);
  }
});

test.each(books)('counts the pages of $path truly', async ({ path }) => {
  const facts = await readFile(join(path, '../../book.md'), 'utf8');
  expect(facts).toContain(`\npageCount: ${countPages(await readFile(path))}\n`);
});

test.each(books)('shows of $path what the first chapter says', async ({ path }) => {
  const folder = join(path, '../..');
  const excerpt = await readFile(join(folder, 'excerpt.md'), 'utf8');
  const [, first = ''] = (await readdir(join(folder, 'chapters'))).toSorted();
  const chapter = await readFile(join(folder, 'chapters', first), 'utf8');
  const paragraphs = excerpt.split('\n\n').filter((block) => !block.startsWith('#'));
  for (const paragraph of paragraphs) expect(chapter).toContain(paragraph.trim());
});

async function setAgain(file: ContentFile): Promise<Uint8Array> {
  return file.kind === 'book' ? renderBook(file.book) : renderSheet(file.sheet, sampleSender);
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
}
