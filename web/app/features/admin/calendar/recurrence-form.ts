import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import { type Day, weekdayOf } from '../../live/events/calendar/calendar-days.ts';
import { toDay } from './wall-time.ts';

export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export type WeekdayCode = (typeof weekdayCodes)[number];

export const frequencies = ['none', 'daily', 'weekly', 'monthly', 'custom'] as const;

export type Frequency = (typeof frequencies)[number];

/** A recurrence as a form holds it. */
export type RecurrenceForm = {
  rhythm: Frequency;
  /** Every n days, weeks or months. */
  interval: number;
  weekdays: readonly WeekdayCode[];
  /** On the same date of each month, or on the same weekday of it, such as the third Tuesday. */
  monthBy: 'date' | 'weekday';
  ends: 'never' | 'on' | 'after';
  until: Day;
  count: number;
  /** A rule that this form has no fields for, kept as it is. */
  custom: string;
};

export const noRecurrence: RecurrenceForm = {
  rhythm: 'none',
  interval: 1,
  weekdays: [],
  monthBy: 'weekday',
  ends: 'never',
  until: '',
  count: 10,
  custom: '',
};

/** The RFC 5545 rule of the fields; null for a one-off session. */
export function toRule(form: RecurrenceForm, firstStart: WallClock): string | null {
  if (form.rhythm === 'none') return null;
  if (form.rhythm === 'custom') return form.custom;
  const parts = [`FREQ=${form.rhythm.toUpperCase()}`];
  if (form.interval > 1) parts.push(`INTERVAL=${form.interval}`);
  const day = toDay(firstStart);
  if (form.rhythm === 'weekly') parts.push(`BYDAY=${chooseWeekdays(form, day).join(',')}`);
  if (form.rhythm === 'monthly') {
    const { date, weekday } = monthlyPlaces(day);
    parts.push(form.monthBy === 'date' ? `BYMONTHDAY=${date}` : `BYDAY=${weekday}`);
  }
  if (form.ends === 'on') parts.push(`UNTIL=${form.until.replaceAll('-', '')}`);
  if (form.ends === 'after') parts.push(`COUNT=${form.count}`);
  return parts.join(';');
}

/** The fields of a rule. One that they can't express is kept as written. */
export function toRecurrenceForm(rule: string | null, firstStart: WallClock): RecurrenceForm {
  if (rule === null) return noRecurrence;
  const form = readParts(rule);
  const isSaid = form !== null && sameRule(toRule(form, firstStart), written(rule, firstStart));
  return isSaid ? form : { ...noRecurrence, rhythm: 'custom', custom: rule };
}

/** The chosen days in the order of the week; by default the day of the first session. */
export function chooseWeekdays({ weekdays }: RecurrenceForm, day: Day): readonly WeekdayCode[] {
  const chosen = weekdayCodes.filter((code) => weekdays.includes(code));
  return chosen.length > 0 ? chosen : [toWeekdayCode(day)];
}

export function toWeekdayCode(day: Day): WeekdayCode {
  return weekdayCodes[weekdayOf(day) - 1] ?? 'MO';
}

const daysPerWeek = 7;
/** Not every month has a fifth one, so that one is treated as the last. */
const lastCertain = 4;

/** A day's position in its month: `17`, and `3TU` or `-1TU`. */
function monthlyPlaces(day: Day): { date: number; weekday: string } {
  const date = Number(day.slice(8));
  const place = Math.ceil(date / daysPerWeek);
  return { date, weekday: `${place > lastCertain ? -1 : place}${toWeekdayCode(day)}` };
}

/** The rule with its implicit day: weekly means on the weekday of the first session. */
function written(rule: string, firstStart: WallClock): string {
  const day = toDay(firstStart);
  if (/BY[A-Z]+=/.test(rule)) return rule;
  if (rule.includes('FREQ=WEEKLY')) return `${rule};BYDAY=${toWeekdayCode(day)}`;
  return rule.includes('FREQ=MONTHLY') ? `${rule};BYMONTHDAY=${monthlyPlaces(day).date}` : rule;
}

function readParts(rule: string): RecurrenceForm | null {
  const parts = new Map(rule.split(';').map((part) => [part.split('=')[0], part.split('=')[1]]));
  const rhythm = frequencies.find((each) => each.toUpperCase() === parts.get('FREQ'));
  if (rhythm === undefined) return null;
  const byDay = (parts.get('BYDAY') ?? '').split(',');
  const until = parts.get('UNTIL');
  const count = parts.get('COUNT');
  return {
    ...noRecurrence,
    rhythm,
    interval: Number(parts.get('INTERVAL') ?? 1),
    weekdays: rhythm === 'weekly' ? weekdayCodes.filter((code) => byDay.includes(code)) : [],
    monthBy: parts.has('BYDAY') ? 'weekday' : 'date',
    ...(until ? { ends: 'on' as const, until: dayOfUntil(until) } : {}),
    ...(count ? { ends: 'after' as const, count: Number(count) } : {}),
  };
}

function dayOfUntil(until: string): Day {
  return `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
}

/** Whether two rules have the same parts, in any order. */
function sameRule(one: string | null, other: string): boolean {
  const sorted = (rule: string) => rule.split(';').map(sortedList).toSorted().join(';');
  return one !== null && sorted(one) === sorted(other);
}

function sortedList(part: string): string {
  const [name = '', value = ''] = part.split('=');
  return `${name}=${value.split(',').toSorted().join(',')}`;
}
