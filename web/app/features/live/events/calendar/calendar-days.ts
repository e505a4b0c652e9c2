import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { intlLocale, type LanguageCode } from '@danube/contract/locale.ts';

/** A calendar day, `2026-11-17`, or a month, `2026-11`; without a time zone. */
export type Day = string;
export type Month = string;

const dayMs = 86_400_000;
const weekLength = 7;
/** As many weeks as the longest month spans, so that every month has the same height. */
const weeksShown = 6;

/** The calendar day of an instant in a time zone. */
export function dayIn(moment: Date, timeZone: string): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day of an occurrence; an all-day one is on the academy's day. */
export function dayOf(occurrence: Occurrence, timeZone: string): Day {
  return occurrence.scheduledTime === null
    ? occurrence.scheduledDate
    : dayIn(occurrence.startsAt, timeZone);
}

/** For Intl with the time zone UTC. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addDays(day: Day, count: number): Day {
  return toDay(noonOf(day).getTime() + count * dayMs);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1, 12)).toISOString());
}

/** The same day of another month, or its last day if that month is shorter. */
export function sameDayIn(month: Month, day: Day): Day {
  const last = lastDay(month);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

export function firstDay(month: Month): Day {
  return `${month}-01`;
}

export function lastDay(month: Month): Day {
  return addDays(firstDay(addMonths(month, 1)), -1);
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: Day): number {
  return noonOf(day).getUTCDay() || weekLength;
}

/** The day's index in its week. */
export function weekdayIndex(day: Day, firstWeekday: number): number {
  return (weekdayOf(day) - firstWeekday + weekLength) % weekLength;
}

/** The six weeks around a month, including days of its neighbours. */
export function weeksOf(month: Month, firstWeekday: number): Day[][] {
  const begin = addDays(firstDay(month), -weekdayIndex(firstDay(month), firstWeekday));
  return Array.from({ length: weeksShown }, (_week, week) =>
    Array.from({ length: weekLength }, (_day, day) => addDays(begin, week * weekLength + day)),
  );
}

/** The first day of the week in a language. */
export function firstWeekdayOf(language: LanguageCode): number {
  // Some browsers and our types lack it; in nearly all of Europe weeks start on Monday.
  const locale: Intl.Locale & { getWeekInfo?(): { firstDay: number } } = new Intl.Locale(
    intlLocale(language),
  );
  return locale.getWeekInfo?.().firstDay ?? 1;
}

function toDay(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
