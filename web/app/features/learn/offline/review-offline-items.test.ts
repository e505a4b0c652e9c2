import { describe, expect, it, vi } from 'vitest';
import { readOfflineItems } from './offline-item.ts';
import { type ReviewEnvironment, reviewOfflineItems } from './review-offline-items.ts';
import { memoryCaches } from './testing/memory-caches.ts';
import {
  makeOfflineBook,
  makeOfflineCourse,
  putOfflineItem,
} from './testing/offline-item.factory.ts';

const now = new Date('2026-11-16T09:00:00Z');

async function review(overrides: Partial<ReviewEnvironment> = {}, item = makeOfflineCourse()) {
  const storage = memoryCaches();
  await putOfflineItem(storage, item);
  await putOfflineItem(storage, makeOfflineCourse({ owner: 'bela', slug: 'stops' }));
  const refresh = vi.fn<ReviewEnvironment['refresh']>(async () => undefined);
  const done = reviewOfflineItems({
    storage,
    findOwner: async () => 'anna',
    standingOf: async () => 'current',
    refresh,
    now: () => now,
    ...overrides,
  });
  const failure = await done.then(
    () => null,
    (error: unknown) => error,
  );
  const saved = [...(await readOfflineItems(storage)).values()].map(({ slug }) => slug);
  return { saved, refresh, failure, caches: await storage.keys() };
}

describe('an online visit', () => {
  it('deletes what belongs to someone else', async () => {
    expect((await review()).saved).toEqual(['fast-track']);
  });

  it('deletes everything where nobody is signed in', async () => {
    expect((await review({ findOwner: async () => null })).caches).toEqual([]);
  });

  it('deletes a course that the member may no longer read', async () => {
    expect((await review({ standingOf: async () => 'ended' })).saved).toEqual([]);
  });

  it('stores a course again after six hours, and keeps the old copy if that fails', async () => {
    const later = { now: () => new Date('2026-11-16T14:00:01Z') };
    expect((await review()).refresh).not.toHaveBeenCalled();
    expect((await review(later)).refresh).toHaveBeenCalledOnce();
    const failing = { ...later, refresh: async () => Promise.reject(new Error('cut')) };
    expect(await review(failing)).toMatchObject({ saved: ['fast-track'], failure: null });
  });

  it('stores a book again for a new version only', async () => {
    const later = { now: () => new Date('2026-12-16T14:00:00Z') };
    expect((await review(later, makeOfflineBook())).refresh).not.toHaveBeenCalled();
    const outdated = { standingOf: async () => 'outdated' as const };
    expect((await review(outdated, makeOfflineBook())).refresh).toHaveBeenCalledOnce();
  });

  it('changes nothing while the server can’t be asked', async () => {
    const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await review({ findOwner: unreachable })).saved).toEqual(['fast-track', 'stops']);
    expect((await review({ standingOf: unreachable })).saved).toEqual(['fast-track']);
  });
});
