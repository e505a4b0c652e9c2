import { roomOpensMinutes } from '@danube/contract/events/event-limits.ts';
import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { audienceTexts } from './audience-texts.ts';
import { Countdown } from './countdown.tsx';
import { JoinLink } from './join-link.tsx';
import { MemberRegistration } from './member-registration.tsx';
import { PanelTitle } from './panel-title.tsx';
import { registrationQuery } from './registration-queries.ts';
import { VisitorRegistration } from './visitor-registration.tsx';

type PlacePanelProps = { session: OccurrencePage; phase: 'announced' | 'open' | 'live' };

/** Before the end: who may attend, the person's registration, and the entrance once it is open. */
export function RegistrationPanel({ session, phase }: PlacePanelProps) {
  const t = useTexts('session');
  return (
    <>
      <PanelTitle>
        {t(phase === 'live' ? 'session.live' : audienceTexts[session.audience])}
      </PanelTitle>
      {session.isRecorded ? <RecordingNotice /> : null}
      {phase === 'open' ? <Countdown until={session.startsAt} /> : null}
      <Standing session={session} phase={phase} />
    </>
  );
}

/** Shown before people register or join, because it affects how they take part. */
function RecordingNotice() {
  const t = useTexts('session');
  return (
    <p className="type-body flex gap-2 text-sm">
      <Video aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-river" />
      {t('session.recorded')}
    </p>
  );
}

function Standing({ session, phase }: PlacePanelProps) {
  const { user, isLoading } = useSession();
  if (isLoading && session.audience !== 'everyone') return <StandingSkeleton />;
  if (!user) {
    return session.audience === 'everyone' ? (
      <PublicJoin session={session} phase={phase} />
    ) : (
      <VisitorRegistration session={session} />
    );
  }
  return <MemberStanding session={session} phase={phase} />;
}

/** For everyone: before the room opens there is only a date to remember. */
function PublicJoin({ session, phase }: PlacePanelProps) {
  const t = useTexts('session');
  if (phase !== 'announced' && session.joinPath) return <JoinLink path={session.joinPath} />;
  return (
    <>
      <p className="type-body text-sm">
        {t(session.joinPath ? 'session.opens' : 'session.noRoom', { minutes: roomOpensMinutes })}
      </p>
      {phase === 'announced' ? <AddToCalendar session={session} /> : null}
    </>
  );
}

function MemberStanding({ session, phase }: PlacePanelProps) {
  const t = useTexts('session');
  const own = useQuery(registrationQuery(queries, session));
  // Open to everyone: joining needn't wait for a response that wouldn't change it.
  const isPublicJoin = session.audience === 'everyone' && phase !== 'announced';
  if (isPublicJoin && own.data === undefined) return <PublicJoin session={session} phase={phase} />;
  if (own.isPending) return <StandingSkeleton />;
  // Stale data stays visible when a refetch fails.
  if (own.data === undefined) {
    return (
      <ErrorState
        title={t(session.audience === 'everyone' ? 'session.reminderFailed' : 'session.failed')}
        onRetry={() => void own.refetch()}
        isRetrying={own.isFetching}
        className="py-2!"
      />
    );
  }
  return (
    <>
      {phase !== 'announced' && own.data.mayJoin && session.joinPath ? (
        <JoinLink path={session.joinPath} />
      ) : null}
      <MemberRegistration session={session} own={own.data} phase={phase} />
    </>
  );
}

function StandingSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-12 w-full" />
    </SkeletonRegion>
  );
}
