import type { EventPlan, ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format-date.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { noonOf } from '../../live/events/calendar/calendar-days.ts';
import { EventBadge } from '../../live/events/event-badge.tsx';
import { audienceTexts } from './audience-texts.ts';
import { useFrequencyText } from './frequency-text.ts';
import { startOf } from './managed-session.ts';
import { addDuration, toTime } from './wall-time.ts';

/** A session's facts as a list. */
export function SessionFacts({ session, plan }: { session: ManagedOccurrence; plan: EventPlan }) {
  const t = useTexts('calendar');
  const when = useWhen(session);
  const rhythm = useFrequencyText()(plan);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('calendar.facts.when'), when],
    [t('calendar.facts.repeats'), rhythm],
    [t('calendar.facts.audience'), t(audienceTexts[session.audience])],
    [t('calendar.facts.host'), session.host ?? t('calendar.facts.noHost')],
    [t('calendar.facts.language'), nativeName(session.language)],
    [
      t('calendar.facts.recorded'),
      t(session.isRecorded ? 'calendar.facts.isRecorded' : 'calendar.facts.notRecorded'),
    ],
    [t('calendar.facts.room'), <Room key="room" url={session.meetingUrl} />],
  ];
  return (
    <div className="grid gap-4">
      <dl className="text-sm">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {session.description ? (
        <p className="type-body max-w-prose text-sm whitespace-pre-line">{session.description}</p>
      ) : null}
    </div>
  );
}

export function SessionState({ session }: { session: ManagedOccurrence }) {
  const t = useTexts('calendar');
  return (
    <>
      <EventBadge type={session.type} />
      {session.isCancelled ? <Badge kind="risk">{t('calendar.state.cancelled')}</Badge> : null}
      {session.isMoved ? <Badge>{t('calendar.state.moved')}</Badge> : null}
    </>
  );
}

function useWhen(session: ManagedOccurrence): string {
  const t = useTexts('calendar', 'events');
  const language = useTextLanguage();
  const day = formatDate(noonOf(session.scheduledDate), 'weekday', { language, timeZone: 'UTC' });
  if (session.scheduledTime === null) return `${day}, ${t('events.allDay')}`;
  const end = toTime(addDuration(startOf(session), session.durationMinutes));
  return `${day}, ${session.scheduledTime}–${end}`;
}

/** Only staff see the room's URL; everyone else gets there by our join URL. */
function Room({ url }: { url: string | null }) {
  const t = useTexts('calendar');
  if (!url) return t('calendar.facts.noRoom');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="text-river-ink underline decoration-river/45 underline-offset-[0.28em]"
    >
      {url}
    </a>
  );
}
