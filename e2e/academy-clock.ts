import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { WallClock } from '@danube/contract/events/events.schemas.ts';

const day = 24 * 60 * 60_000;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: academyTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time of day in the academy's time zone, some days from now, as the event form expects it. */
export function academyTime(daysAhead: number, time: `${number}:${number}`): WallClock {
  const date = onAcademyClock(new Date(Date.now() + daysAhead * day)).slice(0, 10);
  return `${date}T${time}`;
}

/** Converts a wall clock time in the academy's time zone to an instant. */
export function instantOf(shown: WallClock): Date {
  const asIfUtc = Date.parse(`${shown}:00Z`);
  const offset = Date.parse(`${onAcademyClock(new Date(asIfUtc))}:00Z`) - asIfUtc;
  return new Date(asIfUtc - offset);
}

function onAcademyClock(instant: Date): string {
  return wallClock.format(instant).replace(' ', 'T');
}

/** The academy's wall clock some minutes from now. */
export function academyMinute(minutesAhead: number): WallClock {
  const [date = '', time = '00:00'] = onAcademyClock(
    new Date(Date.now() + minutesAhead * 60_000),
  ).split('T');
  return `${date}T${time}`;
}
