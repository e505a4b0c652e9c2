import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monitorPreview } from './preview-monitor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('preview monitor [R2.46]', () => {
  it('[R4.09] [R9.01c] looks every 100 ms while the film plays', () => {
    const video = { currentTime: 5, playbackRate: 1 };
    const looks: number[] = [];
    const stop = monitorPreview(video, ({ position }) => looks.push(position));
    vi.advanceTimersByTime(99);
    expect(looks).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(looks).toEqual([5]);
    video.currentTime = 6;
    vi.advanceTimersByTime(900);
    expect(looks).toHaveLength(10);
    expect(looks.at(-1)).toBe(6);
    stop();
  });

  it('looks no more once it is stopped', () => {
    const notify = vi.fn();
    monitorPreview({ currentTime: 0, playbackRate: 1 }, notify)();
    vi.advanceTimersByTime(200_000);
    expect(notify).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[R4.09] has a backup timer for the due moment, should the looks be held back', () => {
    const interval = vi.spyOn(globalThis, 'setInterval').mockReturnValue(
      // A hidden tab: it accepts the timer and never fires it.
      0 as unknown as ReturnType<typeof setInterval>,
    );
    const video = { currentTime: 30, playbackRate: 2 };
    const looks: unknown[] = [];
    const stop = monitorPreview(video, (look) => looks.push(look));
    vi.advanceTimersByTime(29_999);
    expect(looks).toEqual([]);
    video.currentTime = 90;
    vi.advanceTimersByTime(1);
    expect(looks).toEqual([{ type: 'backupFired', position: 90 }]);
    stop();
    interval.mockRestore();
  });

  it('comes back later when the film had to wait for bytes', () => {
    const interval = vi.spyOn(globalThis, 'setInterval').mockReturnValue(
      // As above: only the second timer is left.
      0 as unknown as ReturnType<typeof setInterval>,
    );
    const video = { currentTime: 0, playbackRate: 1 };
    const looks: number[] = [];
    const stop = monitorPreview(video, ({ position }) => looks.push(position));
    video.currentTime = 80;
    vi.advanceTimersByTime(90_000);
    video.currentTime = 90;
    vi.advanceTimersByTime(10_000);
    expect(looks).toEqual([80, 90]);
    stop();
    interval.mockRestore();
  });
});
