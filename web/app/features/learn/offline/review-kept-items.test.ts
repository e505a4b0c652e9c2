import { describe, expect, it, vi } from 'vitest';
import { readKeptItems } from './kept-item.ts';
import { type ReviewEnvironment, reviewKeptItems } from './review-kept-items.ts';
import { makeKeptBook, makeKeptCourse, putKeptItem } from './testing/kept-item.factory.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const now = new Date('2026-11-16T09:00:00Z');

async function review(wanted: Partial<ReviewEnvironment> = {}, item = makeKeptCourse()) {
  const storage = memoryCaches();
  await putKeptItem(storage, item);
  await putKeptItem(storage, makeKeptCourse({ owner: 'bela', slug: 'stops' }));
  const refresh = vi.fn<ReviewEnvironment['refresh']>(async () => undefined);
  const done = reviewKeptItems({
    storage,
    findOwner: async () => 'anna',
    standingOf: async () => 'current',
    refresh,
    now: () => now,
    ...wanted,
  });
  const failure = await done.then(
    () => null,
    (error: unknown) => error,
  );
  const kept = [...(await readKeptItems(storage)).values()].map(({ slug }) => slug);
  return { kept, refresh, failure, caches: await storage.keys() };
}

describe('an online visit', () => {
  it('deletes what belongs to someone else', async () => {
    expect((await review()).kept).toEqual(['fast-track']);
  });

  it('deletes everything where nobody is signed in', async () => {
    expect((await review({ findOwner: async () => null })).caches).toEqual([]);
  });

  it('deletes a course that the member may no longer read', async () => {
    expect((await review({ standingOf: async () => 'ended' })).kept).toEqual([]);
  });

  it('stores a course again after six hours, and keeps the old copy if that fails', async () => {
    const later = { now: () => new Date('2026-11-16T14:00:01Z') };
    expect((await review()).refresh).not.toHaveBeenCalled();
    expect((await review(later)).refresh).toHaveBeenCalledOnce();
    const failing = { ...later, refresh: async () => Promise.reject(new Error('cut')) };
    expect(await review(failing)).toMatchObject({ kept: ['fast-track'], failure: null });
  });

  it('stores a book again for a new version only', async () => {
    const later = { now: () => new Date('2026-12-16T14:00:00Z') };
    expect((await review(later, makeKeptBook())).refresh).not.toHaveBeenCalled();
    const outdated = { standingOf: async () => 'outdated' as const };
    expect((await review(outdated, makeKeptBook())).refresh).toHaveBeenCalledOnce();
  });

  it('changes nothing while the server can’t be asked', async () => {
    const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await review({ findOwner: unreachable })).kept).toEqual(['fast-track', 'stops']);
    expect((await review({ standingOf: unreachable })).kept).toEqual(['fast-track']);
  });
});
