import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../live/events/calendar/calendar-days.ts';
import {
  noRecurrence,
  type RecurrenceForm,
  toRecurrenceForm,
  toRule,
  toWeekdayCode,
  weekdayCodes,
} from './recurrence-form.ts';
import { toWallClock } from './wall-time.ts';

const tuesday = '2026-11-17T18:00';

describe('how a session repeats', () => {
  it.each([
    [{}, null],
    [{ rhythm: 'daily' }, 'FREQ=DAILY'],
    [{ rhythm: 'daily', interval: 2, ends: 'after', count: 5 }, 'FREQ=DAILY;INTERVAL=2;COUNT=5'],
    [{ rhythm: 'weekly' }, 'FREQ=WEEKLY;BYDAY=TU'],
    [{ rhythm: 'weekly', weekdays: ['FR', 'MO'] }, 'FREQ=WEEKLY;BYDAY=MO,FR'],
    [{ rhythm: 'weekly', ends: 'on', until: '2026-12-31' }, 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261231'],
    [{ rhythm: 'monthly' }, 'FREQ=MONTHLY;BYDAY=3TU'],
    [{ rhythm: 'monthly', monthBy: 'date' }, 'FREQ=MONTHLY;BYMONTHDAY=17'],
  ] as const)('%j is written as %s', (part, rule) => {
    expect(toRule({ ...noRecurrence, ...part }, tuesday)).toBe(rule);
  });

  it('calls a fifth weekday the last of its month', () => {
    const form: RecurrenceForm = { ...noRecurrence, rhythm: 'monthly' };
    expect(toRule(form, '2026-12-29T18:00')).toBe('FREQ=MONTHLY;BYDAY=-1TU');
  });

  it.each([
    'FREQ=YEARLY',
    'FREQ=WEEKLY;BYDAY=TU;WKST=SU',
    'FREQ=MONTHLY;BYDAY=1MO,3MO',
    'FREQ=MONTHLY;BYMONTHDAY=5',
    'FREQ=WEEKLY;UNTIL=20261231T120000',
  ])('keeps %s, which it has no fields for, as it is', (rule) => {
    const form = toRecurrenceForm(rule, tuesday);
    expect(form.rhythm).toBe('custom');
    expect(toRule(form, tuesday)).toBe(rule);
  });

  it.each([
    ['FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=TU'],
    ['FREQ=MONTHLY;COUNT=3', 'FREQ=MONTHLY;BYMONTHDAY=17;COUNT=3'],
  ])('reads %s as the day of the first session says', (rule, whole) => {
    const form = toRecurrenceForm(rule, tuesday);
    expect(form.rhythm).not.toBe('custom');
    expect(toRule(form, tuesday)).toBe(whole);
  });

  it('reads a rule whatever the order of its parts', () => {
    const form = toRecurrenceForm('BYDAY=TH,TU;FREQ=WEEKLY;INTERVAL=2', tuesday);
    expect(form).toMatchObject({ rhythm: 'weekly', interval: 2, weekdays: ['TU', 'TH'] });
  });

  it('comes back from the rule as it was chosen', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));
    const forms = fc.record({
      rhythm: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
      interval: fc.integer({ min: 1, max: 12 }),
      weekdays: fc.subarray([...weekdayCodes], { minLength: 1 }),
      monthBy: fc.constantFrom('date' as const, 'weekday' as const),
      ends: fc.constantFrom('never' as const, 'on' as const, 'after' as const),
      until: days,
      count: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(forms, days, (chosen, day) => {
        const first = toWallClock(day, 18 * 60);
        const rule = toRule({ ...chosen, custom: '' }, first);
        const read = toRecurrenceForm(rule, first);
        expect(read.rhythm).toBe(chosen.rhythm);
        expect(toRule(read, first)).toBe(rule);
        if (chosen.rhythm === 'weekly') expect(read.weekdays).toEqual(chosen.weekdays);
        expect(rule).toContain(chosen.rhythm === 'monthly' ? 'BY' : 'FREQ');
        expect(weekdayCodes).toContain(toWeekdayCode(day));
      }),
    );
  });
});
