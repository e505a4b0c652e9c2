const dayMs = 86_400_000;

/** The instant at which a day (`2026-11-17`) begins on that clock; undefined for no such day. */
export function dayStart(day: string, timeZone: string): Date | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (!isDay(day) || Number.isNaN(midnight)) return undefined;
  // The offset is requested twice, because it may change between the two guesses.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone));
}

/** The day after, which may be 23 or 25 hours later. */
export function nextDay(day: string): string {
  return addDays(day, 1);
}

/** A calendar day of our era as date fields write it; the 30th of February is none. */
export function isDay(day: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(day)) return false;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** The day that an instant belongs to on that clock. */
export function dayIn(instant: Date, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(instant);
}

/** So many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - instant;
}
