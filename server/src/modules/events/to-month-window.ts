import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { calendarRange } from '@danube/contract/events/event-limits.ts';
import { Temporal } from 'temporal-polyfill';
import { toAcademyTime } from './academy-clock.ts';
import type { Window } from './occurrences.ts';

/** No time zone is a whole day away from the academy's. */
const timeZoneMargin = { days: 1 };

/** A month in any time zone: the academy's month plus a day at both ends. */
export function toMonthWindow(month: string): Window {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return {
    from: first.subtract(timeZoneMargin).toZonedDateTime(academyTimeZone),
    to: first.add({ months: 1 }).add(timeZoneMargin).toZonedDateTime(academyTimeZone),
  };
}

/** A series has no last month, so only a few around the current one are calculated for visitors. */
export function isWithinCalendarRange(month: string, now: Date): boolean {
  const present = toAcademyTime(now).toPlainDate().toPlainYearMonth();
  const { months } = present.until(Temporal.PlainYearMonth.from(month), { largestUnit: 'months' });
  return months >= -calendarRange.back && months <= calendarRange.ahead;
}
