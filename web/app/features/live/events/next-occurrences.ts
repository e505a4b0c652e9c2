import type { Occurrence } from '@danube/contract/events/events.schemas.ts';

/** How many occurrences the Next 7 Days widget shows. */
export const widgetSize = 3;

/** What takes place on this many of the coming days is routine, not a highlight. */
const minRoutineDays = 4;
const maxHighlights = 5;

/** The soonest few, for the widget. */
export function nextOccurrences(occurrences: readonly Occurrence[]): Occurrence[] {
  return sortByStart(occurrences).slice(0, widgetSize);
}

/** The coming days without what takes place nearly every day. */
export function weekHighlights(occurrences: readonly Occurrence[]): Occurrence[] {
  const counts = new Map<string, number>();
  for (const { eventId } of occurrences) counts.set(eventId, (counts.get(eventId) ?? 0) + 1);
  return sortByStart(occurrences)
    .filter(({ eventId }) => (counts.get(eventId) ?? 0) < minRoutineDays)
    .slice(0, maxHighlights);
}

export function sortByStart(occurrences: readonly Occurrence[]): Occurrence[] {
  return occurrences.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
