// Shared by the pages and the service worker: imports only what the worker may carry.
import { keptCourseKey } from '../../shared/storage/storage-keys.ts';

/** The texts of the offline page, in the language the course was kept in. */
export type OfflineTexts = {
  readonly title: string;
  readonly text: string;
  readonly kept: string;
  readonly retry: string;
};

/** A course that a member keeps on this device. */
export type KeptCourse = {
  /** The member's id. */
  readonly owner: string;
  readonly slug: string;
  readonly title: string;
  /** The language of its pages. */
  readonly language: string;
  readonly keptAt: string;
  readonly bytes: number;
  readonly lessons: readonly { readonly path: string; readonly title: string }[];
  readonly texts: OfflineTexts;
};

/** A cache's name; it ends with a stamp, so that a new copy never overwrites the old one. */
type KeptCopy = { readonly name: string; readonly owner: string; readonly slug: string };

/**
 * Written last: a cache without it holds half a course, because the tab was closed or the
 * connection was lost, and nobody reads it.
 */
export const recordPath = '/kept-course.json';

export function nameOfCopy(of: { owner: string; slug: string }, stamp: string): string {
  return [keptCourseKey, of.owner, of.slug, stamp].join(' ');
}

export async function findCopies(storage: CacheStorage): Promise<KeptCopy[]> {
  return (await storage.keys()).flatMap((name) => {
    const [start, owner, slug] = name.split(' ');
    return start === keptCourseKey && owner && slug ? [{ name, owner, slug }] : [];
  });
}

/** The complete courses on this device, by the name of their cache. */
export async function readKeptCourses(storage: CacheStorage): Promise<Map<string, KeptCourse>> {
  const found = new Map<string, KeptCourse>();
  for (const { name } of await findCopies(storage)) {
    const record = await storage.match(recordPath, { cacheName: name });
    if (record) found.set(name, await record.json());
  }
  return found;
}

/** Deletes the copies that are named, finished or not. */
export async function deleteCopies(
  storage: CacheStorage,
  isDeleted: (copy: KeptCopy) => boolean,
): Promise<void> {
  const copies = (await findCopies(storage)).filter(isDeleted);
  await Promise.all(copies.map(({ name }) => storage.delete(name)));
}
