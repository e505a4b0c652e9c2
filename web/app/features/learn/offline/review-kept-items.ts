import { deleteCopies, type KeptItem, readKeptItems } from './kept-item.ts';

/** `outdated`: there is a newer version. */
export type Standing = 'ended' | 'outdated' | 'current';

export type ReviewEnvironment = {
  readonly storage: CacheStorage;
  /** The id of who is signed in; null for nobody. Rejects if the server can't be asked. */
  findOwner(): Promise<string | null>;
  /** Whether the member may still read the item. Rejects if the server can't be asked. */
  standingOf(item: KeptItem): Promise<Standing>;
  refresh(item: KeptItem): Promise<void>;
  readonly now: () => Date;
};

const refreshAfterMs = 6 * 60 * 60_000;

/**
 * What each online visit does first: deletes what belongs to someone else and what the member may
 * no longer read, and stores again what has changed. Without an answer from the server everything
 * stays as it is.
 */
export async function reviewKeptItems(environment: ReviewEnvironment): Promise<void> {
  const { storage, standingOf, refresh, now } = environment;
  const me = await environment.findOwner();
  await deleteCopies(storage, ({ owner }) => owner !== me);
  for (const [name, item] of await readKeptItems(storage)) {
    const standing = await standingOf(item);
    if (standing === 'ended') await deleteCopies(storage, (copy) => copy.name === name);
    // If it fails, the copy from before stays, and the next visit tries again.
    else if (standing === 'outdated' || isOld(item, now()))
      await refresh(item).catch(() => undefined);
  }
}

/** Lessons are edited in place and carry the member's progress; a book is always a new file. */
function isOld({ kind, keptAt }: KeptItem, now: Date): boolean {
  return kind === 'course' && now.getTime() - new Date(keptAt).getTime() > refreshAfterMs;
}
