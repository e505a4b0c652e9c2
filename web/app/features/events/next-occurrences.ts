import type { Occurrence } from '@danube/contract/events/events.schemas.ts';

/** How many occurrences the Next 7 Days widget shows. */
export const widgetSize = 3;

/** What the widget shows: the soonest few. */
export function nextOccurrences(occurrences: readonly Occurrence[]): Occurrence[] {
  return soonestFirst(occurrences).slice(0, widgetSize);
}

/** What is set large: the next live session, or whatever comes next where none is near. */
export function featuredOccurrence(occurrences: readonly Occurrence[]): Occurrence | undefined {
  const sorted = soonestFirst(occurrences);
  return sorted.find((occurrence) => occurrence.type === 'live_trading') ?? sorted[0];
}

function soonestFirst(occurrences: readonly Occurrence[]): Occurrence[] {
  return occurrences.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
