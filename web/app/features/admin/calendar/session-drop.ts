import type { ManagedOccurrence, WallClock } from '@danube/contract/events/events.schemas.ts';
import type { Day } from '../../live/events/calendar/calendar-days.ts';
import { startOf } from './managed-session.ts';
import { moveWallClock } from './wall-time.ts';

/** Where a session was dropped; nothing changes until it is confirmed. */
export type SessionDrop = { readonly session: ManagedOccurrence; readonly to: WallClock };

/** The height of an hour in the week view, in pixels. */
export const hourHeight = 56;

const snapMinutes = 15;

/** Converts a vertical distance in the week view to minutes, rounded to a quarter of an hour. */
export function pixelsToMinutes(pixels: number): number {
  return Math.round((pixels / hourHeight) * (60 / snapMinutes)) * snapMinutes;
}

/** Undefined if it was dropped at its origin, or outside the calendar. */
export function toSessionDrop(
  session: ManagedOccurrence,
  day: Day | undefined,
  downward: number,
): SessionDrop | undefined {
  if (day === undefined) return undefined;
  const start = startOf(session);
  const minutes = session.scheduledTime === null ? 0 : pixelsToMinutes(downward);
  const to = moveWallClock(start, day, minutes);
  return to === start ? undefined : { session, to };
}
