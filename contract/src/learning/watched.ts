import * as z from 'zod';

const longestFilm = 86_400;
const second = z.number().int().min(0).max(longestFilm);

/**
 * Watched ranges of a video in whole seconds, sorted and disjoint. There can't be more of them than
 * every other second of the longest video.
 */
export const watchedSchema = z.array(z.tuple([second, second])).max(longestFilm / 2);

/** The maximum per request; the merged total may be larger. */
export const maxSpansSent = 500;

export type Watched = z.infer<typeof watchedSchema>;

/** The union of both. */
export function mergeWatched(one: Watched, other: Watched): Watched {
  const spans = [...one, ...other]
    .filter(([from, to]) => from < to)
    .toSorted(([one], [other]) => one - other);
  const joined: Watched = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** How many seconds were watched, ignoring those after the end of the video. */
export function countWatchedSeconds(watched: Watched, filmSeconds: number): number {
  return mergeWatched(watched, []).reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, filmSeconds) - from),
    0,
  );
}
