import * as z from 'zod';
import { mergeWatched, watchedSchema } from './watched.ts';

/** The last position in a lesson, to resume from. */
const placeSchema = z.object({
  /** Second of the video. */
  second: z.number().min(0).max(86_400),
  /** Share of the text scrolled past. */
  scroll: z.number().min(0).max(1),
  at: z.date(),
});

/**
 * What a person has done in a lesson, as one device knows it. Marks only grow and are merged, so it
 * doesn't matter how often, in which order or from how many devices they arrive.
 */
export const marksSchema = z.object({
  /** Marks of an earlier round were reset and no longer count. */
  round: z.number().int().min(0).max(10_000),
  watched: watchedSchema,
  /** The end of the text was visible, and the student confirmed with the button. */
  isRead: z.boolean(),
  place: placeSchema,
});

export type Marks = z.infer<typeof marksSchema>;

/** The union of both; of positions the later one. Commutative and idempotent. */
export function mergeMarks(one: Marks, other: Marks): Marks {
  if (one.round !== other.round) return one.round > other.round ? one : other;
  return {
    round: one.round,
    watched: mergeWatched(one.watched, other.watched),
    isRead: one.isRead || other.isRead,
    place: isLater(one.place, other.place) ? one.place : other.place,
  };
}

/** Of two positions at the same time, the one further on. */
function isLater(one: Marks['place'], other: Marks['place']): boolean {
  const order =
    one.at.getTime() - other.at.getTime() || one.second - other.second || one.scroll - other.scroll;
  return order > 0;
}
