// @vitest-environment jsdom
import { lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import catalogue from '../../../../../locales/en/catalogue.json' with { type: 'json' };
import footer from '../../../../../locales/en/footer.json' with { type: 'json' };
import itv from '../../../../../locales/en/itv.json' with { type: 'json' };
import nav from '../../../../../locales/en/nav.json' with { type: 'json' };
import search from '../../../../../locales/en/search.json' with { type: 'json' };
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import { noRetryQueryClient } from '../../../lib/testing/page-frame.tsx';
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import { makeOccurrence } from '../../live/events/occurrence.factory.ts';
import { readSearchView, searchUrl } from '../../shared/paths/search-paths.ts';
import { makeItemCard } from '../../shop/item/catalogue.factory.ts';
import { makeVideoCard } from '../../watch/itv/video.factory.ts';
import { type Found, type FoundItem, nothingFound } from './find-everything.ts';
import { SearchHead } from './search-head.tsx';
import { SearchPage } from './search-page.tsx';

afterEach(cleanup);

const unmarked = { titleMarks: [], excerptMarks: [], excerptLanguage: 'en' as const };
const items: FoundItem[] = [
  {
    ...makeItemCard({ kind: 'book', slug: 'forbidden-trading', title: 'Forbidden Trading' }),
    ...unmarked,
    excerpt: '',
  },
  {
    ...makeItemCard(),
    ...unmarked,
    excerpt: 'the contact with the market',
    excerptMarks: [[4, 11]],
  },
  {
    ...makeItemCard({ kind: 'fact-sheet', slug: 'dax-facts', title: 'The DAX on a page' }),
    ...unmarked,
    excerpt: 'forty companies',
  },
];
const videos = [
  {
    ...makeVideoCard({ title: 'Contact & <b>gaps</b>' }),
    titleMarks: [[0, 7]] satisfies [number, number][],
    excerpt: 'Eine Lücke im Kontakt.',
    excerptMarks: [],
    excerptLanguage: 'de' as const,
  },
];
const found: Found = { ...nothingFound, items, videos };

function show(address: string, found: Found | null = nothingFound) {
  const store = createTextStore('en', () => undefined);
  for (const [group, texts] of Object.entries({ catalogue, footer, itv, nav, search, ui })) {
    // Object.entries loses the key type; the object above lists the groups.
    store.add(group as 'search', texts, undefined);
  }
  const view = readSearchView(new URL(address, 'https://danube.example').searchParams);
  const page = (
    <>
      <SearchHead view={view} />
      <SearchPage view={view} found={found} />
    </>
  );
  const router = createMemoryRouter([{ path: '/search', element: page }], {
    initialEntries: [address],
  });
  render(
    <TextsProvider store={store}>
      <QueryClientProvider client={noRetryQueryClient()}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </TextsProvider>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('search page', () => {
  it('shows terms of the glossary with the sentence that has the words', () => {
    const term = { slug: 'ask', term: 'Ask', language: 'en' as const };
    const excerpt = 'The lowest price at which somebody sells.';
    show('/search?q=ask', {
      ...nothingFound,
      terms: [{ ...term, ...unmarked, titleMarks: [[0, 3]], excerpt }],
    });
    const group = within(screen.getByRole('region', { name: 'Glossary' }));
    expect(group.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('/glossary/ask');
    expect(group.getByText(excerpt)).toBeDefined();
  });

  it('shows live sessions with their next date, and past ones as a replay', () => {
    const next = { ...makeOccurrence({ title: 'Tuesday live' }), ...unmarked, excerpt: '' };
    const past = { ...next, id: 'past', date: '2026-01-06', hasReplay: true };
    show('/search?q=live', { ...nothingFound, sessions: [{ ...next, hasReplay: false }, past] });
    const group = within(screen.getByRole('region', { name: 'Live sessions' }));
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/events/${next.slug}/${next.date}`,
      `/events/${next.slug}/2026-01-06`,
    ]);
    expect([group.getByText(/^Next on/), group.getByText(/^Replay from/)]).toHaveLength(2);
  });

  it('shows free lessons with their course, and leads to their public page', () => {
    const lesson = {
      id: lessonIdSchema.parse('018f4c5e-0000-7000-8000-000000000001'),
      slug: 'what-a-trade-may-cost',
      title: 'What a trade may cost',
      language: 'en' as const,
      isFree: true,
      course: { slug: 'fast-track', title: 'Fast Track', isPublic: true },
    };
    const excerpt = 'The spread is a cost.';
    show('/search?q=cost', { ...nothingFound, lessons: [{ ...lesson, ...unmarked, excerpt }] });
    const group = within(screen.getByRole('region', { name: 'Lessons' }));
    expect(group.getByRole('link', { name: lesson.title }).getAttribute('href')).toBe(
      '/course/fast-track/lessons/what-a-trade-may-cost',
    );
    expect(group.getByText('Lesson in Fast Track')).toBeDefined();
    cleanup();
    const withdrawn = { ...lesson, course: { ...lesson.course, isPublic: false } };
    show('/search?q=cost', { ...nothingFound, lessons: [{ ...withdrawn, ...unmarked, excerpt }] });
    expect(screen.getByRole('link', { name: lesson.title }).getAttribute('href')).toBe(
      '/my-courses/fast-track/what-a-trade-may-cost',
    );
  });

  it('is a plain form that keeps the language', () => {
    show('/search?q=dax&kind=book&lang=en');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Search' });
    expect(form.getAttribute('action')).toBe('/search');
    expect(form.method).toBe('get');
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'dax', kind: 'book', lang: 'en' });
  });

  it('groups what was found by kind and leads to each, also to pages of the site', () => {
    show('/search?q=contact', found);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Courses',
      'Videos',
      'Books',
      'Fact sheets',
      'Pages',
    ]);
    expect(links()).toEqual([
      '/course/fast-track',
      '/itv/why-the-dax-gaps',
      '/book/forbidden-trading',
      '/download#dax-facts',
      '/contact',
    ]);
    expect(screen.getByRole('status').textContent).toBe('5 results for “contact”');
    expect(document.body.textContent).toContain('… the contact with the market …');
  });

  it('marks the searched words in titles, excerpts and names of pages, as text', () => {
    show('/search?q=contact', found);
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['contact', 'Contact', 'Contact']);
    expect(screen.getByRole('link', { name: 'Contact & <b>gaps</b>' })).toBeDefined();
    expect(screen.getByText('Eine Lücke im Kontakt.').getAttribute('lang')).toBe('de');
  });

  it('leaves pages out where a kind is asked for', () => {
    show('/search?q=contact&kind=course', { ...nothingFound, items: items.slice(1, 2) });
    expect(links()).toEqual(['/course/fast-track']);
  });

  it('says that nothing was found, and what to do', () => {
    show('/search?q=zzz');
    expect(within(screen.getByRole('status')).getByText('No results for “zzz”')).toBeDefined();
    expect(links()).toEqual(['/courses']);
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      'noindex',
    );
  });

  it('says that the search does not answer, and offers to try again', () => {
    show('/search?q=dax', null);
    expect(screen.getByRole('alert').textContent).toContain('Search isn’t working right now');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('begins with what is often wanted, and is listed by search engines', () => {
    show('/search');
    expect(links()).toContain('/pricing');
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });
});

describe('address of a search', () => {
  it('says words and kind, and only a kind that there is', () => {
    expect(searchUrl({ query: 'a & b', kind: 'book' })).toBe('/search?q=a+%26+b&kind=book');
    expect(searchUrl({ query: '', kind: undefined })).toBe('/search');
    expect(readSearchView(new URLSearchParams({ q: ' a  b ', kind: 'cat' }))).toEqual({
      query: 'a b',
      kind: undefined,
    });
    expect(readSearchView(new URLSearchParams({ q: 'x'.repeat(300) })).query).toHaveLength(100);
  });
});
