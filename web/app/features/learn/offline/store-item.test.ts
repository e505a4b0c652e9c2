import { describe, expect, it } from 'vitest';
import { deleteCopies, readOfflineItems } from './offline-item.ts';
import { filesNamedIn, type StoreEnvironment, storeItem } from './store-item.ts';
import { memoryCaches } from './testing/memory-caches.ts';
import {
  makeOfflineBook,
  makeOfflineCourse,
  putOfflineItem,
} from './testing/offline-item.factory.ts';

const course = {
  ...makeOfflineCourse(),
  pages: ['/my-courses/fast-track/candles?lang=de', '/my-courses/fast-track/stops?lang=de'],
  files: ['/assets/entry-1.js'],
};
const html = '<link href="/assets/app-1.css"><img src="/learning/lessons/1/pictures/2?width=480">';

function answering(address: string): Response {
  return new Response(address.startsWith('/my-courses') ? html : 'file');
}

async function store(
  overrides: Partial<StoreEnvironment> = {},
  signal = new AbortController().signal,
) {
  const storage = overrides.storage ?? memoryCaches();
  const progress: { done: number; count: number }[] = [];
  const requested: string[] = [];
  const fetch = overrides.fetch ?? (async (address: string) => answering(address));
  const stored = storeItem(
    course,
    {
      now: () => new Date('2026-11-18T08:00:00Z'),
      isOwnerSignedIn: () => true,
      ...overrides,
      storage,
      fetch: (address, options) => {
        requested.push(address);
        return fetch(address, options);
      },
    },
    { signal, onProgress: (each) => void progress.push(each) },
  );
  return { storage, progress, requested, stored };
}

async function bytesOn(storage: CacheStorage): Promise<string[]> {
  return (await storage.keys()).toSorted();
}

describe('saving a course', () => {
  it('stores its pages, what they name and what every lesson needs, each once', async () => {
    const { storage, progress, requested, stored } = await store();
    await stored;
    expect(requested).toEqual([
      ...course.pages,
      '/assets/entry-1.js',
      '/assets/app-1.css',
      '/learning/lessons/1/pictures/2?width=480',
    ]);
    expect(progress.at(-1)).toEqual({ done: 5, count: 5 });
    const [saved] = (await readOfflineItems(storage)).values();
    expect(saved).toMatchObject({ owner: 'anna', bytes: html.length * 2 + 4 * 3 });
    expect(await storage.match('/my-courses/fast-track/candles')).toBeDefined();
  });

  it('replaces the copy from before only once the new one is complete', async () => {
    const storage = memoryCaches();
    await putOfflineItem(storage, makeOfflineCourse());
    await (await store({ storage })).stored;
    expect(await storage.keys()).toHaveLength(1);
    const [saved] = (await readOfflineItems(storage)).values();
    expect(saved?.savedAt).toBe('2026-11-18T08:00:00.000Z');
  });

  it.each<[string, Partial<StoreEnvironment>]>([
    ['the line is cut', { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the server refuses', { fetch: async () => new Response('', { status: 503 }) }],
    [
      'a file is gone',
      {
        fetch: async (address) =>
          address.startsWith('/assets') ? new Response('', { status: 404 }) : answering(address),
      },
    ],
    ['the owner has signed out meanwhile', { isOwnerSignedIn: () => false }],
  ])(
    'leaves nothing half saved when %s, and the copy from before as it was',
    async (_, failing) => {
      const storage = memoryCaches();
      await putOfflineItem(storage, makeOfflineCourse());
      const before = await bytesOn(storage);
      const { stored } = await store({ storage, ...failing });
      await expect(stored).rejects.toThrow();
      expect(await bytesOn(storage)).toEqual(before);
    },
  );

  it('leaves a book with the same name alone', async () => {
    const storage = memoryCaches();
    await putOfflineItem(storage, makeOfflineBook({ slug: course.slug }));
    await (await store({ storage })).stored;
    const kinds = [...(await readOfflineItems(storage)).values()].map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['book', 'course']);
  });

  it('stops when asked to', async () => {
    const { storage, stored } = await store({}, AbortSignal.abort());
    await expect(stored).rejects.toThrow();
    expect(await storage.keys()).toEqual([]);
  });
});

describe('the files that a page names', () => {
  it('are those of the build and the pictures of lessons, as the browser asks for them', () => {
    const page =
      '<img srcset="/learning/lessons/1/pictures/2?width=480&amp;v=1 480w"><a href="/my-courses">' +
      '<script>import("/assets/entry.client-Ab_1.js")</script>\\"/assets/manifest-1.js\\"';
    expect(filesNamedIn(page)).toEqual([
      '/learning/lessons/1/pictures/2?width=480&v=1',
      '/assets/entry.client-Ab_1.js',
      '/assets/manifest-1.js',
    ]);
  });
});

it('what version 0.14 saved is still readable, and deleted like the rest', async () => {
  const storage = memoryCaches();
  const { savedAt: keptAt, texts, ...item } = makeOfflineBook();
  const { listed: kept, ...others } = texts;
  const cache = await storage.open('keptBook anna forbidden-trading 1');
  await cache.put(
    '/kept-book.json',
    Response.json({ ...item, keptAt, texts: { ...others, kept } }),
  );
  expect([...(await readOfflineItems(storage)).values()]).toEqual([makeOfflineBook()]);
  await deleteCopies(storage, ({ owner }) => owner === 'anna');
  expect(await storage.keys()).toEqual([]);
});
