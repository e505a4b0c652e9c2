import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import {
  type Day,
  firstWeekdayOf,
  monthOf,
  noonOf,
  weeksOf,
} from '../../../live/events/calendar/calendar-days.ts';
import { dayForKey } from '../../../live/events/calendar/day-keys.ts';
import { WeekdayRow } from '../../../live/events/calendar/weekday-row.tsx';
import { titleOf } from '../video-title-and-poster.ts';
import type { QuickiesByDay } from './quickies-by-day.ts';

type MonthGridProps = {
  /** The one day in the tab order; arrow keys move it. */
  reached: Day;
  today: Day;
  byDay: QuickiesByDay;
  isBusy: boolean;
  labelledBy: string;
  onReach: (day: Day) => void;
  onChoose: (day: Day, opener: HTMLElement) => void;
};

/** The days of a month with their titles; days without one stand out. */
export function MonthGrid(props: MonthGridProps) {
  const { reached, labelledBy, isBusy } = props;
  const { language } = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const firstWeekday = firstWeekdayOf(language);
  const weeks = weeksOf(monthOf(reached), firstWeekday);
  const followKey = useDayKeys(grid, props);
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
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="h-14 border border-rule p-0 align-top sm:h-24">
                {monthOf(day) === monthOf(reached) ? (
                  <DayButton {...props} day={day} onKeyDown={followKey} />
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useDayKeys(grid: RefObject<HTMLTableElement | null>, props: MonthGridProps) {
  const { language } = useFormat();
  return (event: KeyboardEvent) => {
    const day = dayForKey(event.key, props.reached, firstWeekdayOf(language));
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The day may be in a month that isn't rendered yet.
    flushSync(() => props.onReach(day));
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
}

type DayButtonProps = MonthGridProps & { day: Day; onKeyDown: (event: KeyboardEvent) => void };

function DayButton({ day, reached, today, byDay, onChoose, onKeyDown }: DayButtonProps) {
  const t = useTexts('videos');
  const { language } = useFormat();
  const video = byDay.get(day);
  const title = video ? titleOf(video, language) : null;
  const isToday = day === today;
  const isFree = !video && day >= today;
  const name = formatDate(noonOf(day), 'weekday', { language, timeZone: 'UTC' });
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={day === reached ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-haspopup="dialog"
      onClick={(event) => onChoose(day, event.currentTarget)}
      onKeyDown={onKeyDown}
      className={classNames(
        'relative grid size-full content-start justify-items-start gap-1 p-1.5 text-start transition-colors hover:bg-sunk focus-visible:outline-offset-[-2px]',
        day < today && 'text-ink-3',
        video && 'bg-river-wash',
        isFree && 'bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--rule)_7px_8px)]',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid h-6 place-items-center rounded-full font-[560]',
          (isToday || isFree) && '-ms-1 min-w-6 px-1',
          isToday ? 'bg-ink text-paper' : isFree && 'bg-paper',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{`${name},`}</span>{' '}
      <span
        className={classNames(
          'line-clamp-2 w-full text-xs leading-snug [overflow-wrap:anywhere]',
          title ? 'max-sm:sr-only' : 'sr-only',
        )}
      >
        {title ?? t('videos.calendar.free')}
      </span>
      {title ? (
        <span aria-hidden="true" className="size-2 rounded-full bg-river sm:hidden" />
      ) : null}
    </button>
  );
}
