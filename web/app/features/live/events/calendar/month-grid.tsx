import type { EventType, Occurrence } from '@danube/contract/events/events.schemas.ts';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { eventTypeTexts } from '../event-type-texts.ts';
import { type Day, firstWeekdayOf, monthOf, noonOf, weeksOf } from './calendar-days.ts';
import { dayForKey } from './day-keys.ts';
import { EventIcon } from './event-icon.tsx';
import type { Calendar } from './use-calendar.ts';
import { WeekdayRow } from './weekday-row.tsx';

type MonthGridProps = {
  calendar: Calendar;
  byDay: ReadonlyMap<Day, readonly Occurrence[]>;
  isBusy: boolean;
  labelledBy: string;
};

/** The days of a month. One of them is in the tab order; the arrow keys move from there. */
export function MonthGrid({ calendar, byDay, isBusy, labelledBy }: MonthGridProps) {
  const { language } = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const firstWeekday = firstWeekdayOf(language);
  const weeks = weeksOf(calendar.month, firstWeekday);

  function followKey(event: KeyboardEvent) {
    const day = dayForKey(event.key, calendar.reached, firstWeekday);
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    let arrived = day;
    // The day may be in a month that isn't rendered yet.
    flushSync(() => {
      arrived = calendar.reach(day);
    });
    grid.current?.querySelector<HTMLElement>(`[data-day="${arrived}"]`)?.focus();
  }

  return (
    <table
      ref={grid}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
      className="tabular w-full table-fixed border-collapse text-sm"
    >
      <WeekdayRow days={weeks[0] ?? []} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className="border-t border-rule">
            {week.map((day) =>
              monthOf(day) === calendar.month ? (
                <DayCell
                  key={day}
                  day={day}
                  calendar={calendar}
                  events={byDay.get(day) ?? []}
                  onKeyDown={followKey}
                />
              ) : (
                <OtherMonthsCell key={day} day={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  day: Day;
  calendar: Calendar;
  events: readonly Occurrence[];
  onKeyDown: (event: KeyboardEvent) => void;
};

function DayCell({ day, calendar, events, onKeyDown }: DayCellProps) {
  const isToday = day === calendar.today;
  const isChosen = day === calendar.chosen;
  const types = typesOf(events);
  return (
    <td className="h-12 p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={day === calendar.reached ? 0 : -1}
        aria-label={useDayName(day, events)}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isChosen}
        onClick={() => calendar.choose(day)}
        onKeyDown={onKeyDown}
        className={classNames(
          'grid h-12 w-full grid-rows-[1.5rem_0.75rem] content-center justify-items-start gap-y-0.5 rounded-sm px-2 transition-colors hover:bg-sunk focus-visible:outline-offset-[-2px]',
          types.length > 0 ? 'font-[600] text-ink' : 'text-ink-2',
          isChosen && 'bg-river-wash! ring-1 ring-river ring-inset',
        )}
      >
        <span
          className={classNames(
            'grid h-6 place-items-center',
            isToday && '-ms-1 min-w-6 rounded-full bg-ink text-paper',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span className="flex gap-1">
          {types.map((type) => (
            <EventIcon key={type} type={type} />
          ))}
        </span>
      </button>
    </td>
  );
}

/** A day of the neighbouring month: visible for orientation, but not selectable. */
function OtherMonthsCell({ day }: { day: Day }) {
  return (
    <td className="h-12 p-0">
      <span
        aria-hidden="true"
        className="grid h-12 grid-rows-[1.5rem_0.75rem] content-center gap-y-0.5 px-2 leading-6 text-ink-3"
      >
        {Number(day.slice(8))}
      </span>
    </td>
  );
}

/** "Tuesday 17 November, 2 sessions, Live trading": the cell's content as text. */
function useDayName(day: Day, events: readonly Occurrence[]): string {
  const t = useTexts('events');
  const { language } = useFormat();
  const date = formatDate(noonOf(day), 'weekday', { language, timeZone: 'UTC' });
  if (events.length === 0) return date;
  const kinds = typesOf(events).map((type) => t(eventTypeTexts[type]));
  return [date, t('events.calendar.sessions', { count: events.length }), ...kinds].join(', ');
}

function typesOf(events: readonly Occurrence[]): EventType[] {
  const kinds: EventType[] = ['live_trading', 'other'];
  return kinds.filter((type) => events.some((event) => event.type === type));
}
