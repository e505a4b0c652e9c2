import * as z from 'zod';
import { joinWatched, watchedSchema } from './watched.ts';

/** The last position in a lesson, to resume from. */
const placeSchema = z.object({
  /** Second of the film. */
  second: z.number().min(0).max(86_400),
  /** Share of the text above the top of the window. */
  scroll: z.number().min(0).max(1),
  at: z.date(),
});

/**
 * What a person has done in a lesson, as one device knows it. Marks only grow: they are joined, so
 * it does not matter how often, in which order or from how many devices they arrive.
 */
export const marksSchema = z.object({
  /** Marks of an earlier round were reset and count no more. */
  round: z.number().int().min(0).max(10_000),
  watched: watchedSchema,
  /** The end of the text was on the screen, and the student said so with the button. */
  isRead: z.boolean(),
  place: placeSchema,
});

export type Marks = z.infer<typeof marksSchema>;

/** What both know; of places the later one. Order and repetition make no difference. */
export function joinMarks(one: Marks, other: Marks): Marks {
  if (one.round !== other.round) return one.round > other.round ? one : other;
  return {
    round: one.round,
    watched: joinWatched(one.watched, other.watched),
    isRead: one.isRead || other.isRead,
    place: isLater(one.place, other.place) ? one.place : other.place,
  };
}

/** Of two places at the same moment the one further on. */
function isLater(one: Marks['place'], other: Marks['place']): boolean {
  const order =
    one.at.getTime() - other.at.getTime() || one.second - other.second || one.scroll - other.scroll;
  return order > 0;
}
