import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useDroppable } from '@dnd-kit/core';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { addDays, type Day, noonOf } from '../../live/events/calendar/calendar-days.ts';
import { windowOf } from './calendar-view.ts';
import { positionOfDay } from './drag-area.tsx';
import { startOf } from './managed-session.ts';
import { SessionChip } from './session-chip.tsx';
import { hourHeight } from './session-drop.ts';
import type { ShownSessions } from './shown-sessions.ts';
import { toMinuteOfDay } from './wall-time.ts';
import { placeBlocks } from './week-lanes.ts';

const officeHours = { from: 7, to: 21 };
const minBlockMinutes = 30;
/** From this many minutes on, the title has its own line. */
const twoLines = 55;

/** Seven days with their hours. All-day sessions are above them. */
export function WeekView({
  sessions,
  day,
  today,
  now,
  isBusy,
}: ShownSessions & { isBusy: boolean }) {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { from } = windowOf({ view: 'week', day }, language);
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  const hours = hoursOf(sessions);
  const byDay = Map.groupBy(sessions, ({ scheduledDate }) => scheduledDate);
  return (
    <ScrollRegion
      label={t('calendar.views.week')}
      aria-busy={isBusy || undefined}
      className="overflow-x-auto transition-opacity aria-busy:opacity-60"
    >
      <div className="grid min-w-[46rem] grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] border-b border-rule">
        <span />
        {days.map((each) => (
          <DayHead key={each} day={each} today={today} />
        ))}
        <HourLabels {...hours} />
        {days.map((each) => (
          <DayColumn
            key={each}
            day={each}
            hours={hours}
            sessions={byDay.get(each) ?? []}
            now={now}
          />
        ))}
      </div>
    </ScrollRegion>
  );
}

type Hours = { from: number; to: number };

/** Office hours, extended to fit the sessions. */
function hoursOf(sessions: readonly ManagedOccurrence[]): Hours {
  const timed = sessions.filter(({ scheduledTime }) => scheduledTime !== null);
  const starts = timed.map((session) => toMinuteOfDay(startOf(session)) / 60);
  const ends = timed.map((session, index) => (starts[index] ?? 0) + session.durationMinutes / 60);
  return {
    from: Math.floor(Math.min(officeHours.from, ...starts)),
    to: Math.min(24, Math.ceil(Math.max(officeHours.to, ...ends))),
  };
}

function DayHead({ day, today }: { day: Day; today: Day }) {
  const language = useTextLanguage();
  return (
    <p
      aria-current={day === today ? 'date' : undefined}
      className="tabular border-s border-rule px-2 py-1.5 text-xs font-[560] text-ink-2 aria-[current=date]:text-river-ink"
    >
      {formatDate(noonOf(day), 'short', { language, timeZone: 'UTC' })}
    </p>
  );
}

function HourLabels({ from, to }: Hours) {
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <div aria-hidden="true" className="tabular border-t border-rule text-2xs text-ink-3">
      {hours.map((hour) => (
        <p key={hour} style={{ height: hourHeight }} className="-translate-y-2 pe-2 text-end">
          {hour > from ? `${String(hour).padStart(2, '0')}:00` : null}
        </p>
      ))}
    </div>
  );
}

type DayColumnProps = {
  day: Day;
  hours: Hours;
  sessions: readonly ManagedOccurrence[];
  now: Date;
};

function DayColumn({ day, hours, sessions, now }: DayColumnProps) {
  const place = useDroppable({ id: positionOfDay(day) });
  const allDay = sessions.filter(({ scheduledTime }) => scheduledTime === null);
  const blocks = sessions
    .filter(({ scheduledTime }) => scheduledTime !== null)
    .map((session) => {
      const from = toMinuteOfDay(startOf(session));
      return { session, from, to: from + Math.max(minBlockMinutes, session.durationMinutes) };
    });
  return (
    <div
      ref={place.setNodeRef}
      style={{
        height: (hours.to - hours.from) * hourHeight,
        backgroundSize: `100% ${hourHeight}px`,
      }}
      className={classNames(
        'relative border-s border-t border-rule bg-[linear-gradient(to_bottom,var(--rule)_1px,transparent_1px)]',
        place.isOver && 'bg-river-wash',
      )}
    >
      {allDay.map((session) => (
        <SessionChip
          key={session.id}
          session={session}
          now={now}
          className="absolute! inset-x-0.5 top-0.5"
        />
      ))}
      {placeBlocks(blocks).map(({ block, lane, lanes }) => (
        <SessionChip
          key={block.session.id}
          session={block.session}
          now={now}
          isLow={block.to - block.from < twoLines}
          className="absolute!"
          style={{
            top: ((block.from - hours.from * 60) / 60) * hourHeight + 1,
            height: ((block.to - block.from) / 60) * hourHeight - 2,
            insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
            width: `calc(${100 / lanes}% - 4px)`,
          }}
        />
      ))}
    </div>
  );
}
