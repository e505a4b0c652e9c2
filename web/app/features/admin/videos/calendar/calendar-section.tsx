import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { dayIn } from '../../../../lib/day-start.ts';
import { academyTimeZone, formatDate } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import {
  addMonths,
  type Day,
  firstDay,
  type Month,
  monthOf,
  noonOf,
  sameDayIn,
} from '../../../live/events/calendar/calendar-days.ts';
import { monthQuery } from '../videos-queries.ts';
import { DayDialog } from './day-dialog.tsx';
import { MonthGrid } from './month-grid.tsx';
import { countFreeDays, quickiesByDay } from './quickies-by-day.ts';

const titleId = 'quickie-calendar-month';

type Chosen = { readonly day: Day; readonly opener: HTMLElement };

/** A month of quickies in the academy's time zone. Choosing a day schedules one. */
export function CalendarSection() {
  const t = useTexts('admin', 'videos');
  const [today] = useState(() => dayIn(new Date(), academyTimeZone));
  const [reached, setReached] = useState(today);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const month = monthOf(reached);
  const read = useQuery(monthQuery(queries, month));
  const byDay = quickiesByDay(read.data?.videos ?? []);
  if (read.isError && !read.data) {
    return (
      <ErrorState
        title={t('videos.calendar.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-4">
      <p className="type-body">{t('videos.calendar.text')}</p>
      <MonthNavigation
        month={month}
        onTurn={(next) => setReached(sameDayIn(next, reached))}
        freeDays={read.data ? countFreeDays(month, today, byDay) : null}
        isOver={month < monthOf(today)}
      />
      <MonthGrid
        reached={reached}
        today={today}
        byDay={byDay}
        isBusy={read.isPending}
        labelledBy={titleId}
        onReach={setReached}
        onChoose={(day, opener) => {
          setReached(day);
          setChosen({ day, opener });
        }}
      />
      {chosen ? (
        <DayDialog
          key={chosen.day}
          day={chosen.day}
          isPast={chosen.day < today}
          video={byDay.get(chosen.day) ?? null}
          opener={chosen.opener}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </div>
  );
}

type MonthNavigationProps = {
  month: Month;
  /** Null while loading. */
  freeDays: number | null;
  isOver: boolean;
  onTurn: (month: Month) => void;
};

function MonthNavigation({ month, freeDays, isOver, onTurn }: MonthNavigationProps) {
  const t = useTexts('videos');
  const { language, number } = useFormat();
  const free =
    freeDays === 0
      ? t('videos.calendar.noFreeDays')
      : t('videos.calendar.freeDays', { count: freeDays ?? 0, shown: number(freeDays ?? 0) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h2 id={titleId} aria-live="polite" className="type-h4">
        {formatDate(noonOf(firstDay(month)), 'month', { language, timeZone: 'UTC' })}
      </h2>
      <p
        role="status"
        className="type-small order-last basis-full sm:order-none sm:me-auto sm:basis-auto"
      >
        {freeDays === null || isOver ? null : free}
      </p>
      <div className="-me-3 flex">
        <IconButton
          label={t('videos.calendar.previous')}
          onClick={() => onTurn(addMonths(month, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t('videos.calendar.next')} onClick={() => onTurn(addMonths(month, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
