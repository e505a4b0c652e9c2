import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import { addDays, type Day } from '../../live/events/calendar/calendar-days.ts';

const minutesPerDay = 1440;

export function toDay(wall: WallClock): Day {
  return wall.slice(0, 10);
}

/** `18:00` */
export function toTime(wall: WallClock): string {
  return wall.slice(11);
}

/** Minutes since midnight. */
export function toMinuteOfDay(wall: WallClock): number {
  const [hours = 0, minutes = 0] = toTime(wall).split(':').map(Number);
  return hours * 60 + minutes;
}

export function toWallClock(day: Day, minute: number): WallClock {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** The same time on another day, shifted by minutes, but never beyond that day. */
export function moveWallClock(wall: WallClock, day: Day, minutes = 0): WallClock {
  const wanted = toMinuteOfDay(wall) + minutes;
  return toWallClock(day, Math.min(minutesPerDay - 1, Math.max(0, wanted)));
}

/** The end time after this duration, on the same clock; possibly on the next day. */
export function addDuration(wall: WallClock, durationMinutes: number): WallClock {
  const end = toMinuteOfDay(wall) + durationMinutes;
  return toWallClock(addDays(toDay(wall), Math.floor(end / minutesPerDay)), end % minutesPerDay);
}
