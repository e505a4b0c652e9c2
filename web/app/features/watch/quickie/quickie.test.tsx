// @vitest-environment jsdom
import type { Quickie } from '@danube/contract/videos/videos.schemas.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makePlayable } from '../../shared/player/playable.factory.ts';
import { readSavedPosition, savePosition } from '../../shared/player/saved-position.ts';
import { installMedia, playVideoTo } from '../../shared/player/testing/fake-media.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { quickieQuery } from './quickie-query.ts';
import { QuickieSection } from './quickie-section.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

const visitor = () => makePageSession({}, null);
const member = () => makePageSession({}, makeSession());
const admin = () => makePageSession({}, makeSession({ isAdmin: true }));

/** From the library, as a single file: HLS is tested elsewhere. */
const ofToday: Quickie = {
  description: 'A lesson about the end of a trend.\n\nSecond paragraph.',
  slug: 'where-the-trend-ends',
  language: 'en',
  day: '2026-11-16',
  playable: makePlayable({ full: '/films/full.mp4', preview: '/films/preview.mp4' }),
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  installMedia();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

function UploadDialog({ isOpen }: { isOpen: boolean }) {
  return isOpen ? <p>the upload dialog</p> : null;
}

function section(session = visitor(), quickie: Quickie | null | undefined = undefined) {
  const queryClient = noRetryQueryClient();
  if (quickie !== undefined)
    queryClient.setQueryData(quickieQuery(queries, 'en').queryKey, quickie);
  return (
    <PageFrame queryClient={queryClient}>
      <SessionProvider session={session}>
        <QuickieSection uploadDialog={UploadDialog} />
      </SessionProvider>
    </PageFrame>
  );
}

async function openPlayer(session = visitor(), quickie: Quickie | null = null) {
  render(section(session, quickie));
  fireEvent.click(screen.getByRole('link', { name: /^Play lesson/ }));
  return playing();
}

async function playing(): Promise<HTMLVideoElement> {
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.querySelector('video')?.hasAttribute('src')).toBe(true));
  const video = document.querySelector('video');
  if (!video) throw new Error('the player has no video');
  await act(() => video.play());
  return video;
}

const popup = () => screen.queryByText("Time's Up!");
const slider = () => screen.getByLabelText<HTMLInputElement>('Position in the video');

describe('card', () => {
  it('[R2.46] says what a visitor and what a member sees', () => {
    render(section(visitor(), null));
    expect(screen.getByText('Education Quickie')).toBeDefined();
    expect(screen.getByText('Preview Mode (1:30)')).toBeDefined();
    cleanup();
    render(section(member(), null));
    expect(screen.getByText('Full Access')).toBeDefined();
    expect(screen.queryByText('Preview Mode (1:30)')).toBeNull();
  });

  it('is sent as a visitor sees it, with a film that plays without scripts', () => {
    const html = renderToStaticMarkup(section(member(), null));
    expect(html).toContain('Preview Mode (1:30)');
    expect(html).toMatch(/<a href="[^"]*lesson-preview[^"]*"[^>]*data-needs-app/);
    expect(html).not.toMatch(/lesson\.mp4/);
  });

  it('lists the chapters of the sample and when they begin', () => {
    render(section(visitor(), null));
    const times = screen.getByRole('list', { name: 'In this lesson' }).querySelectorAll('li');
    expect([...times].map((item) => item.firstElementChild?.textContent)).toEqual([
      '0:00',
      '0:22',
      '0:48',
      '1:18',
      '1:52',
    ]);
  });

  it('shows the lesson of the day, its poster, length and chapters', () => {
    render(section(visitor(), ofToday));
    expect(screen.getByRole('heading', { name: 'Where the trend ends' })).toBeDefined();
    expect(screen.getByText('Free preview: 1:30 of 5:00')).toBeDefined();
    expect(document.querySelector('img')?.getAttribute('src')).toBe(ofToday.playable.poster);
    expect(screen.getByRole('list').textContent).toContain('2:00The first lower onemembers only');
  });

  it('[R4.12] [R9.09] plays the sample where there is no lesson or none can be had', async () => {
    render(section(visitor(), null));
    expect(screen.getByRole('heading', { name: 'Why the DAX gaps at nine' })).toBeDefined();
    cleanup();
    const calls = network.answer({
      'videos.quickie': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    render(section());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Why the DAX gaps at nine' })).toBeDefined();
  });
});

describe('play of an administrator', () => {
  it('[R4.12] opens the upload where there is no lesson', async () => {
    render(section(admin(), null));
    fireEvent.click(screen.getByRole('link', { name: /^Play lesson/ }));
    expect(await screen.findByText('the upload dialog')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('plays the lesson where there is one, and the sample while nobody knows', async () => {
    network.answer({ 'videos.position': () => ({ position: 0 }) });
    await openPlayer(admin(), ofToday);
    expect(screen.queryByText('the upload dialog')).toBeNull();
    cleanup();
    network.answer({ 'videos.quickie': () => new Promise(() => undefined) });
    render(section(admin()));
    fireEvent.click(screen.getByRole('link', { name: /^Play lesson/ }));
    expect((await playing()).getAttribute('src')).toMatch(/lesson\.mp4/);
  });
});

describe('player of a visitor', () => {
  it('[R2.46] opens over the page, plays the short file and shows the full length', async () => {
    const video = await openPlayer();
    expect(video.getAttribute('src')).toContain('lesson-preview');
    expect(screen.getByText('0:00 of 2:26')).toBeDefined();
    expect(slider().max).toBe('146');
  });

  it('[R2.46] [R4.09] [R8.03] warns when thirty seconds are left, and counts them', async () => {
    const video = await openPlayer();
    playVideoTo(video, 59);
    expect(screen.queryByText(/Preview ending/)).toBeNull();
    playVideoTo(video, 60);
    expect(screen.getAllByText('Preview ending in 30s!')).toHaveLength(2);
    playVideoTo(video, 82.5);
    expect(screen.getByText('Preview ending in 8s!')).toBeDefined();
  });

  it('[R2.46] [R4.10] [R8.03] pauses at ninety seconds, pins the time there and invites to register', async () => {
    const video = await openPlayer();
    playVideoTo(video, 90.2);
    expect(video.paused).toBe(true);
    expect(video.currentTime).toBe(90);
    expect(screen.getByText('1:30 of 2:26')).toBeDefined();
    expect(screen.getByText("Time's Up!")).toBeDefined();
    expect(screen.getByText('Your 90-second preview has ended')).toBeDefined();
    expect(
      screen.getByText('Register now to continue watching and unlock the full course library!'),
    ).toBeDefined();
    const register = screen.getByRole('link', { name: 'Register Free - Continue Watching' });
    expect(register.getAttribute('href')).toBe('/auth?tab=signup&redirect=/');
  });

  it('[R2.46] [R4.10] can then neither be played nor moved', async () => {
    const video = await openPlayer();
    playVideoTo(video, 90);
    await act(() => video.play());
    expect(video.paused).toBe(true);
    fireEvent.change(slider(), { target: { value: '10' } });
    expect(video.currentTime).toBe(90);
    act(() => {
      video.currentTime = 20;
    });
    expect(video.currentTime).toBe(90);
  });

  it('[R2.46] [R4.10] blocks a seek to ninety seconds or beyond and shows the popup', async () => {
    const video = await openPlayer();
    fireEvent.change(slider(), { target: { value: '89' } });
    expect([video.currentTime, popup()]).toEqual([89, null]);
    fireEvent.change(slider(), { target: { value: '120' } });
    expect(video.currentTime).toBe(90);
    expect(popup()).not.toBeNull();
  });

  it('[R2.46] takes the end of the file for the limit', async () => {
    const video = await openPlayer();
    act(() => {
      video.dispatchEvent(new Event('ended'));
    });
    expect(popup()).not.toBeNull();
  });

  it('[R2.46] [R4.09] is closed with its popup, and starts anew when it is opened again', async () => {
    const video = await openPlayer();
    playVideoTo(video, 90);
    fireEvent.click(screen.getByRole('button', { name: 'Close Preview' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /^Play lesson/ }));
    await screen.findByRole('dialog');
    expect(popup()).toBeNull();
    expect(screen.getByText('0:00 of 2:26')).toBeDefined();
  });

  it('[R2.46] [R4.11] [R8.03] says when the video cannot be shown', async () => {
    const video = await openPlayer();
    act(() => {
      video.dispatchEvent(new Event('error'));
    });
    expect(screen.getByRole('alert').textContent).toBe('Unable to preview this video');
  });

  it('[R2.46] [R8.03] says when the browser cannot play it at all', async () => {
    installMedia('');
    const video = await openPlayer();
    act(() => {
      video.dispatchEvent(new Event('error'));
    });
    expect(screen.getByRole('alert').textContent).toBe('Video not supported in this browser');
  });

  it('is moved and stopped by keys', async () => {
    const video = await openPlayer();
    const pause = screen.getByRole('button', { name: 'Pause' });
    expect(document.activeElement).toBe(pause);
    fireEvent.keyDown(pause, { key: 'ArrowRight' });
    expect(video.currentTime).toBe(5);
    fireEvent.keyDown(slider(), { key: ' ' });
    expect(video.paused).toBe(true);
  });
});

describe('player of a member', () => {
  it('[R2.46] [R4.11] plays the whole file without a limit', async () => {
    const video = await openPlayer(member());
    expect(video.getAttribute('src')).toMatch(/lesson\.mp4/);
    playVideoTo(video, 80);
    expect(screen.queryByText(/Preview ending/)).toBeNull();
    playVideoTo(video, 120);
    expect(popup()).toBeNull();
    expect(screen.getByText('2:00 of 2:26')).toBeDefined();
    fireEvent.change(slider(), { target: { value: '140' } });
    expect([video.currentTime, popup()]).toEqual([140, null]);
  });

  it('goes on where the server knows them to be, and tells it where they are', async () => {
    const calls = network.answer({
      'videos.position': () => ({ position: 130 }),
      'videos.keepPosition': () => ({}),
    });
    const video = await openPlayer(member(), ofToday);
    expect([video.getAttribute('src'), video.currentTime]).toEqual(['/films/full.mp4', 130]);
    playVideoTo(video, 134);
    act(() => video.pause());
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({
        procedure: 'videos.keepPosition',
        input: { id: ofToday.playable.id, position: 134 },
      }),
    );
  });

  it('is opened by itself, at the same second, for whoever left it to register', async () => {
    const session = visitor();
    const video = await openPlayer(session);
    playVideoTo(video, 90);
    fireEvent.click(screen.getByRole('link', { name: 'Register Free - Continue Watching' }));
    expect(readSavedPosition()).toMatchObject({ position: 90, page: '/' });
    cleanup();
    await act(async () => void render(section(member(), null)));
    const continued = await playing();
    expect(continued.getAttribute('src')).toMatch(/lesson\.mp4/);
    expect([continued.currentTime, readSavedPosition()]).toEqual([90, null]);
  });

  it('does not open for what was left elsewhere, and leads there', async () => {
    savePosition({ videoId: 'another', position: 12, page: '/itv/another' });
    render(section(member(), null));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readSavedPosition()).toMatchObject({ page: '/itv/another' });
  });
});
