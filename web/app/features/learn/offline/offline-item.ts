// Shared by the pages and the service worker: only imports what may be in the worker's bundle.
import { offlineBookKey, offlineCourseKey } from '../../shared/storage/storage-keys.ts';

/** The texts of the offline page, in the language the item was saved in. */
export type OfflineTexts = {
  readonly title: string;
  readonly text: string;
  readonly listed: string;
  readonly retry: string;
};

const keys = { course: offlineCourseKey, book: offlineBookKey } as const;

/** Of version 0.14: its copies stay readable, and go with all others when their owner signs out. */
const formerKeys = { course: 'keptCourse', book: 'keptBook' } as const;

type OfflineKind = keyof typeof keys;

/** An item, no matter who saved it. */
export type ItemRef = { readonly kind: OfflineKind; readonly slug: string };

/** A course or a book that a member saved on this device. */
export type OfflineItem = ItemRef & {
  /** The member's id. */
  readonly owner: string;
  readonly title: string;
  /** The language of its pages. */
  readonly language: string;
  readonly savedAt: string;
  readonly bytes: number;
  /** The lessons of a course; the file of a book. */
  readonly links: readonly { readonly path: string; readonly title: string }[];
  readonly texts: OfflineTexts;
};

/** A cache's name; it ends with a timestamp, so that a new copy never overwrites the old one. */
type OfflineCopy = ItemRef & { readonly name: string; readonly owner: string };

/**
 * Written last: a cache without it is incomplete, because the tab was closed or the connection
 * was lost, and is ignored.
 */
export function recordPath(kind: OfflineKind): string {
  return `/offline-${kind}.json`;
}

/** Where the service worker answers with the file of a saved book; the server has no such page. */
export function offlineBookPath(fileId: string): string {
  return `/library/${fileId}.pdf`;
}

export function isOfflineBookPath(path: string): boolean {
  return /^\/library\/[^/]+\.pdf$/.test(path);
}

export function isSameItem(one: ItemRef, other: ItemRef): boolean {
  return one.kind === other.kind && one.slug === other.slug;
}

export function nameOfCopy(of: ItemRef & { owner: string }, stamp: string): string {
  return [keys[of.kind], of.owner, of.slug, stamp].join(' ');
}

export async function findCopies(storage: CacheStorage): Promise<OfflineCopy[]> {
  return (await storage.keys()).flatMap((name) => {
    const [start, owner, slug] = name.split(' ');
    const kind = (['course', 'book'] as const).find(
      (each) => keys[each] === start || formerKeys[each] === start,
    );
    return kind && owner && slug ? [{ name, kind, owner, slug }] : [];
  });
}

/** The complete items on this device, by the name of their cache. */
export async function readOfflineItems(storage: CacheStorage): Promise<Map<string, OfflineItem>> {
  const found = new Map<string, OfflineItem>();
  for (const { name, kind } of await findCopies(storage)) {
    const record =
      (await storage.match(recordPath(kind), { cacheName: name })) ??
      (await storage.match(`/kept-${kind}.json`, { cacheName: name }));
    if (record) found.set(name, toOfflineItem(await record.json()));
  }
  return found;
}

type FormerRecord = Omit<OfflineItem, 'savedAt' | 'texts'> & {
  readonly keptAt: string;
  readonly texts: Omit<OfflineTexts, 'listed'> & { readonly kept: string };
};

function toOfflineItem(record: OfflineItem | FormerRecord): OfflineItem {
  if (!('keptAt' in record)) return record;
  const { keptAt: savedAt, texts, ...item } = record;
  const { kept: listed, ...others } = texts;
  return { ...item, savedAt, texts: { ...others, listed } };
}

/** Deletes the matching copies, complete or not. */
export async function deleteCopies(
  storage: CacheStorage,
  isDeleted: (copy: OfflineCopy) => boolean,
): Promise<void> {
  const copies = (await findCopies(storage)).filter(isDeleted);
  await Promise.all(copies.map(({ name }) => storage.delete(name)));
}
