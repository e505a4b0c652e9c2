import type { ManagedOccurrence, WallClock } from '@danube/contract/events/events.schemas.ts';
import type { Day } from '../../live/events/calendar/calendar-days.ts';
import { startOf } from './managed-session.ts';
import { movedWall } from './wall-time.ts';

/** Where a session was let go of; nothing is changed until that is confirmed. */
export type Landing = { readonly session: ManagedOccurrence; readonly to: WallClock };

/** How tall an hour of the week is drawn, in pixels. */
export const hourHeight = 56;

const snapMinutes = 15;

/** The minutes that a way up or down in the week stands for, to the quarter of an hour. */
export function minutesOf(pixels: number): number {
  return Math.round((pixels / hourHeight) * (60 / snapMinutes)) * snapMinutes;
}

/** Undefined if it was let go of at the place it came from, or next to the calendar. */
export function landingOf(
  session: ManagedOccurrence,
  day: Day | undefined,
  downward: number,
): Landing | undefined {
  if (day === undefined) return undefined;
  const start = startOf(session);
  const minutes = session.scheduledTime === null ? 0 : minutesOf(downward);
  const to = movedWall(start, day, minutes);
  return to === start ? undefined : { session, to };
}
