import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { makeCoursePage } from '../features/shop/item/catalogue.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { loaderArguments } from '../page/testing/call-loader.ts';
import { loader as loadGlossary } from './glossary.tsx';
import { loader as loadTerm } from './glossary-term.tsx';

const term = {
  slug: 'ask',
  term: 'Ask',
  language: 'en',
  related: [],
  definition: 'The lowest price.',
  example: 'At 24,001.2.',
  lesson: { course: 'fast-track', slug: 'why-a-price-moves' },
};
const page = makeCoursePage({ slug: 'fast-track' });

const glossary = {
  list: async () => [term],
  search: async ({ query }: { query: string }) => [{ ...term, excerpt: query }],
  async read({ slug }: { slug: string }) {
    if (slug === term.slug) return term;
    throw declaredFailure('TERM_NOT_FOUND', 404);
  },
};

const termAt = (slug: string, course: (input: { slug: string }) => Promise<unknown>) =>
  loadTerm(
    loaderArguments(`/glossary/${slug}`, { slug }, { api: { glossary, catalogue: { course } } }),
  );

describe('routes of the glossary', () => {
  it('are a list and a page for each term, the same for everybody', () => {
    expect(findPage('/glossary')?.page.cache).toBeTruthy();
    expect(findPage('/glossary/ask')?.page.cache?.items).toBe('term');
  });

  it('list everything, or what has the words of the address', async () => {
    const api = { glossary };
    expect(await loadGlossary(loaderArguments('/glossary', {}, { api }))).toMatchObject({
      query: '',
      terms: [term],
      found: [],
    });
    expect(
      await loadGlossary(loaderArguments('/glossary?q=%20low%20%20est', {}, { api })),
    ).toMatchObject({
      query: 'low est',
      terms: [],
      found: [{ excerpt: 'low est' }],
    });
  });

  it('answer 404 where there is no such term, with a page of its own', async () => {
    const answer = await termAt('none', async () => ({ isMoved: false, page }));
    expect(answer).toMatchObject({ data: { term: null }, init: { status: 404 } });
  });

  it('find the lesson in the course as it is now, also where it was renamed', async () => {
    const answer = await termAt('ask', async ({ slug }) =>
      slug === 'fast-track' ? { isMoved: true, slug: 'faster' } : { isMoved: false, page },
    );
    expect(answer.data.taughtIn).toMatchObject({
      course: { title: page.title },
      lesson: { slug: 'why-a-price-moves', isFree: false },
    });
  });

  it('name no course that is not published, and no lesson that it no longer has', async () => {
    const gone = await termAt('ask', async () => {
      throw declaredFailure('ITEM_NOT_FOUND', 404);
    });
    expect(gone.data).toMatchObject({ term, taughtIn: null });
    const emptied = await termAt('ask', async () => ({
      isMoved: false,
      page: { ...page, modules: [] },
    }));
    expect(emptied.data.taughtIn?.lesson).toBeNull();
  });
});
