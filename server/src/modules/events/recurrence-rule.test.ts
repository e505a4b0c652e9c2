import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test, vi } from 'vitest';
import { isUsable, plannedStartOn, plannedStarts } from './recurrence-rule.ts';

const firstStart = '2026-01-06T18:00';

function startsOf(recurrenceRule: string, to: `${string}T${string}`) {
  return plannedStarts({ firstStart, recurrenceRule }, { from: firstStart, to });
}

describe('the starts of a series', () => {
  test('every second week keeps its rhythm over the turn of the year', () => {
    const schedule = {
      firstStart: '2026-12-16T19:30',
      recurrenceRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    } as const;
    const span = { from: '2026-12-01T00:00', to: '2027-01-31T00:00' } as const;
    expect(plannedStarts(schedule, span)).toEqual([
      '2026-12-16T19:30',
      '2026-12-30T19:30',
      '2027-01-13T19:30',
      '2027-01-27T19:30',
    ]);
  });

  test('the first Thursday of the month is found on any date from the 1st to the 7th', () => {
    const span = { from: '2026-09-01T00:00', to: '2027-01-31T00:00' } as const;
    const schedule = {
      firstStart: '2026-02-05T18:30',
      recurrenceRule: 'FREQ=MONTHLY;BYDAY=1TH',
    } as const;
    expect(plannedStarts(schedule, span)).toEqual([
      '2026-09-03T18:30',
      '2026-10-01T18:30',
      '2026-11-05T18:30',
      '2026-12-03T18:30',
      '2027-01-07T18:30',
    ]);
  });

  test('the last Friday of the month can be the fourth or the fifth', () => {
    expect(startsOf('FREQ=MONTHLY;BYDAY=-1FR', '2026-03-01T00:00')).toEqual([
      '2026-01-30T18:00',
      '2026-02-27T18:00',
    ]);
  });

  test('UNTIL a date includes that whole day', () => {
    expect(startsOf('FREQ=WEEKLY;UNTIL=20260120', '2026-12-31T00:00')).toEqual([
      '2026-01-06T18:00',
      '2026-01-13T18:00',
      '2026-01-20T18:00',
    ]);
  });

  test('UNTIL a time is read on the wall clock, in summer too', () => {
    const schedule = (until: string) => ({
      firstStart: '2026-06-30T18:00' as const,
      recurrenceRule: `FREQ=WEEKLY;UNTIL=${until}`,
    });
    const span = { from: '2026-06-30T00:00', to: '2026-12-31T00:00' } as const;
    expect(plannedStarts(schedule('20260714T180000'), span)).toHaveLength(3);
    expect(plannedStarts(schedule('20260714T175959'), span)).toHaveLength(2);
  });

  test('COUNT is counted from the first start, wherever the span begins', () => {
    const schedule = { firstStart, recurrenceRule: 'FREQ=WEEKLY;COUNT=3' } as const;
    const span = { from: '2026-01-15T00:00', to: '2026-12-31T00:00' } as const;
    expect(plannedStarts(schedule, span)).toEqual(['2026-01-20T18:00']);
  });

  test('COUNT counts the night whose time the clock skips', () => {
    const schedule = {
      firstStart: '2026-03-28T02:30',
      recurrenceRule: 'FREQ=DAILY;COUNT=3',
    } as const;
    const span = { from: '2026-03-01T00:00', to: '2026-04-30T00:00' } as const;
    expect(plannedStarts(schedule, span)).toEqual([
      '2026-03-28T02:30',
      '2026-03-29T02:30',
      '2026-03-30T02:30',
    ]);
  });

  test('a first start that the rule does not agree with is not a start itself', () => {
    expect(startsOf('FREQ=WEEKLY;BYDAY=TH', '2026-01-20T00:00')).toEqual([
      '2026-01-08T18:00',
      '2026-01-15T18:00',
    ]);
  });

  test('the span includes both of its ends', () => {
    const span = { from: '2026-01-13T18:00', to: '2026-01-20T18:00' } as const;
    const schedule = { firstStart, recurrenceRule: 'FREQ=WEEKLY' } as const;
    expect(plannedStarts(schedule, span)).toEqual(['2026-01-13T18:00', '2026-01-20T18:00']);
  });

  test('a daily series that began thirty years ago is found by its distance, not step by step', () => {
    const schedule = { firstStart: '2000-01-04T18:00', recurrenceRule: 'FREQ=DAILY' } as const;
    const span = { from: '2029-12-01T00:00', to: '2029-12-31T23:59' } as const;
    expect(plannedStarts(schedule, span)).toHaveLength(31);
  });
});

describe('the occurrence of a day', () => {
  const series = { firstStart, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU' } as const;

  test('is found by its day, and on no other day', () => {
    expect(plannedStartOn(series, '2026-11-17')).toBe('2026-11-17T18:00');
    expect(plannedStartOn(series, '2026-11-18')).toBeNull();
    expect(plannedStartOn(series, '2025-12-30')).toBeNull();
  });

  test('of a one-off is its only one', () => {
    const oneOff = { firstStart, recurrenceRule: null } as const;
    expect(plannedStartOn(oneOff, '2026-01-06')).toBe(firstStart);
    expect(plannedStartOn(oneOff, '2026-01-13')).toBeNull();
  });

  test('is no longer planned from the day on which a later part of the series begins', () => {
    const until = { ...series, endsBefore: '2026-11-17' };
    expect(plannedStartOn(until, '2026-11-10')).toBe('2026-11-10T18:00');
    expect(plannedStartOn(until, '2026-11-17')).toBeNull();
  });
});

describe('a rule', () => {
  test.each([
    'FREQ=WEEKLY;BYDAY=TU',
    'BYDAY=TU;FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;WKST=MO',
    'FREQ=MONTHLY;BYDAY=1TH',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=DAILY;COUNT=1',
    'FREQ=WEEKLY;UNTIL=20260120',
    'FREQ=WEEKLY;UNTIL=20260120T200000',
  ])('%s is usable', (recurrenceRule) => {
    expect(isUsable({ firstStart, recurrenceRule })).toBe(true);
  });

  test.each([
    ['', 'says nothing'],
    ['every Tuesday', 'is not a rule'],
    ['BYDAY=TU', 'has no frequency'],
    ['FREQ=FORTNIGHTLY', 'has an unknown frequency'],
    ['FREQ=HOURLY', 'repeats within the day'],
    ['FREQ=DAILY;BYHOUR=9,18', 'sets its own time of day'],
    ['FREQ=WEEKLY;BYDYA=TU', 'has a misspelt part'],
    ['FREQ=WEEKLY;constructor=1', 'has a part named like a property of every object'],
    ['FREQ=WEEKLY;BYDAY=TU;BYDAY=WE', 'has a part twice'],
    ['FREQ=WEEKLY;BYDAY=XX', 'names no weekday'],
    ['FREQ=WEEKLY;BYDAY=1TU', 'counts weekdays in a week'],
    ['FREQ=MONTHLY;BYMONTHDAY=32', 'names no day of a month'],
    ['FREQ=WEEKLY;INTERVAL=0', 'never advances'],
    ['FREQ=WEEKLY;COUNT=0', 'never happens'],
    ['FREQ=WEEKLY;COUNT=2;UNTIL=20261231', 'ends in two ways'],
    ['FREQ=WEEKLY;UNTIL=20261231T220000Z', 'ends on another clock than the academy’s'],
    ['FREQ=WEEKLY;UNTIL=20261332', 'ends on no date'],
    ['FREQ=WEEKLY;UNTIL=20250101', 'ended before it began'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'waits for 30 February'],
    ['FREQ=WEEKLY;BYDAY=SA;BYSETPOS=2', 'waits for a second Saturday in a week'],
    ['FREQ=WEEKLY;BYDAY=TU\nDTSTART:20200101T000000Z', 'brings a line of its own'],
    ['RRULE:FREQ=WEEKLY', 'carries its name'],
  ])('%j is not usable: it %s', (recurrenceRule) => {
    expect(isUsable({ firstStart, recurrenceRule })).toBe(false);
  });

  test('is not needed for a one-off', () => {
    expect(isUsable({ firstStart, recurrenceRule: null })).toBe(true);
  });

  test('that was found usable can still be read when its series is thirty years old', () => {
    const schedule = { firstStart, recurrenceRule: 'FREQ=DAILY;COUNT=999;BYMONTHDAY=31' } as const;
    expect(isUsable(schedule)).toBe(true);
    const span = { from: '2055-12-01T00:00', to: '2055-12-31T23:59' } as const;
    expect(plannedStarts(schedule, span)).toEqual(['2055-12-31T18:00']);
  });
});

const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU',
  'FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,TU;WKST=SU',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31,-1',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;INTERVAL=2;BYDAY=1TH',
  'FREQ=YEARLY',
  'FREQ=YEARLY;INTERVAL=3;BYMONTH=2,11;BYDAY=TU',
  'FREQ=WEEKLY;UNTIL=20270401',
  'FREQ=DAILY;COUNT=40',
];

/** Any day of three years, at six. */
const start = fc
  .integer({ min: 0, max: 1095 })
  .map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString())
  .map((day): `${string}T${string}` => `${day}T18:00`);

describe('far ahead', () => {
  test('the dates are those that counting from the first start finds', () => {
    const ahead = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(fc.constantFrom(...rules), start, ahead, (recurrenceRule, first, days) => {
        const from = Temporal.PlainDateTime.from(first).add({ days });
        const to = from.add({ days: 70 });
        const span = { from: wall(from), to: wall(to) };
        const schedule = { firstStart: first, recurrenceRule };
        const slowly = plannedStarts(schedule, { from: first, to: span.to });
        expect(plannedStarts(schedule, span)).toEqual(slowly.filter((one) => one >= span.from));
      }),
    );
  });

  test.each(rules)('%s reaches a day of 2099 without walking there', (recurrenceRule) => {
    const days = vi.spyOn(RRuleTemporal.prototype, 'between');
    plannedStartOn({ firstStart: '2026-01-06T18:00', recurrenceRule }, '2099-12-29');
    const rule = days.mock.contexts[0] as RRuleTemporal | undefined;
    const begin = rule?.options().dtstart.year;
    days.mockRestore();
    // A rule with COUNT ends after its 999th date at the latest.
    expect(begin).toBeGreaterThan(recurrenceRule.includes('COUNT') ? 2025 : 2090);
  });
});

function wall(time: Temporal.PlainDateTime): `${string}T${string}` {
  const [day = '', clock = ''] = time.toString({ smallestUnit: 'minute' }).split('T');
  return `${day}T${clock}`;
}
