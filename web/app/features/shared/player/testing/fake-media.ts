import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom's video elements can't play; these can, on the test's clock. */
export function installMedia(support: 'probably' | '' = 'probably'): void {
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockImplementation(function (this: HTMLMediaElement) {
    stateOf(this).isPaused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    stateOf(this).isPaused = true;
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(media, 'load').mockImplementation(() => undefined);
  vi.spyOn(media, 'canPlayType').mockReturnValue(support);
  vi.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return stateOf(this).isPaused;
  });
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return stateOf(this).time;
  });
  vi.spyOn(media, 'currentTime', 'set').mockImplementation(function (
    this: HTMLMediaElement,
    time: number,
  ) {
    stateOf(this).time = time;
    this.dispatchEvent(new Event('seeking'));
  });
}

/** The video has played up to a second, without seeking. */
export function playVideoTo(video: HTMLVideoElement, second: number): void {
  stateOf(video).time = second;
  act(() => {
    vi.advanceTimersByTime(100);
    video.dispatchEvent(new Event('timeupdate'));
  });
}

const states = new WeakMap<HTMLMediaElement, { time: number; isPaused: boolean }>();

function stateOf(media: HTMLMediaElement) {
  const state = states.get(media) ?? { time: 0, isPaused: true };
  states.set(media, state);
  return state;
}
