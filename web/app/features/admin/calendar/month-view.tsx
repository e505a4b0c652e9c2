import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useDroppable } from '@dnd-kit/core';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import {
  type Day,
  firstWeekdayOf,
  monthOf,
  noonOf,
  weeksOf,
} from '../../live/events/calendar/calendar-days.ts';
import { WeekdayRow } from '../../live/events/calendar/weekday-row.tsx';
import { calendarUrl, newSessionUrl } from './calendar-view.ts';
import { positionOfDay } from './drag-area.tsx';
import { SessionChip } from './session-chip.tsx';
import type { ShownSessions } from './shown-sessions.ts';

const maxShown = 3;

/** Six weeks around a month; each day has its sessions and a link to add one. */
export function MonthView({
  sessions,
  day,
  today,
  now,
  isBusy,
}: ShownSessions & { isBusy: boolean }) {
  const language = useLanguage();
  const weeks = weeksOf(monthOf(day), firstWeekdayOf(language));
  const byDay = Map.groupBy(sessions, ({ scheduledDate }) => scheduledDate);
  return (
    <table
      aria-labelledby="calendar-title"
      aria-busy={isBusy || undefined}
      className="w-full table-fixed border-collapse text-sm transition-opacity aria-busy:opacity-60"
    >
      <WeekdayRow days={weeks[0] ?? []} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell
                key={each}
                day={each}
                isOutside={monthOf(each) !== monthOf(day)}
                sessions={byDay.get(each) ?? []}
                today={today}
                now={now}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  day: Day;
  today: Day;
  now: Date;
  isOutside: boolean;
  sessions: readonly ManagedOccurrence[];
};

function DayCell({ day, today, now, isOutside, sessions }: DayCellProps) {
  const t = useTexts('calendar');
  const localPath = useLocalPath();
  const place = useDroppable({ id: positionOfDay(day) });
  const rest = sessions.length - maxShown;
  return (
    <td
      ref={place.setNodeRef}
      className={classNames(
        'h-28 border border-rule p-1 align-top transition-colors',
        isOutside && 'bg-sunk/40',
        place.isOver && 'bg-river-wash',
      )}
    >
      <div className="grid content-start gap-1">
        <DayNumber day={day} today={today} isOutside={isOutside} />
        {sessions.slice(0, maxShown).map((session) => (
          <SessionChip key={session.id} session={session} now={now} />
        ))}
        {rest > 0 ? (
          <Link
            to={localPath(calendarUrl({ view: 'week', day }))}
            className="inline-flex min-h-6 items-center px-1.5 text-xs text-river-ink underline decoration-river/45 underline-offset-[0.25em] touch:min-h-11"
          >
            {t('calendar.more', { count: rest })}
          </Link>
        ) : null}
      </div>
    </td>
  );
}

/** The date; for future days also a link to add a session. */
function DayNumber({ day, today, isOutside }: { day: Day; today: Day; isOutside: boolean }) {
  const t = useTexts('calendar');
  const localPath = useLocalPath();
  const language = useTextLanguage();
  const name = formatDate(noonOf(day), 'weekday', { language, timeZone: 'UTC' });
  const classes = classNames(
    'tabular grid h-6 min-w-6 place-items-center justify-self-start rounded-full px-1 text-xs font-[560]',
    day === today && 'bg-ink text-paper',
    day !== today && (isOutside || day < today) && 'text-ink-3',
  );
  if (day < today) {
    return (
      <span className={classes}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr-only">{name}</span>
      </span>
    );
  }
  return (
    <Link
      to={localPath(newSessionUrl(day))}
      aria-label={t('calendar.addOn', { day: name })}
      aria-current={day === today ? 'date' : undefined}
      className={classNames(classes, 'transition-colors hover:bg-river-wash hover:text-river-ink')}
    >
      {Number(day.slice(8))}
    </Link>
  );
}
