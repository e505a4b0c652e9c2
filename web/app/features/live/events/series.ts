import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { soonestFirst } from './next-occurrences.ts';

/** How the weekly session is found in the programme. */
export const tuesdayLiveTitle = 'Education Tuesday Live';

/** The weekly session as it is advertised. */
export const tuesdayLive = {
  durationMinutes: 45,
  /** A Tuesday at six in the evening in Bratislava, in winter: what "18:00 CET" stands for. */
  usualStart: new Date('2026-01-06T17:00:00Z'),
} as const;

export const marketAnalysisTitle = 'Market Analysis';

/** The soonest occurrence of a series. Administrators may write its name with other capitals. */
export function nextOf(title: string, occurrences: readonly Occurrence[]): Occurrence | undefined {
  const wanted = title.toLowerCase();
  return soonestFirst(occurrences).find((one) => one.title.trim().toLowerCase() === wanted);
}
