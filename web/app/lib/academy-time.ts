import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';

/** A minute on the academy's clock, in the format of a datetime-local field: 2026-11-17T18:00. */
export function academyMinute(instant: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  const written = new Intl.DateTimeFormat('sv', {
    timeZone: academyTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant);
  return written.replace(' ', 'T');
}

/** The instant of a minute on the academy's clock; undefined if the clock skips it. */
export function instantAt(minute: string): Date | undefined {
  const wall = Date.parse(`${minute}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(minute) || Number.isNaN(wall)) return undefined;
  // The offset is looked up twice, because it may change between the two guesses.
  const guess = wall - offsetAt(wall);
  const instant = new Date(wall - offsetAt(guess));
  return academyMinute(instant) === minute ? instant : undefined;
}

function offsetAt(instant: number): number {
  return Date.parse(`${academyMinute(new Date(instant))}Z`) - Math.floor(instant / 60_000) * 60_000;
}
