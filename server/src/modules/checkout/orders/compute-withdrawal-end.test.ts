import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { memberStates } from '@danube/contract/checkout/countries.ts';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  computeWithdrawalEnd,
  lastWithdrawalSecond,
  maxWithdrawalDays,
} from './compute-withdrawal-end.ts';
import { isWorkingDay } from './public-holidays.ts';

const dayMs = 24 * 60 * 60_000;

function toDay(at: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(academyTimeZone)
    .toPlainDate();
}

/** The last day of the period of someone who pays at noon. */
function lastDay(bought: string, country = 'SK'): string {
  return toDay(
    lastWithdrawalSecond({ paidAt: new Date(`${bought}T11:00:00Z`), country }),
  ).toString();
}

test.each([
  ['in summer', '2026-06-01T10:00:00Z', '2026-06-15T22:00:00.000Z'],
  ['bought a minute before midnight', '2026-06-01T21:59:00Z', '2026-06-15T22:00:00.000Z'],
  ['bought at midnight', '2026-06-01T22:00:00Z', '2026-06-16T22:00:00.000Z'],
  ['over the night when clocks go back', '2026-10-20T10:00:00Z', '2026-11-03T23:00:00.000Z'],
  ['over the night when clocks go on', '2026-03-18T10:00:00Z', '2026-04-01T22:00:00.000Z'],
])('%s a period ends with the fourteenth day after', (_, bought, over) => {
  const end = computeWithdrawalEnd({ paidAt: new Date(bought), country: 'SK' });
  expect(end.toISOString()).toBe(over);
});

describe('a period that would end', () => {
  test.each([
    ['on a Saturday ends on Monday', '2026-06-06', '2026-06-22'],
    ['on a Sunday ends on Monday', '2026-06-07', '2026-06-22'],
    ['on Good Friday ends on Tuesday', '2026-03-20', '2026-04-07'],
    ['on Christmas Eve ends after Christmas', '2026-12-10', '2026-12-28'],
    ['on a Slovak holiday ends a day later', '2028-08-15', '2028-08-30'],
  ])('%s', (_, bought, last) => {
    expect(lastDay(bought)).toBe(last);
  });

  test.each([
    { country: 'DE', day: 'German Unity Day', bought: '2028-09-19', last: '2028-10-04' },
    { country: 'DE', day: 'the Day of Repentance', bought: '2026-11-04', last: '2026-11-19' },
    { country: 'AT', day: 'Corpus Christi', bought: '2026-05-21', last: '2026-06-05' },
    { country: 'GR', day: 'the Orthodox Good Friday', bought: '2026-03-27', last: '2026-04-14' },
    { country: 'IE', day: 'the first Monday of August', bought: '2026-07-20', last: '2026-08-04' },
    { country: 'SE', day: 'Midsummer Eve', bought: '2026-06-05', last: '2026-06-22' },
    {
      country: 'BG',
      day: 'the Monday for a holiday on Sunday',
      bought: '2026-05-11',
      last: '2026-05-26',
    },
    {
      country: 'BG',
      day: 'the days for a Christmas that begins on Saturday',
      bought: '2033-12-10',
      last: '2033-12-29',
    },
    {
      country: 'IE',
      day: 'the Tuesday for a holiday on Sunday',
      bought: '2027-12-13',
      last: '2027-12-29',
    },
  ])('in $country on $day ends on the next working day', ({ country, bought, last }) => {
    expect(lastDay(bought, country)).toBe(last);
    expect(lastDay(bought, 'US') < last).toBe(true);
  });
});

test('a period never ends on a day off, nor before the fourteenth day, nor much later', () => {
  const purchases = fc.record({
    paidAt: fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2099-11-30T00:00:00Z'),
      noInvalidDate: true,
    }),
    country: fc.constantFrom(...memberStates, 'CH', 'US'),
  });
  fc.assert(
    fc.property(purchases, (purchase) => {
      const { paidAt, country } = purchase;
      const last = toDay(lastWithdrawalSecond(purchase));
      expect(last.dayOfWeek).toBeLessThan(6);
      expect(isWorkingDay(last, country)).toBe(true);
      expect(isWorkingDay(last, 'SK')).toBe(true);
      const earliest = toDay(paidAt).add({ days: 14 });
      expect(Temporal.PlainDate.compare(last, earliest)).toBeGreaterThanOrEqual(0);
      // Each day between would have been a day off.
      for (
        let day = earliest;
        Temporal.PlainDate.compare(day, last) < 0;
        day = day.add({ days: 1 })
      )
        expect(isWorkingDay(day, country)).toBe(false);
      expect(computeWithdrawalEnd(purchase).getTime()).toBeLessThan(
        paidAt.getTime() + maxWithdrawalDays * dayMs,
      );
    }),
  );
});
