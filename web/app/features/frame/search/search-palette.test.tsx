// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeItemCard } from '../../shop/item/catalogue.factory.ts';
import { makeVideoCard } from '../../watch/itv/video.factory.ts';
import { searchPalette, setShortcutEnabled } from './palette-state.ts';
import { SearchButton } from './search-button.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

// jsdom has no layout, so there is nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

afterEach(() => {
  searchPalette.close();
  cleanup();
  setShortcutEnabled(true);
});

const unmarked = { titleMarks: [], excerpt: '', excerptMarks: [], excerptLanguage: 'en' };
const course = { ...makeItemCard(), ...unmarked };
const book = {
  ...makeItemCard({ kind: 'book', slug: 'forbidden-trading', title: 'Forbidden Trading' }),
  ...unmarked,
  titleMarks: [[10, 17]],
};
const film = {
  ...makeVideoCard(),
  ...unmarked,
  excerpt: 'You trade <i>gaps</i>.',
  excerptMarks: [[4, 9]],
};
const found = () =>
  network.answer({
    'catalogue.search': () => [book, course],
    'learning.findLessons': () => [],
    'events.search': () => [],
    'videos.search': () => [film],
    'blog.search': () => [],
    'help.search': () => [],
    'glossary.search': () => [],
  });

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchButton />
      <input aria-label="Somewhere else" />
      <output>{pathname + search}</output>
    </>
  );
}

function show(path = '/about') {
  render(
    <PageFrame path={path}>
      <Page />
    </PageFrame>,
  );
}

const address = () => document.querySelector('output')?.textContent;
const field = () => screen.findByRole('combobox', { name: 'Search the academy' });
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
};
const status = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('command palette', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens by %s', async (keys) => {
    show();
    await userEvent.keyboard(keys);
    const input = await field();
    await waitFor(() => expect(document.activeElement === input).toBe(true));
  });

  it('opens by its button, which without scripts is a link, and gives the focus back', async () => {
    show('/about?lang=de');
    const button = screen.getByRole('link', { name: 'Search' });
    expect(button.getAttribute('href')).toBe('/search?lang=de');
    await userEvent.click(button);
    await field();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement === button).toBe(true);
  });

  it('leaves the stroke to whoever types, and to whoever switched it off', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Somewhere else' }), '1/2');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Press / to search' }));
    await userEvent.keyboard('{Escape}');
    screen.getByRole('link', { name: 'Search' }).focus();
    await userEvent.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers items by kind as one types, then pages, then the whole list', async () => {
    const calls = found();
    show();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'tra');
    await option(/^Forbidden Trading/);
    const groups = screen.getAllByRole('group').map((group) => {
      const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
      return label?.textContent;
    });
    expect(groups).toEqual(['Courses', 'Videos', 'Books', 'Pages', 'Results']);
    expect(status()).toContain('5 results.');
    // One request each for the three letters, because it is debounced.
    expect(calls).toEqual([
      { procedure: 'catalogue.search', input: { query: 'tra', language: 'en', limit: 12 } },
      { procedure: 'learning.findLessons', input: { query: 'tra', language: 'en', limit: 5 } },
      { procedure: 'videos.search', input: { query: 'tra', language: 'en', limit: 5 } },
      { procedure: 'events.search', input: { query: 'tra', language: 'en', limit: 5 } },
      { procedure: 'blog.search', input: { query: 'tra', language: 'en', limit: 5 } },
      { procedure: 'help.search', input: { query: 'tra', language: 'en', limit: 5 } },
      { procedure: 'glossary.search', input: { query: 'tra', limit: 5 } },
    ]);
  });

  it('marks the searched words, as text, and leads to a film', async () => {
    found();
    show();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'tra');
    const option = await screen.findByRole('option', { name: /You trade <i>gaps<\/i>/ });
    expect(option.getAttribute('href')).toBe('/itv/why-the-dax-gaps');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['trade', 'Trading', 'Trading']);
  });

  it('is walked through with the arrow keys, round both ends, and followed with Enter', async () => {
    found();
    show('/about?lang=de');
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'tra');
    await option(/^Forbidden Trading/);
    expect(active()).toContain('Fast Track');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Show all results for “tra”');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Forbidden Trading');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/book/forbidden-trading?lang=de');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers what was searched before during this visit', async () => {
    found();
    show();
    await userEvent.keyboard('/');
    expect((await screen.findByText('Recent searches')).textContent).toBeDefined();
    await userEvent.click(await option('tra'));
    expect((await field()).getAttribute('value')).toBe('tra');
    expect(address()).toBe('/about');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it('calls off the question before when the words change', async () => {
    const requested: string[] = [];
    network.answer({
      'catalogue.search': async (input) => {
        // The mock passes on the input.
        const { query } = input as { query: string };
        requested.push(query);
        await new Promise((resolve) => setTimeout(resolve, query === 'dax' ? 500 : 10));
        return query === 'dax' ? [course] : [book];
      },
      'learning.findLessons': () => [],
      'events.search': () => [],
      'videos.search': () => [],
      'blog.search': () => [],
      'help.search': () => [],
      'glossary.search': () => [],
    });
    show();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'dax');
    await waitFor(() => expect(requested).toEqual(['dax']));
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'book');
    await option(/^Forbidden Trading/);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole('option', { name: /^Fast Track/ })).toBeNull();
  });

  it('says that nothing was found', async () => {
    network.answer({
      'catalogue.search': () => [],
      'learning.findLessons': () => [],
      'events.search': () => [],
      'videos.search': () => [],
      'blog.search': () => [],
      'help.search': () => [],
      'glossary.search': () => [],
    });
    show();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'zzz');
    await waitFor(() => expect(status()).toBe('No results for “zzz”. Try a shorter word.'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('says that the search does not answer, still offers pages, and asks again', async () => {
    network.answer({
      'catalogue.search': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
      'learning.findLessons': () => [],
      'events.search': () => [],
      'videos.search': () => [],
      'blog.search': () => [],
      'help.search': () => [],
      'glossary.search': () => [],
    });
    show();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'pric');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await option('Pricing')).toBeDefined();
    found();
    await userEvent.click(retry);
    expect(await option(/^Fast Track/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
