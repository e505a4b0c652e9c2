import type { LanguageCode } from '@danube/contract/locale.ts';
import { isDay } from '../../../lib/day-start.ts';
import {
  addDays,
  addMonths,
  type Day,
  firstDay,
  firstWeekdayOf,
  lastDay,
  monthOf,
  sameDayIn,
  weekdayIndex,
  weeksOf,
} from '../../live/events/calendar/calendar-days.ts';

export const calendarPath = '/admin/calendar';
const newSessionPath = `${calendarPath}/new`;

export const calendarViews = ['month', 'week', 'list'] as const;

export type CalendarView = {
  /** Undefined without a choice: phones get the list, wide screens the month. */
  readonly view: (typeof calendarViews)[number] | undefined;
  readonly day: Day;
};

const earliest = '2020-01-01';
const latest = '2090-12-31';

/** Returns a valid view, whatever the URL contains. */
export function readCalendarView(parameters: URLSearchParams, today: Day): CalendarView {
  const day = parameters.get('day') ?? '';
  return {
    view: calendarViews.find((each) => each === parameters.get('view')),
    day: isDay(day) && day >= earliest && day <= latest ? day : today,
  };
}

export function calendarUrl({ view, day }: Partial<CalendarView>): string {
  const query = new URLSearchParams({ ...(view ? { view } : {}), ...(day ? { day } : {}) });
  return query.size > 0 ? `${calendarPath}?${query.toString()}` : calendarPath;
}

export function newSessionUrl(day: Day): string {
  return `${newSessionPath}?day=${day}`;
}

type SessionRef = { readonly eventId: string; readonly date: Day };

export function sessionUrl({ eventId, date }: SessionRef): string {
  return `${calendarPath}/${eventId}/${date}`;
}

export function editSessionUrl(session: SessionRef): string {
  return `${sessionUrl(session)}/edit`;
}

/** The days of a view, in whole weeks for the month. */
export function windowOf(
  { view, day }: CalendarView,
  language: LanguageCode,
): { from: Day; to: Day } {
  const firstWeekday = firstWeekdayOf(language);
  if (view === 'week') {
    const from = addDays(day, -weekdayIndex(day, firstWeekday));
    return { from, to: addDays(from, 6) };
  }
  if (view === 'list') return { from: firstDay(monthOf(day)), to: lastDay(monthOf(day)) };
  const days = weeksOf(monthOf(day), firstWeekday).flat();
  return { from: days.at(0) ?? day, to: days.at(-1) ?? day };
}

/** The next or previous week or month. */
export function shiftView({ view, day }: CalendarView, step: 1 | -1): CalendarView {
  if (view === 'week') return { view, day: addDays(day, 7 * step) };
  return { view, day: sameDayIn(addMonths(monthOf(day), step), day) };
}
