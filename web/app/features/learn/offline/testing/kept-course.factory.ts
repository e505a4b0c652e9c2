import { type KeptCourse, nameOfCopy, recordPath } from '../kept-course.ts';

export function makeKeptCourse(wanted: Partial<KeptCourse> = {}): KeptCourse {
  return {
    owner: 'anna',
    slug: 'fast-track',
    title: 'Fast Track',
    language: 'en',
    keptAt: '2026-11-16T08:00:00.000Z',
    bytes: 2_048,
    lessons: [{ path: '/my-courses/fast-track/candles', title: 'Candles & wicks' }],
    texts: { title: 'You’re offline', text: 'No connection.', kept: 'Kept:', retry: 'Try again' },
    ...wanted,
  };
}

/** Puts a course into a storage; without its record it is one that was never finished. */
export async function putKeptCourse(
  storage: CacheStorage,
  course: KeptCourse,
  { stamp = '1', isFinished = true }: { stamp?: string; isFinished?: boolean } = {},
): Promise<void> {
  const cache = await storage.open(nameOfCopy(course, stamp));
  for (const { path, title } of course.lessons) await cache.put(path, new Response(title));
  if (isFinished) await cache.put(recordPath, new Response(JSON.stringify(course)));
}
