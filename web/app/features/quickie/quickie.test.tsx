// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../lib/testing/page-frame.tsx';
import { aSession } from '../identity/session/session.factory.ts';
import { aPageSession } from '../identity/session/testing/page-session.ts';
import { SessionProvider } from '../identity/session/use-session.tsx';
import { QuickieSection } from './quickie-section.tsx';
import { installMedia, letFilmReach } from './testing/fake-media.ts';

const visitor = () => aPageSession({}, null);
const member = () => aPageSession({}, aSession());

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  installMedia();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(session = visitor()) {
  return render(
    <PageFrame>
      <SessionProvider session={session}>
        <QuickieSection />
      </SessionProvider>
    </PageFrame>,
  );
}

async function openPlayer(session = visitor()): Promise<HTMLVideoElement> {
  show(session);
  fireEvent.click(screen.getByRole('link', { name: /^Play the lesson/ }));
  await screen.findByRole('dialog');
  const video = document.querySelector('video');
  if (!video) throw new Error('the player has no video');
  await act(() => video.play());
  return video;
}

const popup = () => screen.queryByText("Time's Up!");
const slider = () => screen.getByLabelText<HTMLInputElement>('Position in the lesson');

describe('card', () => {
  it('[R2.46] says what a visitor and what a member sees', () => {
    show();
    expect(screen.getByText('Education Quickie')).toBeDefined();
    expect(screen.getByText('Preview Mode (1:30)')).toBeDefined();
    cleanup();
    show(member());
    expect(screen.getByText('Full Access')).toBeDefined();
    expect(screen.queryByText('Preview Mode (1:30)')).toBeNull();
  });

  it('is sent as a visitor sees it, with a film that plays without scripts', () => {
    const html = renderToStaticMarkup(
      <PageFrame>
        <QuickieSection />
      </PageFrame>,
    );
    expect(html).toContain('Preview Mode (1:30)');
    expect(html).toMatch(/<a href="[^"]*lesson-preview[^"]*"[^>]*data-needs-app/);
    expect(html).not.toMatch(/lesson\.mp4/);
  });

  it('lists the chapters and when they begin', () => {
    show();
    const times = screen.getByRole('list', { name: 'In this lesson' }).querySelectorAll('li');
    expect([...times].map((item) => item.firstElementChild?.textContent)).toEqual([
      ...['0:00', '0:22', '0:48', '1:18', '1:52'],
    ]);
  });
});

describe('player of a visitor', () => {
  it('[R2.46] opens over the page, plays the short file and shows the full length', async () => {
    const video = await openPlayer();
    expect(video.getAttribute('src')).toContain('lesson-preview');
    expect(screen.getByText('0:00 of 2:26')).toBeDefined();
    expect(slider().max).toBe('146');
  });

  it('[R2.46] warns when thirty seconds are left, and counts them', async () => {
    const video = await openPlayer();
    letFilmReach(video, 59);
    expect(screen.queryByText(/Preview ending/)).toBeNull();
    letFilmReach(video, 60);
    expect(screen.getAllByText('Preview ending in 30s!')).toHaveLength(2);
    letFilmReach(video, 82.5);
    expect(screen.getByText('Preview ending in 8s!')).toBeDefined();
  });

  it('[R2.46] pauses at ninety seconds, pins the time there and invites to register', async () => {
    const video = await openPlayer();
    letFilmReach(video, 90.2);
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

  it('[R2.46] can then neither be played nor moved', async () => {
    const video = await openPlayer();
    letFilmReach(video, 90);
    await act(() => video.play());
    expect(video.paused).toBe(true);
    fireEvent.change(slider(), { target: { value: '10' } });
    expect(video.currentTime).toBe(90);
    act(() => {
      video.currentTime = 20;
    });
    expect(video.currentTime).toBe(90);
  });

  it('[R2.46] blocks a seek to ninety seconds or beyond and shows the popup', async () => {
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

  it('[R2.46] is closed with its popup, and starts anew when it is opened again', async () => {
    const video = await openPlayer();
    letFilmReach(video, 90);
    fireEvent.click(screen.getByRole('button', { name: 'Close Preview' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /^Play the lesson/ }));
    await screen.findByRole('dialog');
    expect(popup()).toBeNull();
    expect(screen.getByText('0:00 of 2:26')).toBeDefined();
  });

  it('[R2.46] says when the video cannot be shown', async () => {
    const video = await openPlayer();
    act(() => {
      video.dispatchEvent(new Event('error'));
    });
    expect(screen.getByRole('alert').textContent).toBe('Unable to preview this video');
  });

  it('[R2.46] says when the browser cannot play it at all', async () => {
    installMedia('');
    const video = await openPlayer();
    act(() => {
      video.dispatchEvent(new Event('error'));
    });
    expect(screen.getByRole('alert').textContent).toBe('Video not supported in this browser');
  });

  it('is moved and stopped by keys', async () => {
    const video = await openPlayer();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Pause' }), { key: 'ArrowRight' });
    expect(video.currentTime).toBe(5);
    fireEvent.keyDown(slider(), { key: ' ' });
    expect(video.paused).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
  });
});

describe('player of a member', () => {
  it('[R2.46] plays the whole file without a limit', async () => {
    const video = await openPlayer(member());
    expect(video.getAttribute('src')).toMatch(/lesson\.mp4/);
    letFilmReach(video, 80);
    expect(screen.queryByText(/Preview ending/)).toBeNull();
    letFilmReach(video, 120);
    expect(popup()).toBeNull();
    expect(screen.getByText('2:00 of 2:26')).toBeDefined();
    fireEvent.change(slider(), { target: { value: '140' } });
    expect([video.currentTime, popup()]).toEqual([140, null]);
  });
});
