import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonMarks, StoredMarks } from '@danube/contract/learning/learning.schemas.ts';
import { joinMarks, type Marks } from '@danube/contract/learning/marks.ts';
import { joinWatched, maxSpansSent, type Watched } from '@danube/contract/learning/watched.ts';

/** Marks that the server has not confirmed yet, by lesson. */
export type Outbox = ReadonlyMap<LessonId, Marks>;

export const emptyOutbox: Outbox = new Map();

/** As many as one message may carry. */
const maxSent = 50;

export function withMarks(outbox: Outbox, { lesson, marks }: LessonMarks): Outbox {
  const before = outbox.get(lesson);
  const joined = before ? joinMarks(before, marks) : marks;
  return new Map(outbox).set(lesson, { ...joined, watched: withinLimit(joined.watched) });
}

export function joinOutboxes(one: Outbox, other: Outbox): Outbox {
  return [...other].reduce((all, [lesson, marks]) => withMarks(all, { lesson, marks }), one);
}

export function nextBatch(outbox: Outbox): LessonMarks[] {
  return [...outbox].slice(0, maxSent).map(([lesson, marks]) => ({ lesson, marks }));
}

/**
 * What is still to be sent after an answer: lessons that were not sent, and whatever came to be
 * known meanwhile. A lesson that the server left out is closed to the person; it goes as well.
 */
export function afterAnswer(
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

/** A place counts as taken once it was sent: a server may know a later one, or set a clock right. */
function isConfirmed({ mine, sent, kept }: Record<'mine' | 'sent' | 'kept', Marks>): boolean {
  if (kept.round !== mine.round) return kept.round > mine.round;
  const isSamePlace = mine.place.at.getTime() === sent.place.at.getTime();
  const hasWatched = sameSpans(joinWatched(kept.watched, mine.watched), kept.watched);
  return isSamePlace && hasWatched && (kept.isRead || !mine.isRead);
}

function sameSpans(one: Watched, other: Watched): boolean {
  return (
    one.length === other.length &&
    one.every(([from, to], index) => other[index]?.[0] === from && other[index]?.[1] === to)
  );
}

/** Hundreds of skips in one film: the shortest pieces count for least. */
function withinLimit(watched: Watched): Watched {
  if (watched.length <= maxSpansSent) return watched;
  const longest = watched
    .toSorted(([from, to], [otherFrom, otherTo]) => otherTo - otherFrom - (to - from))
    .slice(0, maxSpansSent);
  return joinWatched(longest, []);
}
