// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { savedPositionKey } from '../storage/storage-keys.ts';

const place = { videoId: 'film', position: 90, page: '/itv/film' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

/** A tab has its own page, and shares the browser's storage with other tabs. */
async function openTab() {
  vi.resetModules();
  return import('./saved-position.ts');
}

it('is gone on from once in a tab, and by another that is on its way', async () => {
  const left = await openTab();
  left.savePosition(place);
  const waiting = await openTab();
  const mailed = await openTab();
  expect(waiting.readSavedPosition()).toEqual(place);
  waiting.markResumed();
  expect(waiting.readSavedPosition()).toBeNull();
  expect(mailed.readSavedPosition()).toEqual(place);
  mailed.markResumed();
  vi.advanceTimersByTime(61_000);
  expect((await openTab()).readSavedPosition()).toBeNull();
  expect(localStorage.getItem(savedPositionKey)).toBeNull();
});

it('lasts as long as the link of a registration', async () => {
  const tab = await openTab();
  tab.savePosition(place);
  vi.advanceTimersByTime(23 * 60 * 60_000);
  expect(tab.readSavedPosition()).toEqual(place);
  vi.advanceTimersByTime(2 * 60 * 60_000);
  expect(tab.readSavedPosition()).toBeNull();
});

it.each(['', 'null', '{}', '{"videoId":1,"position":1,"page":"/","since":1}'])(
  'what is no place is none: %s',
  async (stored) => {
    localStorage.setItem(savedPositionKey, stored);
    const tab = await openTab();
    expect(tab.readSavedPosition()).toBeNull();
    tab.markResumed();
  },
);
