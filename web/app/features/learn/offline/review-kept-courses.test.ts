import { describe, expect, it, vi } from 'vitest';
import { readKeptCourses } from './kept-course.ts';
import { type ReviewEnvironment, reviewKeptCourses } from './review-kept-courses.ts';
import { makeKeptCourse, putKeptCourse } from './testing/kept-course.factory.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const now = new Date('2026-11-16T09:00:00Z');

async function review(wanted: Partial<ReviewEnvironment> = {}) {
  const storage = memoryCaches();
  await putKeptCourse(storage, makeKeptCourse());
  await putKeptCourse(storage, makeKeptCourse({ owner: 'bela', slug: 'stops' }));
  const refresh = vi.fn<ReviewEnvironment['refresh']>(async () => undefined);
  const done = reviewKeptCourses({
    storage,
    findOwner: async () => 'anna',
    mayRead: async () => true,
    refresh,
    now: () => now,
    ...wanted,
  });
  const failure = await done.then(
    () => null,
    (error: unknown) => error,
  );
  const kept = [...(await readKeptCourses(storage)).values()].map(({ slug }) => slug);
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
    expect((await review({ mayRead: async () => false })).kept).toEqual([]);
  });

  it('stores a course again after six hours, and keeps the old copy if that fails', async () => {
    const later = { now: () => new Date('2026-11-16T14:00:01Z') };
    expect((await review()).refresh).not.toHaveBeenCalled();
    expect((await review(later)).refresh).toHaveBeenCalledOnce();
    const failing = { ...later, refresh: async () => Promise.reject(new Error('cut')) };
    expect(await review(failing)).toMatchObject({ kept: ['fast-track'], failure: null });
  });

  it('changes nothing while the server can’t be asked', async () => {
    const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await review({ findOwner: unreachable })).kept).toEqual(['fast-track', 'stops']);
    expect((await review({ mayRead: unreachable })).kept).toEqual(['fast-track']);
  });
});
