// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { registrationPrompt } from '../../account/registration/prompt.ts';
import { RegistrationPrompt } from '../../account/registration/registration-prompt.tsx';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeOffers } from './downloads.factory.ts';
import { DownloadsPage } from './downloads-page.tsx';
import { IndicatorsPage } from './indicators-page.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(() => {
  cleanup();
  registrationPrompt.close();
});

const offers = makeOffers();
const visitor = () => makePageSession({}, null);
const member = () => makePageSession({}, makeSession());

function page(session: PageSession, path = '/download', language: 'en' | 'de' = 'en') {
  return (
    <PageFrame path={path} language={language}>
      <SessionProvider session={session}>
        <DownloadsPage offers={offers} problem={null} />
        <RegistrationPrompt />
      </SessionProvider>
    </PageFrame>
  );
}

function show(session: PageSession, path?: string) {
  const calls = network.answer({ 'entitlements.mine': () => ({}) });
  const { container } = render(page(session, path));
  return { calls, container };
}

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const entry = (name: string) => {
  const heading = screen.getAllByRole('heading', { level: 3, name })[0];
  return within(heading?.closest('article') ?? document.body);
};

describe('the page of the downloads', () => {
  it('has indicators, courses, books and educational resources, in this order [R2.64]', () => {
    show(visitor());
    expect(sections()).toEqual([
      'Forbidden Trading',
      'Indicators',
      'Courses',
      'Books',
      'Educational resources',
    ]);
    const all = screen.getByRole('link', { name: 'Browse all 3 indicators' });
    expect(all.getAttribute('href')).toBe('/download-indicators');
  });

  it.each([
    ['all', ['Indicators', 'Courses', 'Books', 'Educational resources']],
    ['bucher', ['Books']],
    ['steckbriefe', ['Educational resources']],
    ['indikatoren', ['Indicators']],
    ['something', ['Indicators', 'Courses', 'Books', 'Educational resources']],
  ])('is narrowed by its address to %s [R2.64]', (category, wanted) => {
    show(visitor(), `/download?category=${category}`);
    expect(sections().slice(1)).toEqual(wanted);
  });

  it('offers the categories as links that need no scripts [R2.64]', () => {
    show(visitor(), '/download?category=bucher&lang=de');
    const filter = within(screen.getByRole('navigation', { name: 'Choose a category' }));
    const links = filter.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/download?lang=de#offers',
      '/download?category=bucher&lang=de#offers',
      '/download?category=steckbriefe&lang=de#offers',
      '/download?category=indikatoren&lang=de#offers',
    ]);
    expect(filter.getByRole('link', { current: true }).textContent).toBe('Books');
  });

  it('shows the free indicators first and all of them where only they are wanted', () => {
    show(visitor());
    expect(screen.queryByRole('heading', { name: 'Risk Ruler' })).toBeNull();
    cleanup();
    show(visitor(), '/download?category=indikatoren');
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Danube Bands',
      'Session Range',
      'Risk Ruler',
    ]);
  });

  it('begins with the complete PDF of the featured book by its author [R1.03]', () => {
    const { container } = show(member());
    const book = container.querySelector<HTMLElement>('#forbidden-trading');
    if (!book) throw new Error('there is no featured book');
    expect(within(book).getByRole('heading', { name: 'Forbidden Trading' })).toBeDefined();
    expect(within(book).getByText('Viktor Hajnal', { selector: 'p.text-sm' })).toBeDefined();
    expect(within(book).getByText('The complete book · PDF · 159 kB · 50 pages')).toBeDefined();
    expect(
      within(book).getByRole('button', { name: 'Download free forbidden-trading.pdf' }),
    ).toBeDefined();
  });

  it('names the language of a document that is not the page’s', () => {
    render(page(visitor(), '/download', 'de'));
    expect(screen.getByText(/^The complete book .* Englisch$/)).toBeDefined();
  });
});

describe('what a visitor sees of the downloads', () => {
  it('is how to sign up, and the way to a free account [R2.65]', () => {
    show(visitor());
    // The book twice, two indicators with three files, one sheet.
    expect(screen.getAllByRole('button', { name: /^Sign up to download/ })).toHaveLength(6);
    const account = screen.getByRole('link', { name: 'Create free account' });
    expect(account.getAttribute('href')).toBe('/auth?tab=signup&redirect=/download');
    expect(screen.queryByText('Download free')).toBeNull();
  });

  it('is the page as sent to everybody, and no address of a file is in it [R6.07][R2.65]', () => {
    const html = renderToStaticMarkup(page(member()));
    expect(html).toContain('Sign up to download');
    expect(html).not.toContain('Download free');
    const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, to]) => to);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((to) => /\.(pdf|pine|mq5)|\/media\/|^https?:/.test(to ?? ''))).toEqual(
      [],
    );
  });

  it('opens the registration prompt instead of a file [R6.07]', async () => {
    const { calls } = show(visitor());
    const [button] = screen.getAllByRole('button', { name: /^Sign up to download/ });
    if (!button) throw new Error('there is no button');
    await userEvent.click(button);
    const name = 'Register free to download';
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('is the price of what is sold, without a button', () => {
    show(visitor());
    expect(entry('The Session Notebook').getByText('€19.00')).toBeDefined();
    expect(entry('The Session Notebook').queryByRole('button')).toBeNull();
  });
});

describe('what a member sees of the downloads', () => {
  it('is a download for each file that is free [R2.65]', () => {
    show(member());
    expect(screen.getAllByRole('button', { name: /^Download free/ })).toHaveLength(6);
    expect(screen.queryByText('Sign up to download')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create free account' })).toBeNull();
    const bands = entry('Danube Bands').getAllByRole('listitem');
    expect(bands.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'TradingView159 kB',
      'MetaTrader 5159 kB',
    ]);
  });

  it('is a download of what was bought, and the price of what was not', async () => {
    const notebook = offers.books[1];
    if (!notebook) throw new Error('there is no second book');
    const calls = network.answer({
      'entitlements.mine': () => ({
        [notebook.id]: { isAllowed: true, why: 'purchase', until: null },
      }),
    });
    render(page(member(), '/download?category=bucher'));
    const name = 'Download session-notebook.pdf';
    expect(await entry('The Session Notebook').findByRole('button', { name })).toBeDefined();
    expect(entry('The Session Notebook').getByText('You have access to this.')).toBeDefined();
    const priced = [...offers.indicators, ...offers.books].filter(({ price }) => price > 0);
    expect(calls).toEqual([
      { procedure: 'entitlements.mine', input: { items: priced.map(({ id }) => id) } },
    ]);
  });

  it('says that an access has ended', async () => {
    const notebook = offers.books[1];
    if (!notebook) throw new Error('there is no second book');
    network.answer({
      'entitlements.mine': () => ({ [notebook.id]: { isAllowed: false, why: 'ended' } }),
    });
    render(page(member()));
    const words = 'Your access has ended.';
    expect(await entry('The Session Notebook').findByText(words)).toBeDefined();
  });
});

describe('a button that led to no file before the application started', () => {
  it('is explained at the top of the page', () => {
    network.answer({});
    render(
      <PageFrame path="/download">
        <DownloadsPage
          offers={offers}
          problem={{ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 90 } }}
        />
      </PageFrame>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Try again in 2 minutes');
  });
});

describe('the list of indicators', () => {
  it('shows every indicator with its files [R2.07]', () => {
    network.answer({});
    render(
      <PageFrame path="/download-indicators">
        <SessionProvider session={visitor()}>
          <IndicatorsPage indicators={offers.indicators} />
        </SessionProvider>
      </PageFrame>,
    );
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Risk Ruler',
      'Danube Bands',
      'Session Range',
    ]);
    const link = screen.getByRole('link', { name: 'Danube Bands' });
    expect(link.getAttribute('href')).toBe('/indicator/danube-bands');
  });
});
