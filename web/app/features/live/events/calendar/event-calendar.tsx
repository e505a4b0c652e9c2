import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SkeletonRegion, SkeletonText } from '../../../../ui/skeleton.tsx';
import { eventTypeTexts } from '../event-type-texts.ts';
import { type Day, dayOf, firstDay, monthOf, noonOf } from './calendar-days.ts';
import { calendarClasses } from './calendar-frame.ts';
import { DaySessions } from './day-sessions.tsx';
import { EventIcon } from './event-icon.tsx';
import { MonthGrid } from './month-grid.tsx';
import { monthQuery } from './month-query.ts';
import { type Calendar, useCalendar } from './use-calendar.ts';

const titleId = 'event-calendar-month';

/**
 * A month of sessions in the visitor's time zone. Rendered in the browser only, because the server
 * doesn't know it.
 */
export function EventCalendar() {
  const format = useFormat();
  const [now] = useState(() => new Date());
  const calendar = useCalendar(now, format.timeZone);
  const read = useQuery(monthQuery(queries, calendar.month));
  const byDay = useMemo(() => groupByDay(read.data ?? [], format.timeZone), [read.data, format]);
  return (
    <div className={calendarClasses}>
      <MonthNavigation calendar={calendar} />
      <MonthGrid
        calendar={calendar}
        byDay={byDay}
        isBusy={read.isPending}
        labelledBy={`event-calendar ${titleId}`}
      />
      <Legend />
      <ChosenDay calendar={calendar} byDay={byDay} read={read} />
    </div>
  );
}

function MonthNavigation({ calendar }: { calendar: Calendar }) {
  const t = useTexts('events');
  const { language } = useFormat();
  const view = { language, timeZone: 'UTC' };
  return (
    <div className="flex items-center justify-between gap-2">
      <p id={titleId} aria-live="polite" className="font-serif text-lg italic">
        {formatDate(noonOf(firstDay(calendar.month)), 'month', view)}
      </p>
      <div className="-me-3 flex">
        <IconButton
          label={t(calendar.previous ? 'events.calendar.previous' : 'events.calendar.noEarlier')}
          aria-disabled={calendar.previous ? undefined : true}
          className="aria-disabled:text-ink-3/60"
          onClick={() => calendar.previous && calendar.turnTo(calendar.previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t(calendar.next ? 'events.calendar.next' : 'events.calendar.noLater')}
          aria-disabled={calendar.next ? undefined : true}
          className="aria-disabled:text-ink-3/60"
          onClick={() => calendar.next && calendar.turnTo(calendar.next)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

function Legend() {
  const t = useTexts('events');
  return (
    <ul className="flex flex-wrap gap-x-5 border-t border-rule pt-2 text-xs text-ink-2">
      <li className="flex items-center gap-1.5">
        <EventIcon type="live_trading" />
        {t(eventTypeTexts.live_trading)}
      </li>
      <li className="flex items-center gap-1.5">
        <EventIcon type="other" />
        {t(eventTypeTexts.other)}
      </li>
    </ul>
  );
}

type ChosenDayProps = {
  calendar: Calendar;
  byDay: ReadonlyMap<Day, readonly Occurrence[]>;
  read: {
    isPending: boolean;
    isFetching: boolean;
    data: readonly Occurrence[] | undefined;
    refetch(): Promise<unknown>;
  };
};

/** The day's sessions; in another month, the number of that month's sessions. */
function ChosenDay({ calendar, byDay, read }: ChosenDayProps) {
  const t = useTexts('events');
  if (read.isPending) return <Loading />;
  if (read.data === undefined) {
    return (
      <ErrorState
        title={t('events.next.failed')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
        className="gap-3! py-2! [&>svg]:hidden"
      />
    );
  }
  const events = byDay.get(calendar.chosen) ?? [];
  if (monthOf(calendar.chosen) === calendar.month) {
    return <DaySessions day={calendar.chosen} events={events} />;
  }
  const count = [...byDay].reduce(
    (sum, [day, found]) => (monthOf(day) === calendar.month ? sum + found.length : sum),
    0,
  );
  return (
    <p aria-live="polite" className="type-small">
      {count === 0 ? t('events.calendar.emptyMonth') : t('events.calendar.inMonth', { count })}
    </p>
  );
}

function Loading() {
  return (
    <SkeletonRegion>
      <SkeletonText lines={3} />
    </SkeletonRegion>
  );
}

function groupByDay(
  occurrences: readonly Occurrence[],
  timeZone: string,
): ReadonlyMap<Day, readonly Occurrence[]> {
  return Map.groupBy(occurrences, (occurrence) => dayOf(occurrence, timeZone));
}
