import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { expect, test } from 'vitest';
import type { CourseReaderOptions } from './read-course.ts';
import { readBook } from './read-offers.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a book is offered with its file, and with the editions beside it', () => {
  const named: string[] = [];
  const tools = {
    nameFile: (path: string) => {
      named.push(path.slice('books/one/'.length));
      return fileIdSchema.parse('40000000-0000-4000-8000-000000000001');
    },
  } as Partial<CourseReaderOptions> as CourseReaderOptions;
  const tree = new Map([
    [
      'books/one/book.md',
      bytes(`---
language: en
title: One
summary: In short.
author: Somebody
priceCents: 0
files: [files/one.pdf]
---
At length.
`),
    ],
    ['books/one/excerpt.md', bytes('First.')],
    ['books/one/files/one.sk.pdf', bytes('%PDF-')],
    ['books/one/files/one.pdf', bytes('%PDF-')],
    ['books/one/files/one.de.pdf', bytes('%PDF-')],
    ['books/one/files/other.de.pdf', bytes('%PDF-')],
    ['books/two/files/one.de.pdf', bytes('%PDF-')],
  ]);
  readBook({ tree, folder: 'books/one', tools });
  expect(named).toEqual(['files/one.pdf', 'files/one.de.pdf', 'files/one.sk.pdf']);
});
