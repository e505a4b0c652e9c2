import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { sortByStart } from './next-occurrences.ts';

/** Identifies the weekly session in the schedule. */
export const tuesdayLiveTitle = 'Education Tuesday Live';

/** The weekly session as advertised. */
export const tuesdayLive = {
  durationMinutes: 45,
  /** A Tuesday at 18:00 in Bratislava, in winter: what "18:00 CET" stands for. */
  usualStart: new Date('2026-01-06T17:00:00Z'),
} as const;

export const marketAnalysisTitle = 'Market Analysis';

/** The next occurrence of a series, case-insensitively by title. */
export function findNextOccurrence(
  title: string,
  occurrences: readonly Occurrence[],
): Occurrence | undefined {
  const wanted = title.toLowerCase();
  return sortByStart(occurrences).find((one) => one.title.trim().toLowerCase() === wanted);
}
