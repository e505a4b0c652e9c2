// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makePlayable } from './playable.factory.ts';
import type { Access } from './preview-machine.ts';
import { readSavedPosition, savePosition } from './saved-position.ts';
import type { StreamListener, StreamRequest } from './stream.ts';
import { installMedia, playVideoTo } from './testing/fake-media.ts';
import { VideoPlayer } from './video-player.tsx';

/** Every opened stream, latest first. */
const streams = vi.hoisted(
  () =>
    [] as {
      request: StreamRequest;
      listener: StreamListener;
      build: 'light' | 'audio';
      chosen: unknown[];
      received: string[];
      isOpen: boolean;
    }[],
);
const fakeBuild = vi.hoisted(() => (build: 'light' | 'audio') => ({
  isHlsSupported: () => true,
  openHlsStream(_video: HTMLVideoElement, request: StreamRequest, listener: StreamListener) {
    const chosen: unknown[] = [];
    const received: string[] = [];
    const stream = { request, listener, build, chosen, received, isOpen: true };
    streams.unshift(stream);
    return {
      choose: (quality: number | null) => chosen.push(quality),
      chooseAudio: (language: string) => received.push(language),
      close() {
        stream.isOpen = false;
      },
    };
  },
}));
vi.mock('./hls-stream.ts', () => fakeBuild('light'));
vi.mock('./hls-audio-stream.ts', () => fakeBuild('audio'));

const playable = makePlayable();
const onPosition = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  installMedia();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  streams.length = 0;
  onPosition.mockReset();
  localStorage.clear();
});

function page(access: Access, startAt?: number, film = playable) {
  return (
    <PageFrame>
      <VideoPlayer
        playable={film}
        access={access}
        startAt={startAt}
        onPosition={onPosition}
        page="/itv/trend"
      />
    </PageFrame>
  );
}

function videoElement(): HTMLVideoElement {
  const video = document.querySelector('video');
  if (!video) throw new Error('the player has no video');
  return video;
}

async function start(access: Access, startAt?: number, film = playable) {
  const view = render(page(access, startAt, film));
  fireEvent.click(screen.getByRole('link', { name: 'Play video: Where the trend ends' }));
  await waitFor(() => expect(streams).toHaveLength(1));
  return { video: videoElement(), show: (next: Access) => view.rerender(page(next, startAt)) };
}

const slider = () => screen.getByLabelText<HTMLInputElement>('Position in the video');
const press = (key: string, target: Element = videoElement()) => fireEvent.keyDown(target, { key });
const lastStream = () => {
  const [stream] = streams;
  if (!stream) throw new Error('nothing was opened');
  return stream;
};

describe('before it is started', () => {
  it('is sent with a poster, the whole length and a way to the preview, and asks for no film', () => {
    const html = renderToStaticMarkup(page('preview'));
    expect(html).toContain('preload="none"');
    expect(html).toMatch(/<a href="[^"]*preview\.m3u8"[^>]*data-needs-app/);
    expect(html).toContain('0:00 of 5:00');
    expect(html).not.toContain('full.m3u8');
    render(page('full'));
    expect([streams.length, videoElement().getAttribute('src')]).toEqual([0, null]);
  });

  it('takes the film of whoever is signed in by the time it starts', async () => {
    const view = render(page('preview'));
    view.rerender(page('full'));
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(streams[0]?.request.url).toBe(playable.full));
    expect(streams).toHaveLength(1);
  });
});

describe('player of a visitor', () => {
  it('[R4.11] marks the part that is closed, and shows the full length', async () => {
    await start('preview');
    expect(slider().max).toBe('300');
    expect(slider().style.getPropertyValue('--open')).toBe('0.3000');
    const note = screen.getByText('Free preview: the first 1:30');
    expect(slider().getAttribute('aria-describedby')).toBe(note.id);
    expect(lastStream().request).toEqual({
      url: playable.preview,
      fallback: null,
      startAt: 0,
      audio: null,
    });
  });

  it('[R4.10] ends at ninety seconds, by keys too, and can be opened again in place', async () => {
    const { video } = await start('preview');
    await act(() => video.play());
    press('5');
    expect(video.paused).toBe(true);
    expect(screen.getByText("Time's Up!")).toBeDefined();
    const register = screen.getByRole('link', { name: 'Register Free - Continue Watching' });
    expect(register.getAttribute('href')).toBe('/auth?tab=signup&redirect=/itv/trend');
    fireEvent.click(screen.getByRole('button', { name: 'Close Preview' }));
    expect(screen.queryByText("Time's Up!")).toBeNull();
    expect(screen.getByText('0:00 of 5:00')).toBeDefined();
    expect(lastStream().isOpen).toBe(false);
  });

  it('keeps the second of whoever goes to register', async () => {
    const { video } = await start('preview');
    await act(() => video.play());
    playVideoTo(video, 90);
    fireEvent.click(screen.getByRole('link', { name: 'Register Free - Continue Watching' }));
    expect(readSavedPosition()).toEqual({ videoId: playable.id, position: 90, page: '/itv/trend' });
  });

  it('[R4.11] plays on in the whole film, at the same second, when somebody signs in', async () => {
    const { video, show } = await start('preview');
    await act(() => video.play());
    playVideoTo(video, 90);
    show('full');
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(lastStream().request).toMatchObject({ url: playable.full, startAt: 90 });
    expect(streams[1]?.isOpen).toBe(false);
    expect(screen.queryByText("Time's Up!")).toBeNull();
    expect(video.paused).toBe(false);
    playVideoTo(video, 200);
    expect(screen.getByText('3:20 of 5:00')).toBeDefined();
  });

  it('[R8.03] says when the film cannot be shown, and tries again at the same second', async () => {
    const { video } = await start('preview');
    await act(() => video.play());
    playVideoTo(video, 40);
    act(() => lastStream().listener.onProblem('failed'));
    expect(screen.getByRole('alert').textContent).toBe('Unable to preview this video');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(lastStream().request.startAt).toBe(40);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[R8.03] says when the browser cannot play it at all', async () => {
    await start('preview');
    act(() => lastStream().listener.onProblem('unsupported'));
    expect(screen.getByRole('alert').textContent).toBe('Video not supported in this browser');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('tells nobody where a visitor is', async () => {
    const { video } = await start('preview');
    await act(() => video.play());
    playVideoTo(video, 20);
    act(() => video.pause());
    expect(onPosition).not.toHaveBeenCalled();
  });
});

describe('player of a member', () => {
  it('goes on where they stopped, with one file to fall back on', async () => {
    await start('full', 200);
    const fallback = playable.full.replace('full.m3u8', 'fallback.mp4');
    const audio = null;
    expect(lastStream().request).toEqual({ url: playable.full, fallback, startAt: 200, audio });
    expect(screen.getByText('3:20 of 5:00')).toBeDefined();
  });

  it('tells the position every five seconds, on pausing and on leaving', async () => {
    const { video } = await start('full');
    await act(() => video.play());
    playVideoTo(video, 4.8);
    expect(onPosition).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(5_000));
    expect(onPosition.mock.calls).toEqual([[4.8]]);
    playVideoTo(video, 7);
    act(() => video.pause());
    expect(onPosition.mock.lastCall).toEqual([7]);
    fireEvent.change(slider(), { target: { value: '60' } });
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(onPosition.mock.lastCall).toEqual([60]);
    cleanup();
    expect(onPosition).toHaveBeenCalledTimes(3);
  });

  it('says calmly that the session has ended, and goes on after signing in again', async () => {
    const { video, show } = await start('full');
    await act(() => video.play());
    playVideoTo(video, 150);
    act(() => lastStream().listener.onProblem('signedOut'));
    expect(video.paused).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('You’ve been signed out');
    const signIn = screen.getByRole('link', { name: 'Sign in and continue' });
    expect(signIn.getAttribute('href')).toBe('/auth?tab=signin&redirect=/itv/trend');
    show('preview');
    show('full');
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(lastStream().request).toMatchObject({ url: playable.full, startAt: 150 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('starts by itself where somebody left it to register', async () => {
    savePosition({ videoId: playable.id, position: 90, page: '/itv/trend' });
    render(page('full'));
    await waitFor(() => expect(streams[0]?.request.startAt).toBe(90));
    expect(readSavedPosition()).toBeNull();
  });

  it('forgets after a day where somebody was', () => {
    savePosition({ videoId: playable.id, position: 90, page: '/' });
    vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
    expect([readSavedPosition(), localStorage.length]).toEqual([null, 0]);
  });

  it('lets a quality, a speed and captions be chosen', async () => {
    const { video } = await start('full');
    const qualities = [480, 720, 1080].map((lines, index) => ({ index, lines }));
    act(() => lastStream().listener.onQualities(qualities));
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const quality = screen.getByLabelText<HTMLSelectElement>('Quality');
    expect([...quality.options].map(({ text }) => text)).toEqual([
      'Automatic',
      '1080p',
      '720p',
      '480p',
    ]);
    fireEvent.change(quality, { target: { value: '1' } });
    expect(lastStream().chosen.at(-1)).toBe(1);
    fireEvent.change(quality, { target: { value: 'auto' } });
    expect(lastStream().chosen.at(-1)).toBeNull();
    fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '1.5' } });
    expect(video.playbackRate).toBe(1.5);
    fireEvent.change(screen.getByRole('combobox', { name: 'Captions' }), {
      target: { value: 'off' },
    });
    const captions = document.querySelector('[aria-pressed][aria-label=Captions]');
    expect(captions?.getAttribute('aria-pressed')).toBe('false');
  });

  it('has the captions that were chosen last, or none', async () => {
    const open = async () => {
      await start('full');
      fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
      return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' });
    };
    for (const value of ['de', 'off']) {
      fireEvent.change(await open(), { target: { value } });
      cleanup();
      streams.length = 0;
      const { value: remembered } = await open();
      expect(remembered).toBe(value);
      cleanup();
      streams.length = 0;
    }
  });
});

describe('sound', () => {
  const spoken = makePlayable({ audio: ['en', 'de'] });

  it('is switched at the same second, with the captions as they were, and remembered', async () => {
    const { video } = await start('full', 60, spoken);
    expect([lastStream().build, lastStream().request.audio]).toEqual(['audio', 'en']);
    await act(() => video.play());
    playVideoTo(video, 75);
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const audio = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Audio' });
    expect([...audio.options].map(({ text }) => text)).toEqual(['English', 'Deutsch']);
    const captions = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' });
    expect(captions.value).toBe('en');
    fireEvent.change(audio, { target: { value: 'de' } });
    expect(lastStream().received.at(-1)).toBe('de');
    expect(streams).toHaveLength(1);
    expect([video.currentTime, video.paused, captions.value]).toEqual([75, false, 'en']);
    cleanup();
    streams.length = 0;
    await start('preview', undefined, spoken);
    expect(lastStream().request).toMatchObject({ url: spoken.preview, audio: 'de' });
  });

  it('of a film that lacks the language chosen last is the film’s own, without a menu', async () => {
    localStorage.setItem('audioLanguage', 'pl');
    await start('full', undefined, makePlayable({ audio: ['de'] }));
    expect(lastStream().request.audio).toBe('de');
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(screen.queryByRole('combobox', { name: 'Audio' })).toBeNull();
    expect(screen.getByLabelText('Volume')).toBeDefined();
  });

  it('that is not there has no volume, and the player says so', async () => {
    const silent = makePlayable({ hasSound: false });
    const view = render(page('full', undefined, silent));
    expect(screen.getByText('Silent, captioned')).toBeDefined();
    expect(screen.queryByLabelText('Volume')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull();
    view.rerender(page('full', undefined, { ...silent, captions: [] }));
    expect(screen.getAllByText('Silent')).toHaveLength(1);
    expect(screen.queryByText('Silent, captioned')).toBeNull();
  });
});

describe('keys', () => {
  it('start, stop and move the film wherever the focus is in the player', async () => {
    const { video } = await start('full');
    await act(() => video.play());
    press('k');
    expect(video.paused).toBe(true);
    press(' ');
    expect(video.paused).toBe(false);
    press('ArrowRight');
    press('l');
    expect(video.currentTime).toBe(15);
    press('j');
    press('ArrowLeft', slider());
    expect(video.currentTime).toBe(0);
    press('9');
    expect(video.currentTime).toBe(270);
  });

  it('leave buttons, other controls and combinations alone', async () => {
    const { video } = await start('full');
    await act(() => video.play());
    press(' ', screen.getByRole('button', { name: 'Settings' }));
    fireEvent.keyDown(videoElement(), { key: 'k', ctrlKey: true });
    press('ArrowRight', screen.getByLabelText('Volume'));
    expect([video.paused, video.currentTime]).toEqual([false, 0]);
  });

  it('change sound, captions and speed', async () => {
    const { video } = await start('full');
    press('m');
    expect(video.muted).toBe(true);
    press('ArrowDown');
    expect([video.muted, video.volume]).toEqual([false, 0.9]);
    press('>');
    expect(video.playbackRate).toBe(1.25);
    press('<');
    press('<');
    expect(video.playbackRate).toBe(0.75);
    const captions = screen.getByRole('button', { name: 'Captions' });
    expect(captions.getAttribute('aria-pressed')).toBe('true');
    press('c');
    expect(captions.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('fingers', () => {
  it('skip by two taps on a side, and start and stop by one', async () => {
    const { video } = await start('full', 100);
    await act(() => video.play());
    const surface = videoElement().nextElementSibling;
    if (!surface) throw new Error('nothing can be tapped');
    vi.spyOn(surface, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 170));
    const tap = (clientX: number) =>
      fireEvent.pointerUp(surface, { pointerType: 'touch', clientX, button: 0 });
    tap(280);
    tap(280);
    expect([video.currentTime, video.paused]).toEqual([110, false]);
    tap(20);
    tap(20);
    expect(video.currentTime).toBe(100);
    tap(150);
    act(() => void vi.advanceTimersByTime(300));
    expect(video.paused).toBe(true);
  });
});
