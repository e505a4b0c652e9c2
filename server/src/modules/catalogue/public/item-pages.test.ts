import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { newDraft } from '@danube/contract/catalogue/draft/new-draft.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { fileIdSchema, type StoredFile } from '@danube/contract/media/media.schemas.ts';
import { expect, test } from 'vitest';
import { toBookPage } from './item-pages.ts';

const english = aFile('1', 'book.pdf', 50);
const german = aFile('2', 'book.de.pdf', 54);

test('gives the edition in the reader’s language first, with its own length', () => {
  expect(pageIn('de')).toMatchObject({ pageCount: 54, files: [german.id, english.id] });
  expect(pageIn('en')).toMatchObject({ pageCount: 50, files: [english.id, german.id] });
});

test('keeps the order and the length of the book for readers without an edition', () => {
  expect(pageIn('fr')).toMatchObject({ pageCount: 50, files: [english.id, german.id] });
});

test('counts on no edition that is not ready', () => {
  const checking = { ...german, state: 'checking' } as const;
  expect(pageIn('de', [english, checking])).toMatchObject({ pageCount: 50, files: [english.id] });
});

function pageIn(language: LanguageCode, files: readonly StoredFile[] = [english, german]) {
  const draft = newDraft({
    kind: 'book',
    slug: 'book',
    title: 'A book',
    originalLanguage: 'en',
    instructor: '',
    level: 'beginner',
  });
  if (draft.kind !== 'book') throw new Error('a book was asked for');
  const book = { ...draft, pageCount: 50, files: [english.id, german.id] };
  const id = itemIdSchema.parse('30000000-0000-4000-8000-000000000001');
  const publishedAt = new Date('2026-11-15T10:00:00Z');
  const page = toBookPage({ id, draft: book, publishedAt }, files, language);
  return { pageCount: page.pageCount, files: page.files.map((file) => file.id) };
}

function aFile(digit: string, name: string, pageCount: number): StoredFile {
  return {
    id: fileIdSchema.parse(`40000000-0000-4000-8000-00000000000${digit}`),
    name,
    purpose: 'document',
    state: 'ready',
    refusal: null,
    bytes: 1_000,
    contentType: 'application/pdf',
    sha256: null,
    durationSeconds: null,
    width: null,
    height: null,
    pageCount,
    uploadedBy: null,
    createdAt: new Date('2026-11-15T10:00:00Z'),
  };
}
