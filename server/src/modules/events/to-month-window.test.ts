import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAcademyTime, toWallClock } from './academy-clock.ts';
import { createPlannedEvent } from './events.factory.ts';
import { findOccurrencesIn } from './occurrences.ts';
import { isWithinCalendarRange, toMonthWindow } from './to-month-window.ts';

const november = new Date('2026-11-16T10:20:00Z');

/** The time zones furthest from the academy's, and some in between. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Europe/Lisbon'];

test('a month reaches from the day before it to the day after it', () => {
  const { from, to } = toMonthWindow('2026-10');
  expect(from.toString({ timeZoneName: 'never' })).toBe('2026-09-30T00:00:00+02:00');
  expect(to.toString({ timeZoneName: 'never' })).toBe('2026-11-02T00:00:00+01:00');
});

test('whatever begins in a month on the clock of a reader is in that month', () => {
  const minutesOfTwoYears = fc.integer({ min: 0, max: 730 * 24 * 60 });
  fc.assert(
    fc.property(minutesOfTwoYears, fc.constantFrom(...zones), (minute, zone) => {
      const moment = new Date(Date.UTC(2026, 0, 1, 0, minute));
      const start = toAcademyTime(moment);
      const read = start.withTimeZone(zone).toPlainDate().toPlainYearMonth().toString();
      const planned = createPlannedEvent({ firstStart: toWallClock(start), recurrenceRule: null });
      expect(findOccurrencesIn([planned], toMonthWindow(read))).toHaveLength(1);
    }),
  );
});

test.each([
  ['2026-09', false],
  ['2026-10', true],
  ['2026-11', true],
  ['2027-11', true],
  ['2027-12', false],
])('in November 2026 the calendar can be turned to %s: %s', (month, isReached) => {
  expect(isWithinCalendarRange(month, november)).toBe(isReached);
});

test('the present month is the academy’s, which begins before midnight in UTC', () => {
  const newMonth = new Date('2026-11-30T23:30:00Z');
  expect(isWithinCalendarRange('2026-10', newMonth)).toBe(false);
  expect(isWithinCalendarRange('2027-12', newMonth)).toBe(true);
});
