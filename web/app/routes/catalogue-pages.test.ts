import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it, vi } from 'vitest';
import { nothingFound } from '../features/frame/search/find-everything.ts';
import {
  makeBookPage,
  makeIndicatorPage,
  makePackagePage,
} from '../features/shop/item/catalogue.factory.ts';
import type { Api } from '../lib/api.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { loaderArguments, redirectOf, thrownBy } from '../page/testing/call-loader.ts';
import routes from '../routes.ts';
import { loader as loadBook } from './book.tsx';
import { loader as loadBooks } from './books.tsx';
import { loader as loadIndicator } from './indicator.tsx';
import { loader as loadPricing } from './pricing.tsx';
import { loader as loadSearch } from './search.tsx';

type Catalogue = { [Name in keyof Api['catalogue']]?: (input: never) => unknown };

const book = makeBookPage();
const indicator = makeIndicatorPage();
const reportError = vi.fn();

const offered: Catalogue = {
  list: async () => ({ items: [book, indicator], nextCursor: null, total: 2 }),
  listWithFiles: async () => [book],
  book: async ({ slug }: { slug: string }) => {
    if (slug === book.slug) return { isMoved: false, page: book };
    if (slug === 'nine-trades') return { isMoved: true, slug: book.slug };
    throw declaredFailure('ITEM_NOT_FOUND', 404);
  },
  indicator: async ({ id }: { id: string }) =>
    id === 'old-bands'
      ? { isMoved: true, slug: indicator.slug }
      : { isMoved: false, page: indicator },
  packages: async () => [makePackagePage()],
  search: async () => [{ ...book, excerpt: 'nine trades' }],
};

const learning = { findLessons: async () => [] };
const videos = { search: async () => [] };
const events = { search: async () => [] };
const blog = { search: async () => [] };
const help = { search: async () => [] };
const glossary = { search: async () => [] };

function asked<Arguments>(address: string, params = {}, catalogue = offered): Arguments {
  return loaderArguments(address, params, {
    api: { blog, catalogue, events, glossary, help, learning, videos },
    reportError,
  });
}

const fileAt = (path: string) => routes.find((route) => route.path === path)?.file;

describe('routes of books, indicators, prices and the search', () => {
  it('are there, and books and indicators have a page each [R2.08]', () => {
    expect(fileAt('books')).toBe('routes/books.tsx');
    expect(fileAt('book/:slug')).toBe('routes/book.tsx');
    expect(fileAt('indicator/:id')).toBe('routes/indicator.tsx');
    expect(fileAt('search')).toBe('routes/search.tsx');
    expect(findPage('/book/forbidden-trading')?.page.cache?.items).toBe('book');
    expect(findPage('/indicator/danube-bands')?.page.cache?.items).toBe('indicator');
  });

  it('show prices [R2.09a]', async () => {
    expect(fileAt('pricing')).toBe('routes/pricing.tsx');
    const { packages } = await loadPricing(asked('/pricing'));
    expect(packages).toMatchObject([{ title: 'Index Trader Bundle', price: 19_900 }]);
  });

  it('show a book without offering it once more below [R2.08]', async () => {
    const { items } = await loadBooks(asked('/books'));
    expect(items[0]?.title).toBe('Forbidden Trading');
    const answer = await loadBook(asked('/book/forbidden-trading', { slug: book.slug }));
    expect(answer.book.excerpt.beginning).toMatchObject([{ kind: 'heading' }, {}]);
    expect(answer.others.map(({ id }) => id)).toEqual([indicator.id]);
  });

  it('lead from a former name to the present one for good, and the language goes along', async () => {
    const moved = await thrownBy(() =>
      loadBook(asked('/book/nine-trades?lang=de', { slug: 'nine-trades' })),
    );
    expect(redirectOf(moved)).toEqual([301, '/book/forbidden-trading?lang=de']);
    const movedToo = await thrownBy(() =>
      loadIndicator(asked('/indicator/old-bands', { id: 'old-bands' })),
    );
    expect(redirectOf(movedToo)).toEqual([301, '/indicator/danube-bands']);
  });

  it('say in which language a look inside is that is not translated', async () => {
    const page = { ...book, language: 'de' as const, fieldLanguages: { excerpt: 'en' as const } };
    const catalogue: Catalogue = { ...offered, book: async () => ({ isMoved: false, page }) };
    const answer = await loadBook(
      asked('/book/forbidden-trading?lang=de', { slug: book.slug }, catalogue),
    );
    expect(answer.book.language).toBe('de');
    expect(answer.book.excerpt).toMatchObject({ language: 'en', beginning: [{}, {}] });
  });

  it('have no page for a book that is not there', async () => {
    const missing = await thrownBy(() => loadBook(asked('/book/none', { slug: 'none' })));
    expect(missing).toMatchObject({ init: { status: 404 } });
  });

  it('bring bars to draw an indicator on, by days or by quarter hours', async () => {
    const bands = await loadIndicator(asked('/indicator/danube-bands', { id: indicator.id }));
    expect(bands.bars).toHaveLength(150);
    const catalogue = {
      ...offered,
      indicator: async () => ({
        isMoved: false,
        page: { ...indicator, preview: 'session-range' as const },
      }),
    };
    const range = await loadIndicator(asked('/indicator/session-range', { id: 'x' }, catalogue));
    expect(range.bars).toHaveLength(108);
    expect((range.bars[1]?.time ?? 0) - (range.bars[0]?.time ?? 0)).toBe(900_000);
  });

  it('search for what the address says, and for nothing where it says nothing', async () => {
    const found = await loadSearch(asked('/search?q=%20nine%20%20trades&kind=book'));
    expect(found.view).toEqual({ query: 'nine trades', kind: 'book' });
    expect(found.found?.items).toHaveLength(1);
    const search = vi.fn();
    const blank = await loadSearch(asked('/search?q=%20&kind=x', {}, { search }));
    expect(blank).toEqual({
      view: { query: '', kind: undefined },
      found: nothingFound,
    });
    expect(search).not.toHaveBeenCalled();
  });

  it('keep the words where the search does not answer, and tell of it', async () => {
    const search = async () => {
      throw new Error('away');
    };
    const answer = await loadSearch(asked('/search?q=dax', {}, { search }));
    expect(answer).toMatchObject({ view: { query: 'dax' }, found: null });
    expect(reportError).toHaveBeenCalledOnce();
  });
});
