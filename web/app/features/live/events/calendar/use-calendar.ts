import { calendarRange } from '@danube/contract/events/event-limits.ts';
import { useState } from 'react';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import {
  addMonths,
  type Day,
  dayIn,
  firstDay,
  lastDay,
  type Month,
  monthOf,
  sameDayIn,
} from './calendar-days.ts';

export type Calendar = {
  readonly today: Day;
  readonly month: Month;
  /** The one day in the tab order; arrow keys move it. */
  readonly reached: Day;
  /** The day whose sessions are shown. */
  readonly chosen: Day;
  /** Undefined at the end of the calendar. */
  readonly previous: Month | undefined;
  readonly next: Month | undefined;
  reach(day: Day): Day;
  choose(day: Day): void;
  turnTo(month: Month): void;
};

/** The open month and the chosen day. The server's clock limits the range. */
export function useCalendar(now: Date, timeZone: string): Calendar {
  const today = dayIn(now, timeZone);
  const present = monthOf(dayIn(now, academyTimeZone));
  const first = addMonths(present, -calendarRange.back);
  const last = addMonths(present, calendarRange.ahead);
  const [reached, setReached] = useState(today);
  const [chosen, setChosen] = useState(today);
  const month = monthOf(reached);

  /** Limits a day to the calendar's range. */
  function reach(day: Day): Day {
    const within = day < firstDay(first) ? firstDay(first) : day;
    const arrived = within > lastDay(last) ? lastDay(last) : within;
    setReached(arrived);
    return arrived;
  }

  return {
    today,
    month,
    reached,
    chosen,
    previous: month > first ? addMonths(month, -1) : undefined,
    next: month < last ? addMonths(month, 1) : undefined,
    reach,
    choose(day) {
      setChosen(reach(day));
    },
    turnTo: (other) => void reach(sameDayIn(other, reached)),
  };
}
