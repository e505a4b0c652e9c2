import { deleteCopies, type OfflineItem, readOfflineItems } from './offline-item.ts';

/** `outdated`: there is a newer version. */
export type Standing = 'ended' | 'outdated' | 'current';

export type ReviewEnvironment = {
  readonly storage: CacheStorage;
  /**
   * The id of the signed-in member; null if no one is signed in. Rejects if the server can't be
   * reached.
   */
  findOwner(): Promise<string | null>;
  /** Whether the member may still read the item. Rejects if the server can't be reached. */
  standingOf(item: OfflineItem): Promise<Standing>;
  refresh(item: OfflineItem): Promise<void>;
  readonly now: () => Date;
};

const refreshAfterMs = 6 * 60 * 60_000;

/**
 * Runs first on each visit with a connection: deletes items that belong to someone else or that the
 * member may no longer read, and stores changed ones again. If the server can't be reached, nothing
 * changes.
 */
export async function reviewOfflineItems(environment: ReviewEnvironment): Promise<void> {
  const { storage, standingOf, refresh, now } = environment;
  const me = await environment.findOwner();
  await deleteCopies(storage, ({ owner }) => owner !== me);
  for (const [name, item] of await readOfflineItems(storage)) {
    const standing = await standingOf(item);
    if (standing === 'ended') await deleteCopies(storage, (copy) => copy.name === name);
    // If this fails, the previous copy stays and the next visit tries again.
    else if (standing === 'outdated' || isOld(item, now()))
      await refresh(item).catch(() => undefined);
  }
}

/** Lessons are edited in place and carry the member's progress; a book is always a new file. */
function isOld({ kind, savedAt }: OfflineItem, now: Date): boolean {
  return kind === 'course' && now.getTime() - new Date(savedAt).getTime() > refreshAfterMs;
}
