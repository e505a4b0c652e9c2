import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRouterClient } from '@orpc/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { createGlossary } from './glossary.module.ts';
import { readTerms } from './read-terms.ts';

const content = fileURLToPath(new URL('../../../../content', import.meta.url));
const glossary = createRouterClient(createGlossary().routers.glossary, {
  context: contextOf(callers.anonymous),
});

describe('the terms', () => {
  const files = readTerms(join(content, 'glossary'));

  test('each name a lesson that exists', () => {
    expect(files.length).toBeGreaterThanOrEqual(250);
    const missing = files.filter(
      ({ lesson }) => !existsSync(join(content, 'courses', `${lesson}.md`)),
    );
    expect(missing).toEqual([]);
  });

  test('are called something else each, in text and address', () => {
    const plain = files.map(({ term }) => term.toLowerCase());
    expect(new Set(plain).size).toBe(plain.length);
    expect(new Set(files.map(({ slug }) => slug)).size).toBe(files.length);
  });

  test('have an address made of their name', () => {
    const named = (term: string) =>
      term
        .normalize('NFKD')
        .replaceAll(/\p{Mark}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
    expect(files.filter(({ slug, term }) => slug !== named(term))).toEqual([]);
  });

  test('stand in alphabetical order, whatever their capitals', async () => {
    const names = (await glossary.list()).map(({ term }) => term.toLowerCase());
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });
});

describe('a term', () => {
  test('has its text, its example, its lesson and the others of that lesson', async () => {
    const ask = await glossary.read({ slug: 'ask' });
    expect(ask).toMatchObject({
      term: 'Ask',
      language: 'en',
      lesson: { course: 'fast-track', slug: 'why-a-price-moves' },
    });
    expect(ask.definition).toMatch(/^The lowest price at which somebody is willing to sell/);
    expect(ask.example).toMatch(/^With a bid of 24,000/);
    expect(ask.related.map(({ slug }) => slug)).toContain('bid');
    expect(ask.related.map(({ slug }) => slug)).not.toContain('ask');
  });

  test('that nobody wrote is not found', async () => {
    await expect(glossary.read({ slug: 'no-such-term' })).rejects.toMatchObject({
      code: 'TERM_NOT_FOUND',
    });
  });

  test.each([
    ['without an example', '---\nterm: Gap\nlesson: a/01-b/02-c\n---\nA jump.\n'],
    ['without a lesson', '---\nterm: Gap\n---\nA jump.\n\n**Example:** From 1 to 3.\n'],
  ])('stops the start: %s', (_, text) => {
    const folder = mkdtempSync(join(tmpdir(), 'terms-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'gap.md'), text);
    expect(() => readTerms(folder)).toThrow();
  });
});

describe('links from lessons', () => {
  test('leave out everyday words, and keep ambiguous ones to the course that teaches them', async () => {
    const links = await glossary.links();
    const names = links.map(({ slug }) => slug);
    expect(names).toContain('spread');
    expect(names).not.toContain('ask');
    expect(names).not.toContain('last-hour');
    expect(links.filter(({ isOnlyInCourse }) => isOnlyInCourse).map(({ slug }) => slug)).toContain(
      'margin',
    );
    expect(links.find(({ slug }) => slug === 'spread')?.lesson.course).toMatch(/^[a-z-]+$/);
  });
});

describe('the search', () => {
  test('finds by the beginnings of words, the nearest name first', async () => {
    const found = await glossary.search({ query: 'SPREA', limit: 20 });
    expect(found.length).toBeGreaterThan(1);
    expect(found[0]).toMatchObject({ term: 'Spread', titleMarks: [[0, 6]] });
  });

  test('finds words of the text, and quotes the sentence', async () => {
    const found = await glossary.search({ query: 'willing sell', limit: 20 });
    const ask = found.find(({ slug }) => slug === 'ask');
    expect(ask?.excerpt).toBe('The lowest price at which somebody is willing to sell to you now.');
    expect(ask?.excerptMarks.length).toBe(2);
  });

  test('finds nothing for words that no term has', async () => {
    expect(await glossary.search({ query: 'zzzz', limit: 20 })).toEqual([]);
    expect(await glossary.search({ query: '…', limit: 20 })).toEqual([]);
  });
});
