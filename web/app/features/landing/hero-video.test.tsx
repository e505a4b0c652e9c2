// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../lib/testing/page-frame.tsx';
import { Hero } from './hero.tsx';
import { heroFilm, lessonsReached } from './hero-film.ts';

let idle: (() => void) | undefined;
let seen: ((isSeen: boolean) => void) | undefined;
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  idle = undefined;
  seen = undefined;
  play.mockClear();
  pause.mockClear();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    idle = act;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  prefer({ calm: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function prefer({ calm, saveData = false }: { calm: boolean; saveData?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: calm,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

function show() {
  render(
    <PageFrame>
      <Hero />
    </PageFrame>,
  );
}

const film = () => document.querySelector('video');

describe('film of the hero', () => {
  it('[R2.45] comes when the application rests, and plays while it is seen', () => {
    show();
    expect(film()).toBeNull();
    act(() => idle?.());
    expect(film()?.getAttribute('preload')).toBe('none');
    expect(play).not.toHaveBeenCalled();
    act(() => seen?.(true));
    expect(play).toHaveBeenCalledOnce();
    act(() => seen?.(false));
    expect(pause).toHaveBeenCalled();
  });

  it('is not in the page that is sent: a still stands there', () => {
    const html = renderToStaticMarkup(
      <PageFrame>
        <Hero />
      </PageFrame>,
    );
    expect(html).not.toContain('<video');
    expect(html).toContain('hero-mean');
  });

  it.each([
    ['motion is unwelcome', { calm: true }],
    ['the visitor saves data', { calm: false, saveData: true }],
  ])('never comes when %s', (_, wish) => {
    prefer(wish);
    show();
    act(() => idle?.());
    expect(film()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be paused, and then stays so', () => {
    show();
    act(() => idle?.());
    act(() => seen?.(true));
    pause.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
    expect(pause).toHaveBeenCalledOnce();
    act(() => seen?.(false));
    act(() => seen?.(true));
    expect(play).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(play).toHaveBeenCalledTimes(2);
  });
});

describe('labels of the film', () => {
  it('come one after the other, and rest on the whole chart', () => {
    expect([0.1, 1, 3, 5, 7.5].map(lessonsReached)).toEqual([3, 0, 1, 2, 3]);
    expect(lessonsReached(heroFilm.length)).toBe(3);
  });
});
