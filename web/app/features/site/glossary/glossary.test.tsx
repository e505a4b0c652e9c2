// @vitest-environment jsdom
import type { FoundTerm, GlossaryTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import german from '../../../../../locales/de/glossary.json' with { type: 'json' };
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { GlossaryHead, TermHead } from './glossary-head.tsx';
import { GlossaryPage } from './glossary-page.tsx';
import { TermNotFound } from './term-not-found.tsx';
import { TermPage } from './term-page.tsx';
import type { TaughtIn } from './term-view.ts';

afterEach(cleanup);

const card = (slug: string, term: string) => ({ slug, term, language: 'en' as const });
const terms = [card('ask', 'Ask'), card('auction', 'Auction'), card('bid', 'Bid')];
const ask: GlossaryTerm = {
  ...card('ask', 'Ask'),
  definition: 'The lowest price <b>now</b>.',
  example: 'A bid of 24,000 and an ask of 24,001.2.',
  lesson: { course: 'fast-track', slug: 'why-a-price-moves' },
  related: [card('bid', 'Bid')],
};
const taughtIn: TaughtIn = {
  course: { slug: 'fast-track', title: 'Fast Track', language: 'en' },
  lesson: {
    slug: 'why-a-price-moves',
    title: 'Why a price moves',
    language: 'en',
    isFree: true,
  },
};

const show = (page: ReactNode, path = '/glossary') =>
  render(<PageFrame path={path}>{page}</PageFrame>);
const showInGerman = (page: ReactNode) =>
  render(
    <PageFrame path="/glossary?lang=de" language="de" translated={{ glossary: german }}>
      {page}
    </PageFrame>,
  );
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const readStructuredData = (container: HTMLElement) =>
  JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

describe('the glossary', () => {
  it('lists terms under their letters, and leads to each letter that has some', () => {
    show(<GlossaryPage query="" terms={terms} found={[]} />);
    const letters = within(screen.getByRole('navigation', { name: 'Jump to a letter' }));
    const links = letters.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['A', 'B']);
    for (const link of links) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    const underA = within(screen.getByRole('region', { name: 'A' })).getAllByRole('link');
    expect(underA.map(({ textContent }) => textContent)).toEqual(['Ask', 'Auction']);
    expect(addressOf('Bid')).toBe('/glossary/bid');
    expect(screen.queryByText(/Shown in/)).toBeNull();
  });

  it('has a search that a browser can send by itself, in the same language', () => {
    show(<GlossaryPage query="as" terms={[]} found={[]} />, '/glossary?q=as&lang=de');
    const form = screen.getByRole('form', { name: 'Search the glossary' });
    expect(form.getAttribute('method')).toBe('get');
    expect(form.getAttribute('action')).toBe('/glossary');
    const fields = [...new FormData(form as HTMLFormElement)];
    expect(fields).toEqual([
      ['lang', 'de'],
      ['q', 'as'],
    ]);
  });

  it('shows what was found with the words marked, and the way back to all', () => {
    const found: FoundTerm[] = [
      {
        ...card('ask', 'Ask'),
        titleMarks: [[0, 3]],
        excerpt: 'The lowest price.',
        excerptMarks: [],
        excerptLanguage: 'en',
      },
    ];
    show(<GlossaryPage query="as" terms={[]} found={found} />);
    expect(screen.getByRole('status').textContent).toBe('1 term for “as”');
    expect(document.querySelector('mark')?.textContent).toBe('Ask');
    expect(screen.getByText('The lowest price.')).toBeDefined();
    expect(addressOf('Show all terms')).toBe('/glossary');
  });

  it('says that nothing was found, and what to do', () => {
    show(<GlossaryPage query="zzz" terms={[]} found={[]} />);
    expect(screen.getByRole('status').textContent).toContain('No terms for “zzz”');
    expect(addressOf('Show all terms')).toBe('/glossary');
  });

  it('says in other languages that the terms are in English, and marks them so', () => {
    showInGerman(<GlossaryPage query="" terms={terms} found={[]} />);
    expect(screen.getByText(/Angezeigt auf: Englisch/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask' }).closest('[lang]')?.getAttribute('lang')).toBe(
      'en',
    );
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang="en"]')).toBeNull();
  });

  it('tells search engines that it is a set of terms, and keeps searches out of them', () => {
    const { container } = show(<GlossaryHead query="" />);
    expect(readStructuredData(container)).toMatchObject({
      '@type': 'DefinedTermSet',
      name: 'Glossary',
    });
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    cleanup();
    show(<GlossaryHead query="as" />);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('the page of a term', () => {
  it('explains it as text, with an example and related terms', () => {
    show(<TermPage term={ask} taughtIn={taughtIn} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ask');
    expect(screen.getByText('The lowest price <b>now</b>.')).toBeDefined();
    expect(
      within(screen.getByRole('region', { name: 'Example' })).getByText(/24,001\.2/),
    ).toBeDefined();
    expect(addressOf('Bid')).toBe('/glossary/bid');
  });

  it('opens a lesson that is free to read', () => {
    show(<TermPage term={ask} taughtIn={taughtIn} />);
    expect(addressOf('Why a price moves')).toBe('/course/fast-track/lessons/why-a-price-moves');
    expect(addressOf('Fast Track')).toBe('/course/fast-track#curriculum');
  });

  it('names a lesson that is not, and opens its course', () => {
    const paid = { ...taughtIn, lesson: taughtIn.lesson && { ...taughtIn.lesson, isFree: false } };
    show(<TermPage term={ask} taughtIn={paid} />);
    expect(screen.queryByRole('link', { name: 'Why a price moves' })).toBeNull();
    expect(screen.getByText('Why a price moves')).toBeDefined();
    expect(addressOf('Fast Track')).toBe('/course/fast-track#curriculum');
  });

  it('leaves out what there is not', () => {
    show(<TermPage term={{ ...ask, related: [] }} taughtIn={null} />);
    expect(screen.queryByRole('heading', { name: 'Where it’s taught' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Related terms' })).toBeNull();
  });

  it('says in other languages that the text is in English, and marks it so', () => {
    showInGerman(<TermPage term={ask} taughtIn={taughtIn} />);
    expect(screen.getByText(/Angezeigt auf: Englisch/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en');
    expect(screen.getByText(ask.definition).getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { name: 'Beispiel' }).closest('[lang="en"]')).toBeNull();
  });

  it('tells search engines what it means, and of which set it is', () => {
    const { container } = show(<TermHead term={ask} />);
    expect(readStructuredData(container)['@graph'][0]).toMatchObject({
      '@type': 'DefinedTerm',
      name: 'Ask',
      description: ask.definition,
      inLanguage: 'en',
      inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': 'http://localhost/glossary#terms' },
    });
  });

  it('leads to all terms where there is no such term', () => {
    show(<TermNotFound />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'We couldn’t find that term',
    );
    expect(addressOf('All terms')).toBe('/glossary');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
