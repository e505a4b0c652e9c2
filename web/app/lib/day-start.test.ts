import { describe, expect, it } from 'vitest';
import { dayStart, isDay, nextDay } from './day-start.ts';

describe('a day on a clock', () => {
  it.each([
    ['2026-11-17', 'Europe/Bratislava', '2026-11-16T23:00:00.000Z'],
    ['2026-07-01', 'Europe/Bratislava', '2026-06-30T22:00:00.000Z'],
    ['2026-11-17', 'America/New_York', '2026-11-17T05:00:00.000Z'],
    // The clocks change on these days, so the offset at midnight differs from that at noon.
    ['2026-03-29', 'Europe/Bratislava', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Bratislava', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Bratislava', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Bratislava', '2026-10-25T23:00:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, instant) => {
    expect(dayStart(day, timeZone)?.toISOString()).toBe(instant);
  });

  it('does not exist where the calendar has no such day', () => {
    expect(['2026-02-30', '2026-13-01', '17.11.2026', '', '0026-01-01'].filter(isDay)).toEqual([]);
    expect(dayStart('2026-02-30', 'Europe/Bratislava')).toBeUndefined();
  });

  it('is followed by the next one, over months and years', () => {
    expect(nextDay('2026-02-28')).toBe('2026-03-01');
    expect(nextDay('2026-12-31')).toBe('2027-01-01');
  });
});
