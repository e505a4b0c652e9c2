// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsProvider } from '../../../lib/settings.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { Hero } from './hero.tsx';
import { heroVideoTiming, lessonsReached } from './hero-video-timing.ts';

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  play.mockClear();
  pause.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(cleanup);

function show(hero?: { film: string; poster: string }) {
  render(
    <PageFrame>
      <SettingsProvider shown={hero && { values: { hero }, words: {}, english: {} }}>
        <Hero freeCourse={null} />
      </SettingsProvider>
    </PageFrame>,
  );
}

const film = () => document.querySelector('video') ?? document.createElement('video');
const button = (name: string) => screen.getByRole('button', { name });

describe('film of the hero', () => {
  it('[R2.45] is there to be played, and neither loaded nor seen before', () => {
    show();
    expect(film().getAttribute('preload')).toBe('none');
    expect(film().loop).toBe(false);
    expect(film().className).toContain('opacity-0');
    expect(document.querySelector('.hero-mean')).not.toBeNull();
    expect(screen.getByRole('img', { name: /^A price drawn/ })).toBeDefined();
    expect(play).not.toHaveBeenCalled();
  });

  it('covers the drawing while it plays, can be paused, and leaves the drawing as it was', () => {
    show();
    fireEvent.click(button('Play video'));
    expect(play).toHaveBeenCalledOnce();
    fireEvent.playing(film());
    expect(film().className).toContain('opacity-100');
    fireEvent.click(button('Pause video'));
    expect(pause).toHaveBeenCalledOnce();
    fireEvent.pause(film());
    expect(film().className).toContain('opacity-100');
    fireEvent.click(button('Play video'));
    fireEvent.playing(film());
    fireEvent.ended(film());
    expect(film().className).toContain('opacity-0');
    expect(button('Play video')).toBeDefined();
  });

  it('stays a drawing where the browser refuses to play', async () => {
    play.mockReturnValueOnce(Promise.reject(new DOMException('no', 'NotAllowedError')));
    show();
    fireEvent.click(button('Play video'));
    await vi.waitFor(() => expect(button('Play video')).toBeDefined());
    expect(film().className).toContain('opacity-0');
  });
});

describe('film of the owner', () => {
  it('is fetched when someone plays it, and leaves the labels of our chart out', () => {
    show({ film: 'f1', poster: '' });
    expect(film().getAttribute('src')).toBe('/media/films/f1');
    expect(film().getAttribute('preload')).toBe('none');
    expect(film().muted).toBe(true);
    expect(film().className).toContain('opacity-0');
    fireEvent.click(button('Play video'));
    fireEvent.playing(film());
    film().currentTime = 3;
    fireEvent.timeUpdate(film());
    expect(document.querySelector<HTMLElement>('.hero')?.dataset.reached).toBe('0');
  });

  it('shows its poster instead of the drawing until it is played', () => {
    show({ film: 'f1', poster: 'p1' });
    expect(film().getAttribute('poster')).toBe('/media/pictures/p1?w=1440');
    expect(film().className).toContain('opacity-100');
    expect(document.querySelector<HTMLElement>('.hero')?.dataset.reached).toBe('0');
    expect(screen.queryByRole('img', { name: /^A price drawn/ })).toBeNull();
    expect(screen.queryByText('Illustration, daily bars')).toBeNull();
  });

  it('is ours where only a poster is chosen', () => {
    show({ film: '', poster: 'p1' });
    expect(film().getAttribute('src')).toContain('hero');
    expect(film().hasAttribute('poster')).toBe(false);
  });
});

describe('labels of the film', () => {
  it('come one after the other, and rest on the whole chart', () => {
    expect([0.1, 1, 3, 5, 7.5].map(lessonsReached)).toEqual([3, 0, 1, 2, 3]);
    expect(lessonsReached(heroVideoTiming.length)).toBe(3);
  });
});
