import { deleteCopies, type KeptCourse, readKeptCourses } from './kept-course.ts';

export type ReviewEnvironment = {
  readonly storage: CacheStorage;
  /** The id of who is signed in; null for nobody. Rejects if the server can't be asked. */
  findOwner(): Promise<string | null>;
  /** Whether the member may still read the course. Rejects if the server can't be asked. */
  mayRead(course: KeptCourse): Promise<boolean>;
  refresh(course: KeptCourse): Promise<void>;
  readonly now: () => Date;
};

const refreshAfterMs = 6 * 60 * 60_000;

/**
 * What each online visit does first: deletes what belongs to someone else and courses that the
 * member may no longer read, and stores the others again after some hours. Without an answer from
 * the server everything stays as it is.
 */
export async function reviewKeptCourses(environment: ReviewEnvironment): Promise<void> {
  const { storage, mayRead, refresh, now } = environment;
  const me = await environment.findOwner();
  await deleteCopies(storage, ({ owner }) => owner !== me);
  for (const [name, course] of await readKeptCourses(storage)) {
    if (!(await mayRead(course))) await deleteCopies(storage, (copy) => copy.name === name);
    // If it fails, the copy from before stays, and the next visit tries again.
    else if (isOld(course, now())) await refresh(course).catch(() => undefined);
  }
}

function isOld({ keptAt }: KeptCourse, now: Date): boolean {
  return now.getTime() - new Date(keptAt).getTime() > refreshAfterMs;
}
