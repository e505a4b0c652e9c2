// @vitest-environment jsdom
import type { VideoCard } from '@danube/contract/videos/videos.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import catalogue from '../../../../../locales/en/catalogue.json' with { type: 'json' };
import itv from '../../../../../locales/en/itv.json' with { type: 'json' };
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import { noRetryQueryClient } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { ItvPage, type VideoList } from './itv-page.tsx';
import { readItvView } from './itv-view.ts';
import { makeVideoCard } from './video.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const visitor = () => makePageSession({}, null);
const member = () => makePageSession({}, makeSession());

const videos = [
  makeVideoCard(),
  makeVideoCard({ slug: 'first-stop', title: 'The first stop', show: 'method', seconds: 3725 }),
  makeVideoCard({ slug: 'der-stop', title: 'Der Stop', language: 'de', show: 'live' }),
];

/** Renders the library at a URL; the form's selections change the URL as on the site. */
function page(session: PageSession, address: string, list: Partial<VideoList>) {
  const store = createTextStore('en', () => undefined);
  store.add('catalogue', catalogue, undefined);
  store.add('itv', itv, undefined);
  store.add('ui', ui, undefined);
  const view = readItvView(new URL(address, 'https://danube.example').searchParams);
  const shown = { videos, nextCursor: null, ...list };
  const router = createMemoryRouter(
    [{ path: '/itv', element: <ItvPage list={shown} view={view} /> }],
    { initialEntries: [address] },
  );
  const element = (
    <TextsProvider store={store}>
      <QueryClientProvider client={noRetryQueryClient()}>
        <SessionProvider session={session}>
          <RouterProvider router={router} useTransitions={false} />
        </SessionProvider>
      </QueryClientProvider>
    </TextsProvider>
  );
  return { router, element };
}

function show(address = '/itv', list: Partial<VideoList> = {}, session = visitor()) {
  const { router, element } = page(session, address, list);
  render(element);
  return router;
}

const card = (title: string) => {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  if (!found) throw new Error(`there is no card of ${title}`);
  return found;
};

describe('the library of films', () => {
  it('shows each film by poster, title, show, length and day, and leads to its page [R2.13b]', () => {
    show();
    const links = videos.map(({ title }) => screen.getByRole('link', { name: title }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/itv/why-the-dax-gaps',
      '/itv/first-stop',
      '/itv/der-stop',
    ]);
    const stop = card('The first stop');
    expect(stop.querySelector('img')?.getAttribute('src')).toBe(
      `/media/videos/${videos[1]?.id}/poster.jpg`,
    );
    expect(stop.textContent).toContain('Length: 1:02:05');
    expect(stop.textContent).toContain('Method12 Nov 2026');
  });

  it('marks a film whose words are in another language than the page', () => {
    show();
    const title = screen.getByRole('heading', { name: 'Der Stop' });
    expect(title.getAttribute('lang')).toBe('de');
    expect(card('Der Stop').textContent).toContain('German');
    expect(screen.getByRole('heading', { name: 'The first stop' }).hasAttribute('lang')).toBe(
      false,
    );
  });

  it('offers its shows as addresses, and keeps what was sought and chosen besides', () => {
    show('/itv?show=live&topic=dax&q=stop&cursor=abc&lang=de');
    const shows = within(screen.getByRole('navigation', { name: 'Choose a show' }));
    const [everything, quickies] = shows.getAllByRole('link');
    expect(everything?.getAttribute('href')).toBe('/itv?topic=dax&q=stop&lang=de');
    expect(quickies?.getAttribute('href')).toBe('/itv?show=quickie&topic=dax&q=stop&lang=de');
    expect(shows.getByRole('link', { current: true }).textContent).toBe('Live sessions');
  });

  it('is searched by a form that the browser can send by itself', () => {
    show('/itv?show=live&topic=dax&q=stop&cursor=abc&lang=de');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Search videos' });
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/itv']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      lang: 'de',
      show: 'live',
      topic: 'dax',
      q: 'stop',
    });
  });

  it('takes a topic into the address at once, and starts from the newest', async () => {
    const router = show('/itv?show=live&cursor=abc');
    await userEvent.selectOptions(screen.getByLabelText('Topic'), 'dow-jones');
    await waitFor(() => expect(router.state.location.search).toBe('?show=live&topic=dow-jones'));
  });

  it('goes on to earlier films with the same filters, and back to the newest', () => {
    show('/itv?topic=dax&cursor=abc', { nextCursor: 'def' });
    const more = screen.getByRole('link', { name: 'More videos' });
    expect(more.getAttribute('href')).toBe('/itv?topic=dax&cursor=def');
    const back = screen.getByRole('link', { name: 'Back to the newest videos' });
    expect(back.getAttribute('href')).toBe('/itv?topic=dax');
  });

  it('says what to do where nothing matches', () => {
    show('/itv?q=bond', { videos: [] });
    expect(screen.getByText('No videos match your search')).toBeDefined();
    const clear = screen.getAllByRole('link', { name: 'Clear filters' });
    expect(clear.map((link) => link.getAttribute('href'))).toEqual(['/itv', '/itv']);
  });

  it('does not speak of filters where there is no film at all', () => {
    show('/itv', { videos: [] });
    expect(screen.getByText('No videos yet')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
  });
});

describe('what a member has begun', () => {
  const started = (video: VideoCard, position: number) => ({
    video,
    position,
    watchedAt: new Date('2026-11-14T18:00:00Z'),
  });
  const section = () => screen.queryByRole('region', { name: 'Continue watching' });

  it('is shown with how much is left, once it is known', async () => {
    const other = makeVideoCard({ slug: 'begun', title: 'Begun', seconds: 600 });
    const calls = network.answer({ 'videos.begun': () => [started(other, 450)] });
    show('/itv', {}, member());
    const region = within(screen.getByRole('region', { name: 'Continue watching' }));
    expect(region.getByRole('status').textContent).toContain('Loading');
    const link = await region.findByRole('link', { name: 'Begun' });
    expect(link.getAttribute('href')).toBe('/itv/begun');
    expect(region.getByText('2:30 left')).toBeDefined();
    const bar = region.getByRole('progressbar', { name: 'Progress in Begun' });
    expect(bar.getAttribute('aria-valuetext')).toBe('75%');
    expect(calls).toEqual([{ procedure: 'videos.begun', input: { language: 'en' } }]);
  });

  it('takes no place where there is nothing, nor on a filtered list', async () => {
    network.answer({ 'videos.begun': () => [] });
    show('/itv', {}, member());
    await waitFor(() => expect(section()).toBeNull());
    cleanup();
    const calls = network.answer({});
    show('/itv?show=live', {}, member());
    expect([section(), calls]).toEqual([null, []]);
  });

  it('can be asked for again where it could not be read', async () => {
    const answer = vi
      .fn()
      .mockImplementationOnce(() => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      })
      .mockImplementation(() => [started(makeVideoCard({ title: 'Begun' }), 5)]);
    network.answer({ 'videos.begun': answer });
    show('/itv', {}, member());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Begun' })).toBeDefined();
  });

  it('is neither asked for a visitor nor part of the page as sent', () => {
    const calls = network.answer({});
    show();
    expect([section(), calls]).toEqual([null, []]);
    const { element } = page(member(), '/itv', {});
    expect(renderToStaticMarkup(element)).not.toContain('Continue watching');
  });
});
