import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeOccurrence } from '../occurrence.factory.ts';
import {
  addDays,
  addMonths,
  dayIn,
  dayOf,
  firstDay,
  firstWeekdayOf,
  lastDay,
  monthOf,
  sameDayIn,
  weekdayIndex,
  weekdayOf,
  weeksOf,
} from './calendar-days.ts';
import { dayForKey } from './day-keys.ts';

const anyDay = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2025-01-01', count));

describe('days of the calendar', () => {
  it('belong to the clock on which they are read', () => {
    const moment = new Date('2026-11-17T23:30:00Z');
    expect(dayIn(moment, 'Europe/Bratislava')).toBe('2026-11-18');
    expect(dayIn(moment, 'America/New_York')).toBe('2026-11-17');
  });

  it('stay the academy’s for what takes all day', () => {
    const openHouse = { scheduledTime: null, scheduledDate: '2026-11-21' };
    const startsAt = new Date('2026-11-20T23:00:00Z');
    expect(dayOf(makeOccurrence({ ...openHouse, startsAt }), 'America/New_York')).toBe(
      '2026-11-21',
    );
    expect(dayOf(makeOccurrence({ startsAt }), 'America/New_York')).toBe('2026-11-20');
  });

  it('know the ends of months and years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(lastDay('2028-02')).toBe('2028-02-29');
    expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
    expect(weekdayOf('2026-11-15')).toBe(7);
  });

  it('lie in six whole weeks around every month, each day once and in order', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(1, 6, 7), (day, firstWeekday) => {
        const month = monthOf(day);
        const weeks = weeksOf(month, firstWeekday);
        const days = weeks.flat();
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(weeks.every(([first = '']) => weekdayOf(first) === firstWeekday)).toBe(true);
        expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)));
        expect(weeks[0]).toContain(firstDay(month));
        expect(days).toContain(lastDay(month));
      }),
    );
  });

  it('begin the week as readers of the language do', () => {
    expect(['en', 'de', 'pl'].map((code) => firstWeekdayOf(code as 'en'))).toEqual([1, 1, 1]);
    expect(firstWeekdayOf('pt')).toBe(7);
  });
});

describe('keys in the grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-16'],
    ['ArrowRight', '2026-11-18'],
    ['ArrowUp', '2026-11-10'],
    ['ArrowDown', '2026-11-24'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-17'],
    ['PageDown', '2026-12-17'],
    ['Enter', undefined],
    ['Tab', undefined],
  ])('%s leads from Tuesday 17 November to %s', (key, day) => {
    expect(dayForKey(key, '2026-11-17', 1)).toBe(day);
  });

  it('stay within the week for Home and End, whatever day it begins on', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(1, 6, 7), (day, firstWeekday) => {
        const home = dayForKey('Home', day, firstWeekday) ?? '';
        const end = dayForKey('End', day, firstWeekday) ?? '';
        expect(weekdayIndex(home, firstWeekday)).toBe(0);
        expect(end).toBe(addDays(home, 6));
        expect(home <= day && day <= end).toBe(true);
      }),
    );
  });
});
