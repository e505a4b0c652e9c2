import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { type Marks, mergeMarks } from '@danube/contract/learning/marks.ts';
import type { Watched } from '@danube/contract/learning/watched.ts';
import type { MarksSender } from './marks-sender.ts';

/** An update about a lesson; omitted fields haven't changed. */
export type LessonUpdate = {
  readonly watched?: Watched;
  readonly isRead?: boolean;
  readonly second?: number;
  readonly scroll?: number;
};

type TrackedLesson = Pick<OpenLesson, 'id' | 'round' | 'marks'>;

/**
 * What this page knows about one lesson beyond the server's state. A visitor's progress isn't sent.
 */
export function createLessonTracker(
  { id, round, marks: known }: TrackedLesson,
  sender: Pick<MarksSender, 'add' | 'waiting'> | null,
  now: () => Date,
) {
  const listeners = new Set<() => void>();
  let mine: Marks | null = null;

  function record({ watched = [], isRead = false, ...moved }: LessonUpdate): void {
    const before = mine?.place ?? known?.place ?? { second: 0, scroll: 0 };
    const marks = { round, watched, isRead, place: { ...before, ...moved, at: now() } };
    mine = mine ? mergeMarks(mine, marks) : marks;
    sender?.add({ lesson: id, marks });
    for (const listener of listeners) listener();
  }

  return {
    record,
    /** Opening counts as an update. Unsent marks from the last visit are included. */
    open(): void {
      const waiting = sender?.waiting().get(id);
      if (waiting?.round === round) mine = waiting;
      record({});
    },
    mine: () => mine,
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server's marks merged with this page's, for the current round. */
export function marksOf({ round, marks }: TrackedLesson, mine: Marks | null): Marks | null {
  if (mine?.round !== round) return marks;
  return marks ? mergeMarks(marks, mine) : mine;
}
