import { nameOfCopy, type OfflineItem, offlineBookPath, recordPath } from '../offline-item.ts';

export function makeOfflineCourse(overrides: Partial<OfflineItem> = {}): OfflineItem {
  return {
    kind: 'course',
    owner: 'anna',
    slug: 'fast-track',
    title: 'Fast Track',
    language: 'en',
    savedAt: '2026-11-16T08:00:00.000Z',
    bytes: 2_048,
    links: [{ path: '/my-courses/fast-track/candles', title: 'Candles & wicks' }],
    texts: { title: 'You’re offline', text: 'No connection.', listed: 'Kept:', retry: 'Try again' },
    ...overrides,
  };
}

export function makeOfflineBook(overrides: Partial<OfflineItem> = {}): OfflineItem {
  return makeOfflineCourse({
    kind: 'book',
    slug: 'forbidden-trading',
    title: 'Forbidden Trading',
    links: [{ path: offlineBookPath('first-edition'), title: 'Forbidden Trading' }],
    ...overrides,
  });
}

/** Puts an item into a storage; without its record it is one that was never finished. */
export async function putOfflineItem(
  storage: CacheStorage,
  item: OfflineItem,
  { stamp = '1', isFinished = true }: { stamp?: string; isFinished?: boolean } = {},
): Promise<void> {
  const cache = await storage.open(nameOfCopy(item, stamp));
  for (const { path, title } of item.links) await cache.put(path, new Response(title));
  if (isFinished) await cache.put(recordPath(item.kind), new Response(JSON.stringify(item)));
}
