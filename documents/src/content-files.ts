import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileLanguage, nameInLanguage } from '@danube/contract/catalogue/file-language.ts';
import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Book } from './pdf/book-pdf.tsx';
import type { Sheet } from './pdf/fact-sheet-pdf.tsx';
import { type Block, parseMarkdown } from './pdf/markdown.ts';

/** A file to typeset, and its source. */
export type ContentFile =
  | { kind: 'book'; path: string; book: Book }
  | { kind: 'sheet'; path: string; sheet: Sheet };

/** Written into every file, so that the same sources always produce the same bytes. */
const edition = new Date('2026-01-05T08:00:00Z');

const bookTitles = z.object({ title: z.string(), subtitle: z.string() });
const bookFrontMatter = bookTitles.extend({
  language: languageSchema,
  author: z.string(),
  files: z.tuple([z.string()]),
});
const sheetFrontMatter = z.object({
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  files: z.tuple([z.string()]),
});
const chapterFrontMatter = z.object({ title: z.string() });
const formFrontMatter = z.object({ title: z.string(), subtitle: z.string().default('') });

/** Everything in `content/` that is printed: books, fact sheets and the forms of lessons. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  return [
    ...(await readEach(join(folder, 'books'), readEditions)).flat(),
    ...(await readEach(join(folder, 'fact-sheets'), readFactSheet)),
    ...(await readEach(join(folder, 'courses'), readForms)).flat(),
  ];
}

async function readEach<Read>(
  folder: string,
  read: (folder: string) => Promise<Read>,
): Promise<Read[]> {
  const names = await namesIn(folder);
  return Promise.all(names.map((name) => read(join(folder, name))));
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.map(({ name }) => name).toSorted();
}

/** The book in its original language, and in each language with a file in `chapters`. */
async function readEditions(folder: string): Promise<ContentFile[]> {
  const { facts } = await readText(join(folder, 'book.md'), bookFrontMatter);
  const names = await namesIn(join(folder, 'chapters'));
  const chapters = names.filter((name) => fileLanguage(name) === null);
  const translated = new Set(names.flatMap((name) => fileLanguage(name) ?? []));
  const original = await readBook(folder, { facts, names: chapters, path: facts.files[0] });
  const editions = [...translated].map((code) =>
    readTranslation(folder, { facts, chapters, code }),
  );
  return [original, ...(await Promise.all(editions))];
}

type BookFacts = z.infer<typeof bookFrontMatter>;

/** Must have every chapter of the original; its PDF is named after the original's. */
async function readTranslation(
  folder: string,
  { facts, chapters, code }: { facts: BookFacts; chapters: string[]; code: LanguageCode },
): Promise<ContentFile> {
  const path = nameInLanguage(facts.files[0], code);
  const { facts: titles } = await readText(join(folder, `book.${code}.md`), bookTitles);
  const names = chapters.map((name) => nameInLanguage(name, code));
  return readBook(folder, { facts: { ...facts, ...titles, language: code }, names, path });
}

async function readBook(
  folder: string,
  { facts, names, path }: { facts: BookFacts; names: string[]; path: string },
): Promise<ContentFile> {
  const texts = await Promise.all(
    names.map((name) => readText(join(folder, 'chapters', name), chapterFrontMatter)),
  );
  // The file numbered 00 is the imprint, which precedes the table of contents.
  const [imprint, ...chapters] = texts.map(({ facts: { title }, blocks }) => ({ title, blocks }));
  if (!imprint || !names[0]?.startsWith('00-')) throw new Error(`${folder} has no imprint`);
  const book = { ...facts, edition, imprint: imprint.blocks, chapters };
  return { kind: 'book', path: join(folder, path), book };
}

async function readFactSheet(folder: string): Promise<ContentFile> {
  const { facts } = await readText(join(folder, 'fact-sheet.md'), sheetFrontMatter);
  const path = join(folder, 'sheet.md');
  const sheet = { ...facts, edition, blocks: parseText(path, await readFile(path, 'utf8')) };
  return { kind: 'sheet', path: join(folder, facts.files[0]), sheet };
}

/** Every Markdown file among a course's files becomes a PDF next to it. */
async function readForms(folder: string): Promise<ContentFile[]> {
  const names = (await namesIn(join(folder, 'files'))).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.map(async (name): Promise<ContentFile> => {
      const { facts, blocks } = await readText(join(folder, 'files', name), formFrontMatter);
      const path = join(folder, 'files', `${basename(name, '.md')}.pdf`);
      const sheet = {
        title: facts.title,
        summary: facts.subtitle,
        language: 'en',
        edition,
        blocks,
      };
      return { kind: 'sheet', path, sheet };
    }),
  );
}

async function readText<Facts>(
  path: string,
  schema: z.ZodType<Facts>,
): Promise<{ facts: Facts; blocks: Block[] }> {
  const file = await readFile(path, 'utf8');
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${path} has no facts`);
  return { facts: schema.parse(parse(head)), blocks: parseText(path, text) };
}

function parseText(path: string, text: string): Block[] {
  try {
    return parseMarkdown(text);
  } catch (error) {
    throw new Error(`${path} cannot be set`, { cause: error });
  }
}
