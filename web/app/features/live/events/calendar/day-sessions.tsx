import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { sessionPath } from '../../../shared/paths/session-paths.ts';
import { eventTypeTexts } from '../event-type-texts.ts';
import { clockTime, dateTimeAttribute } from '../occurrence-time.ts';
import { type Day, noonOf } from './calendar-days.ts';
import { EventIcon } from './event-icon.tsx';

type DaySessionsProps = { day: Day; events: readonly Occurrence[] };

/** The sessions of the chosen day. */
export function DaySessions({ day, events }: DaySessionsProps) {
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
            <Session key={event.id} event={event} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Session({ event }: { event: Occurrence }) {
  const t = useTexts('events');
  const localPath = useLocalPath();
  const format = useFormat();
  return (
    <li className="grid min-h-9 grid-cols-[auto_minmax(3.25rem,auto)_minmax(0,1fr)] items-center gap-x-2.5">
      <EventIcon type={event.type} />
      <time dateTime={dateTimeAttribute(event)} className="tabular font-[560]">
        {clockTime(event, format) ?? t('events.allDay')}
      </time>
      <span className="[overflow-wrap:anywhere]">
        <TextLink to={localPath(sessionPath(event))}>{event.title}</TextLink>
        <span className="sr-only">{`, ${t(eventTypeTexts[event.type])}`}</span>
      </span>
    </li>
  );
}
