import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonMarks, StoredMarks } from '@danube/contract/learning/learning.schemas.ts';
import { type Marks, mergeMarks } from '@danube/contract/learning/marks.ts';
import { maxSpansSent, mergeWatched, type Watched } from '@danube/contract/learning/watched.ts';

/** Marks that the server hasn't confirmed yet, by lesson. */
export type Outbox = ReadonlyMap<LessonId, Marks>;

export const emptyOutbox: Outbox = new Map();

/** The maximum per request. */
const maxSent = 50;

export function withMarks(outbox: Outbox, { lesson, marks }: LessonMarks): Outbox {
  const before = outbox.get(lesson);
  const joined = before ? mergeMarks(before, marks) : marks;
  return new Map(outbox).set(lesson, { ...joined, watched: withinLimit(joined.watched) });
}

export function joinOutboxes(one: Outbox, other: Outbox): Outbox {
  return [...other].reduce((all, [lesson, marks]) => withMarks(all, { lesson, marks }), one);
}

export function nextBatch(outbox: Outbox): LessonMarks[] {
  return [...outbox].slice(0, maxSent).map(([lesson, marks]) => ({ lesson, marks }));
}

/**
 * What is left to send after a response: lessons that weren't sent, and changes since. A lesson
 * missing from the response is locked for the person and dropped.
 */
export function afterResponse(
  outbox: Outbox,
  sent: readonly LessonMarks[],
  kept: readonly StoredMarks[],
): Outbox {
  const rest = new Map(outbox);
  for (const { lesson, marks } of sent) {
    const mine = rest.get(lesson);
    const answer = kept.find((each) => each.lesson === lesson);
    if (mine && (!answer || isConfirmed({ mine, sent: marks, kept: answer.marks }))) {
      rest.delete(lesson);
    }
  }
  return rest;
}

/**
 * A position counts as confirmed once it was sent: the server may know a later one, or correct a
 * wrong clock.
 */
function isConfirmed({ mine, sent, kept }: Record<'mine' | 'sent' | 'kept', Marks>): boolean {
  if (kept.round !== mine.round) return kept.round > mine.round;
  const isSamePlace = mine.place.at.getTime() === sent.place.at.getTime();
  const hasWatched = sameSpans(mergeWatched(kept.watched, mine.watched), kept.watched);
  return isSamePlace && hasWatched && (kept.isRead || !mine.isRead);
}

function sameSpans(one: Watched, other: Watched): boolean {
  return (
    one.length === other.length &&
    one.every(([from, to], index) => other[index]?.[0] === from && other[index]?.[1] === to)
  );
}

/** After hundreds of seeks in one video, the shortest parts are dropped. */
function withinLimit(watched: Watched): Watched {
  if (watched.length <= maxSpansSent) return watched;
  const longest = watched
    .toSorted(([from, to], [otherFrom, otherTo]) => otherTo - otherFrom - (to - from))
    .slice(0, maxSpansSent);
  return mergeWatched(longest, []);
}
