import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { eventTypeTexts } from '../event-type-texts.ts';
import { clockTime, machineTime } from '../occurrence-time.ts';
import { type Day, noonOf } from './calendar-days.ts';
import { EventMark } from './event-mark.tsx';

type DaySessionsProps = { day: Day; events: readonly Occurrence[]; now: Date };

/** What takes place on the chosen day. */
export function DaySessions({ day, events, now }: DaySessionsProps) {
  const t = useTexts('events');
  const { language } = useFormat();
  return (
    <div aria-live="polite" className="grid gap-1.5">
      <h4 className="text-sm font-[600]">
        {formatDate(noonOf(day), 'weekday', { language, timeZone: 'UTC' })}
      </h4>
      {events.length === 0 ? (
        <p className="type-small">{t('events.calendar.emptyDay')}</p>
      ) : (
        <ul className="grid text-sm">
          {events.map((event) => (
            <Session key={event.id} event={event} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Session({ event, now }: { event: Occurrence; now: Date }) {
  const t = useTexts('events');
  const format = useFormat();
  return (
    <li className="grid min-h-9 grid-cols-[auto_minmax(3.25rem,auto)_minmax(0,1fr)] items-center gap-x-2.5">
      <EventMark type={event.type} />
      <time dateTime={machineTime(event)} className="tabular font-[560]">
        {clockTime(event, format) ?? t('events.allDay')}
      </time>
      <span className="[overflow-wrap:anywhere]">
        {event.meetingUrl && !isOver(event, now) ? (
          <TextLink to={event.meetingUrl} target="_blank" rel="noopener">
            {event.title}
            <span className="sr-only">{` (${t('events.opensInNewTab')})`}</span>
          </TextLink>
        ) : (
          event.title
        )}
        <span className="sr-only">{`, ${t(eventTypeTexts[event.type])}`}</span>
      </span>
    </li>
  );
}

/** A meeting that has ended cannot be joined. */
function isOver(event: Occurrence, now: Date): boolean {
  return event.startsAt.getTime() + event.durationMinutes * 60_000 <= now.getTime();
}
