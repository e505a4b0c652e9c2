// @vitest-environment jsdom
import type { VideoPage as Video } from '@danube/contract/videos/videos.schemas.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageUrlProvider } from '../../../lib/page-url.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { readSavedPosition } from '../../shared/player/saved-position.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeVideoPage } from './video.factory.ts';
import { VideoHead } from './video-head.tsx';
import { VideoPage } from './video-page.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

type PlayerProps = {
  access: string;
  page: string;
  startAt: number;
  isEager: boolean;
  onPosition(position: number): void;
};
const passedProps = vi.hoisted(() => ({ player: null as unknown }));

// What the page passes to the player; playback has its own tests.
vi.mock('../../shared/player/video-player.tsx', () => ({
  VideoPlayer(props: PlayerProps) {
    passedProps.player = props;
    return createElement('video', { 'data-testid': 'film' });
  },
}));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const visitor = () => makePageSession({}, null);
const member = () => makePageSession({}, makeSession());

type ShowOptions = { video?: Video; session?: ReturnType<typeof visitor>; search?: string };

function page({ video = makeVideoPage(), session = visitor(), search = '' }: ShowOptions) {
  return (
    <PageFrame path={`/itv/${video.slug}${search}`}>
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de']}>
        <SessionProvider session={session}>
          <VideoHead video={video} />
          <VideoPage video={video} />
        </SessionProvider>
      </PageUrlProvider>
    </PageFrame>
  );
}

async function show(wanted: ShowOptions = {}) {
  // The player's code loads later than the page.
  await act(async () => render(page(wanted)));
  const film = await screen.findByTestId<HTMLVideoElement>('film');
  return { film, player: () => passedProps.player as PlayerProps };
}

/** As if it had been started: the video has a source. */
function startFilm(film: HTMLVideoElement) {
  Object.defineProperty(film, 'currentSrc', { value: 'blob:film' });
  film.play = vi.fn(async () => undefined);
}

function playVideoTo(film: HTMLVideoElement, second: number) {
  act(() => {
    film.currentTime = second;
    film.dispatchEvent(new Event('timeupdate'));
  });
}

const chapters = () =>
  within(screen.getByRole('region', { name: 'Chapters' })).getAllByRole('link');

describe('the page of a film', () => {
  it('says what it is, and leads to what is like it [R2.13b]', async () => {
    await show();
    const film = within(screen.getByRole('article', { name: 'Why the DAX gaps at nine' }));
    expect(film.getByRole('heading', { level: 1 }).textContent).toBe('Why the DAX gaps at nine');
    expect(film.getByText('12 November 2026')).toBeDefined();
    expect(film.getByText('Three lines are worth drawing.')).toBeDefined();
    const topics = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('link');
    expect(topics.map((link) => link.getAttribute('href'))).toEqual([
      '/itv?topic=dax',
      '/itv?topic=levels',
    ]);
    const related = within(screen.getByRole('region', { name: 'Watch next' }));
    expect(related.getByRole('link', { name: 'The second stop' }).getAttribute('href')).toBe(
      '/itv/the-second-stop',
    );
  });

  it('tells a visitor how much is open, and leads to an account and back', async () => {
    const { player } = await show();
    expect(screen.getByText('Preview Mode (1:30)')).toBeDefined();
    expect(screen.getByText(/first 1:30 of 12:34/)).toBeDefined();
    const register = screen.getByRole('link', { name: 'Register free to keep watching' });
    expect(register.getAttribute('href')).toBe('/auth?tab=signup&redirect=/itv/why-the-dax-gaps');
    expect(player()).toMatchObject({
      access: 'preview',
      page: '/itv/why-the-dax-gaps',
      startAt: 0,
    });
  });

  it('remembers where a visitor was who goes to register', async () => {
    const { film } = await show();
    playVideoTo(film, 41.7);
    fireEvent.click(screen.getByRole('link', { name: 'Register free to keep watching' }));
    expect(readSavedPosition()).toMatchObject({ position: 41, page: '/itv/why-the-dax-gaps' });
  });

  it('does not speak of a part where all of it is open', async () => {
    await show({ video: makeVideoPage({ seconds: 80 }) });
    expect(screen.queryByText(/You’re watching the first/)).toBeNull();
  });

  it('is sent as a visitor sees it, to be read without scripts', () => {
    const html = renderToStaticMarkup(page({ session: member() }));
    expect(html).toContain('Preview Mode (1:30)');
    expect(html).toContain('Good morning. The market opens at nine.');
    expect(html).not.toContain('full.m3u8');
    expect(html).not.toContain('data-testid="film"');
  });

  it('marks words in another language than the page, and says so', async () => {
    const video = makeVideoPage({ language: 'de', availableIn: ['de', 'fr'] });
    await show({ video });
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('de');
    expect(screen.getByText(/German/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Français' }).getAttribute('href')).toBe('?lang=fr');
    const passage = screen.getByText(/Good morning/);
    expect(passage.closest('[lang]')).toBeNull();
  });

  it('tells search engines of the film', async () => {
    await show();
    const script = document.querySelector('script[type="application/ld+json"]');
    const { '@graph': graph } = JSON.parse(script?.textContent ?? '');
    expect(graph.map((each: Record<string, unknown>) => each['@type'])).toEqual([
      'VideoObject',
      'BreadcrumbList',
    ]);
    expect(document.title).toBe('Why the DAX gaps at nine · ITV · Danube Trading Academy');
  });

  it('names the risk where CFDs are named', async () => {
    await show();
    expect(screen.queryByText(/CFDs are complex instruments/)).toBeNull();
    cleanup();
    await show({ video: makeVideoPage({ description: 'A CFD follows the future.' }) });
    expect(screen.getByText(/CFDs are complex instruments/)).toBeDefined();
  });
});

describe('chapters and transcript', () => {
  it('are addresses of moments', async () => {
    await show();
    expect(chapters().map((link) => link.getAttribute('href'))).toEqual([
      '/itv/why-the-dax-gaps?t=0',
      '/itv/why-the-dax-gaps?t=62',
      '/itv/why-the-dax-gaps?t=240',
    ]);
    expect(chapters()[2]?.textContent).toContain('members only');
    expect(chapters()[1]?.textContent).not.toContain('members only');
    const passages = screen.getByText('Draw three lines.').closest('ol');
    expect(passages?.querySelectorAll('a')[1]?.getAttribute('href')).toBe(
      '/itv/why-the-dax-gaps?t=19',
    );
  });

  it('move a film that is under way', async () => {
    const { film } = await show();
    startFilm(film);
    const [, second] = chapters();
    expect(second && fireEvent.click(second)).toBe(false);
    expect(film.currentTime).toBe(62);
    expect(film.play).toHaveBeenCalled();
  });

  it('start a film there that is not, and a visitor’s no later than at their end', async () => {
    const { player } = await show();
    const [, second, third] = chapters();
    if (second) fireEvent.click(second);
    expect(player()).toMatchObject({ startAt: 62, isEager: true });
    if (third) fireEvent.click(third);
    expect(player()).toMatchObject({ startAt: 89, isEager: true });
  });

  it('are left to the browser where a new tab is wanted', async () => {
    const { player } = await show();
    const [, second] = chapters();
    second?.addEventListener('click', (event) => {
      // The page doesn't handle the click; jsdom must not follow the link.
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    if (second) fireEvent.click(second, { ctrlKey: true });
    expect(player().isEager).toBe(false);
  });

  it('say where the film is', async () => {
    const { film } = await show();
    playVideoTo(film, 63);
    expect(chapters().map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
    ]);
  });
});

describe('a member', () => {
  it('has all of it, from where they stopped', async () => {
    const calls = network.answer({ 'videos.position': () => ({ position: 301.5 }) });
    const video = makeVideoPage();
    const { player } = await show({ video, session: member() });
    expect(screen.getByText('Full Access')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Register free/ })).toBeNull();
    expect(player()).toMatchObject({ access: 'full', startAt: 301.5, isEager: false });
    expect(calls).toEqual([{ procedure: 'videos.position', input: { id: video.id } }]);
  });

  it('begins anew what was seen to its end, and at the moment that the address names', async () => {
    network.answer({ 'videos.position': () => ({ position: 750 }) });
    const { player } = await show({ session: member() });
    expect(player().startAt).toBe(0);
    cleanup();
    await show({ session: member(), search: '?t=240' });
    expect(player().startAt).toBe(240);
  });

  it('watches although the place could not be read', async () => {
    network.answer({
      'videos.position': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    const { player } = await show({ session: member() });
    expect(player()).toMatchObject({ access: 'full', startAt: 0 });
  });

  it('has the place kept', async () => {
    const calls = network.answer({
      'videos.position': () => ({ position: 0 }),
      'videos.keepPosition': () => ({}),
    });
    const video = makeVideoPage();
    const { player } = await show({ video, session: member() });
    player().onPosition(12.5);
    const input = { id: video.id, position: 12.5 };
    const saved = { procedure: 'videos.keepPosition', input };
    await vi.waitFor(() => expect(calls).toContainEqual(saved));
  });

  it('keeps their player when they sign in while they watch', async () => {
    network.answer({ 'videos.position': () => new Promise(() => undefined) });
    const session = visitor();
    const { film, player } = await show({ session });
    act(() => session.store.accept(makeSession()));
    expect(screen.getByTestId('film')).toBe(film);
    expect(player().access).toBe('full');
  });
});
