import type { LinkedTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import { expect, it } from 'vitest';
import { lessonTerms } from './lesson-terms.ts';

const term = (name: string, overrides: Partial<LinkedTerm> = {}): LinkedTerm => ({
  slug: name.toLowerCase(),
  term: name,
  language: 'en',
  lesson: { course: 'cfd-foundations', slug: 'leverage-and-margin' },
  isOnlyInCourse: false,
  ...overrides,
});

const terms = [
  term('Spread', { lesson: { course: 'fast-track', slug: 'what-a-cfd-costs' } }),
  term('Margin', { isOnlyInCourse: true }),
  term('Leverage'),
];
const linked = (course: string, slug: string, language: 'en' | 'de' = 'en') =>
  lessonTerms(terms, { course, slug, language }).map(({ href }) => href);

it('offers terms of the language, in the courses where they mean what the page says', () => {
  expect(linked('cfd-foundations', 'the-spread')).toEqual([
    '/glossary/spread',
    '/glossary/margin',
    '/glossary/leverage',
  ]);
  // A margin in an annual report is something else.
  expect(linked('stocks', 'the-tables')).toEqual(['/glossary/spread', '/glossary/leverage']);
  expect(linked('cfd-foundations', 'the-spread', 'de')).toEqual([]);
});

it('leaves out what the lesson teaches itself', () => {
  expect(linked('cfd-foundations', 'leverage-and-margin')).toEqual(['/glossary/spread']);
});
