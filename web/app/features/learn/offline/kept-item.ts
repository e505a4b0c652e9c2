// Shared by the pages and the service worker: imports only what the worker may carry.
import { keptBookKey, keptCourseKey } from '../../shared/storage/storage-keys.ts';

/** The texts of the offline page, in the language the item was kept in. */
export type OfflineTexts = {
  readonly title: string;
  readonly text: string;
  readonly kept: string;
  readonly retry: string;
};

const keys = { course: keptCourseKey, book: keptBookKey } as const;

type KeptKind = keyof typeof keys;

/** Names a stored item, whoever it belongs to. */
export type ItemRef = { readonly kind: KeptKind; readonly slug: string };

/** A course or a book that a member keeps on this device. */
export type KeptItem = ItemRef & {
  /** The member's id. */
  readonly owner: string;
  readonly title: string;
  /** The language of its pages. */
  readonly language: string;
  readonly keptAt: string;
  readonly bytes: number;
  /** The lessons of a course; the file of a book. */
  readonly links: readonly { readonly path: string; readonly title: string }[];
  readonly texts: OfflineTexts;
};

/** A cache's name; it ends with a stamp, so that a new copy never overwrites the old one. */
type KeptCopy = ItemRef & { readonly name: string; readonly owner: string };

/**
 * Written last: a cache without it holds half an item, because the tab was closed or the connection
 * was lost, and nobody reads it.
 */
export function recordPath(kind: KeptKind): string {
  return `/kept-${kind}.json`;
}

/** Where the service worker answers with the file of a kept book; the server has no such page. */
export function keptBookPath(fileId: string): string {
  return `/library/${fileId}.pdf`;
}

export function isKeptBookPath(path: string): boolean {
  return /^\/library\/[^/]+\.pdf$/.test(path);
}

export function isSameItem(one: ItemRef, other: ItemRef): boolean {
  return one.kind === other.kind && one.slug === other.slug;
}

export function nameOfCopy(of: ItemRef & { owner: string }, stamp: string): string {
  return [keys[of.kind], of.owner, of.slug, stamp].join(' ');
}

export async function findCopies(storage: CacheStorage): Promise<KeptCopy[]> {
  return (await storage.keys()).flatMap((name) => {
    const [start, owner, slug] = name.split(' ');
    const kind = (['course', 'book'] as const).find((each) => keys[each] === start);
    return kind && owner && slug ? [{ name, kind, owner, slug }] : [];
  });
}

/** The complete items on this device, by the name of their cache. */
export async function readKeptItems(storage: CacheStorage): Promise<Map<string, KeptItem>> {
  const found = new Map<string, KeptItem>();
  for (const { name, kind } of await findCopies(storage)) {
    const record = await storage.match(recordPath(kind), { cacheName: name });
    if (record) found.set(name, toKeptItem(kind, await record.json()));
  }
  return found;
}

type KeptRecord = Omit<KeptItem, 'kind' | 'links'> & {
  readonly links?: KeptItem['links'];
  readonly lessons?: KeptItem['links'];
};

/** Version 0.13 kept courses only, and called their links lessons. */
function toKeptItem(kind: KeptKind, { lessons, ...record }: KeptRecord): KeptItem {
  return { ...record, kind, links: record.links ?? lessons ?? [] };
}

/** Deletes the copies that are named, finished or not. */
export async function deleteCopies(
  storage: CacheStorage,
  isDeleted: (copy: KeptCopy) => boolean,
): Promise<void> {
  const copies = (await findCopies(storage)).filter(isDeleted);
  await Promise.all(copies.map(({ name }) => storage.delete(name)));
}
