import { useQuery } from '@tanstack/react-query';
import { type Api, queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { formatDate, formatZone } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider, useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { announcedTime, dateTimeAttribute, dateViewFor } from '../events/occurrence-time.ts';
import { CancelRegistration } from './cancel-registration.tsx';
import { CancelReminder } from './cancel-reminder.tsx';
import { registrationsQuery } from './registration-queries.ts';
import { useRegistrationActions } from './use-registration-actions.ts';

type OwnSession = Awaited<ReturnType<Api['events']['registrations']>>[number];

/**
 * A member's registered sessions, below their courses. Empty if there are none or they fail to
 * load: each session's page still shows the registration.
 */
export function MySessions() {
  const t = useTexts('session');
  const lang = useFallbackLang('session');
  const timeZone = useVisitorTimeZone();
  const { data = [] } = useQuery(registrationsQuery(queries));
  if (data.length === 0) return null;
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <section aria-labelledby="my-sessions" lang={lang} className="page pb-section">
        <h2 id="my-sessions" className="type-h3 mb-4">
          {t('session.mine.title')}
        </h2>
        <ul className="border-t border-ink">
          {data.map((session) => (
            <MySession key={session.id} session={session} />
          ))}
        </ul>
      </section>
    </TimeZoneProvider>
  );
}

function MySession({ session }: { session: OwnSession }) {
  const localPath = useLocalPath();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <TextLink to={localPath(sessionPath(session))} className="[overflow-wrap:anywhere]">
          {session.title}
        </TextLink>
        <When session={session} />
      </div>
      <State session={session} />
      <CancelAction session={session} />
    </li>
  );
}

function CancelAction({ session }: { session: OwnSession }) {
  const t = useTexts('session');
  const acts = useRegistrationActions(session);
  const { title } = session;
  if (session.isCancelled) return null;
  if (isReminder(session)) {
    return (
      <>
        <CancelReminder acts={acts} size="small" label={t('session.mine.unremind', { title })} />
        {acts.failure ? (
          <div role="alert" className="basis-full">
            <FieldError>{errorText(acts.failure, t)}</FieldError>
          </div>
        ) : null}
      </>
    );
  }
  const isWaiting = session.state === 'waiting';
  return (
    <CancelRegistration
      isWaiting={isWaiting}
      title={title}
      onConfirm={acts.leave}
      trigger={
        <Button
          size="small"
          variant="quiet"
          aria-label={t(isWaiting ? 'session.mine.leaveWaiting' : 'session.mine.leave', { title })}
        >
          {t(isWaiting ? 'session.leave.waitingOpen' : 'session.leave.open')}
        </Button>
      }
    />
  );
}

/** Sessions open to everyone have no places: people only asked for a reminder. */
function isReminder({ audience, state }: OwnSession): boolean {
  return audience === 'everyone' && state === 'registered';
}

function When({ session }: { session: OwnSession }) {
  const t = useTexts('session', 'events');
  const format = useFormat();
  const view = dateViewFor(session, format);
  const day = formatDate(session.startsAt, 'weekday', view);
  const { startsAt } = session;
  return (
    <time dateTime={dateTimeAttribute(session)} className="tabular text-sm text-ink-2">
      {session.scheduledTime === null
        ? `${day}, ${t('events.allDay')}`
        : t('session.when', {
            day,
            time: announcedTime(startsAt, view),
            zone: formatZone(startsAt, view),
          })}
    </time>
  );
}

function State({ session }: { session: OwnSession }) {
  const t = useTexts('session');
  if (session.isCancelled) return <Badge kind="risk">{t('session.mine.cancelled')}</Badge>;
  if (session.state === 'waiting') return <Badge kind="info">{t('session.mine.waiting')}</Badge>;
  if (session.state === 'offered') return <Badge kind="rise">{t('session.mine.offered')}</Badge>;
  return (
    <Badge kind="river">
      {t(isReminder(session) ? 'session.mine.reminded' : 'session.mine.registered')}
    </Badge>
  );
}
