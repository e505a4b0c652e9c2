import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { Repeat } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Day, monthOf, noonOf } from '../../live/events/calendar/calendar-days.ts';
import { EventIcon } from '../../live/events/calendar/event-icon.tsx';
import { newSessionUrl, sessionUrl } from './calendar-view.ts';
import { SeatCount } from './seat-count.tsx';
import type { ShownSessions } from './shown-sessions.ts';

/** A month day by day. Past days of the current month are collapsed. */
export function ListView({ sessions, day, today, isBusy }: ShownSessions & { isBusy: boolean }) {
  const t = useTexts('calendar');
  const localPath = useLocalPath();
  const inMonth = sessions.filter(({ scheduledDate }) => monthOf(scheduledDate) === monthOf(day));
  if (isBusy && sessions.length === 0) return <ListSkeleton />;
  if (inMonth.length === 0) {
    return (
      <EmptyState
        title={t('calendar.empty')}
        text={t('calendar.emptyText')}
        action={
          <Button asChild>
            <Link to={localPath(newSessionUrl(day < today ? today : day))}>
              {t('calendar.add')}
            </Link>
          </Button>
        }
      />
    );
  }
  const isPresent = monthOf(day) === monthOf(today);
  const earlier = isPresent ? inMonth.filter(({ scheduledDate }) => scheduledDate < today) : [];
  const shown = inMonth.filter((session) => !earlier.includes(session));
  return (
    <div aria-busy={isBusy || undefined} className="grid gap-4 aria-busy:opacity-60">
      <Days sessions={shown} today={today} />
      {shown.length === 0 ? <p className="type-body">{t('calendar.nothingLeft')}</p> : null}
      {earlier.length > 0 ? (
        <details className="border-t border-rule">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-[560]">
            {t('calendar.earlier', { count: earlier.length })}
          </summary>
          <Days sessions={earlier} today={today} />
        </details>
      ) : null}
    </div>
  );
}

function Days({ sessions, today }: { sessions: readonly ManagedOccurrence[]; today: Day }) {
  const language = useTextLanguage();
  const byDay = [...Map.groupBy(sessions, ({ scheduledDate }) => scheduledDate)];
  return (
    <ol>
      {byDay.map(([day, found]) => (
        <li
          key={day}
          className="grid gap-x-6 border-t border-rule py-2 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <h3
            aria-current={day === today ? 'date' : undefined}
            className="tabular py-2 text-sm font-[560] aria-[current=date]:text-river-ink"
          >
            {formatDate(noonOf(day), 'weekday', { language, timeZone: 'UTC' })}
          </h3>
          <ul className="grid">
            {found.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function SessionRow({ session }: { session: ManagedOccurrence }) {
  const t = useTexts('calendar', 'events');
  const localPath = useLocalPath();
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-3 py-2 text-sm sm:grid-cols-[3.25rem_minmax(0,1fr)_auto]">
      <span className="tabular font-[560]">{session.scheduledTime ?? t('events.allDay')}</span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="flex min-w-0 items-center gap-2.5 [&_svg]:shrink-0">
          <EventIcon type={session.type} />
          <TextLink
            to={localPath(sessionUrl(session))}
            className={classNames(
              '[overflow-wrap:anywhere]',
              session.isCancelled && 'text-ink-3! line-through',
            )}
          >
            {session.title}
          </TextLink>
          {session.isSeries ? (
            <Repeat aria-label={t('calendar.state.series')} className="size-3.5 text-ink-3" />
          ) : null}
        </span>
        {session.isCancelled ? <Badge kind="risk">{t('calendar.state.cancelled')}</Badge> : null}
        {session.isMoved && !session.isCancelled ? (
          <Badge>{t('calendar.state.moved')}</Badge>
        ) : null}
      </span>
      <span className="type-small col-start-2 sm:col-start-3">
        <SeatCount session={session} />
      </span>
    </li>
  );
}

function ListSkeleton() {
  const rows = Array.from({ length: 6 }, (_, index) => index);
  return (
    <SkeletonRegion>
      {rows.map((row) => (
        <div key={row} className="flex gap-6 border-t border-rule py-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-56" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
