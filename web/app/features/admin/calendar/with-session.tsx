import type { EventPlan, ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { dayQuery, plansQuery } from './calendar-queries.ts';
import { calendarPath } from './calendar-view.ts';
import { planOf, shownDay } from './managed-session.ts';

type WithSessionProps = {
  eventId: string;
  date: string;
  children: (session: ManagedOccurrence, plan: EventPlan) => ReactNode;
};

/** Loads a session and its plan, with loading and error states. */
export function WithSession({ eventId, date, children }: WithSessionProps) {
  const t = useTexts('calendar', 'admin');
  const localPath = useLocalPath();
  const plans = useQuery(plansQuery(queries));
  const day = shownDay(plans.data ?? [], eventId, date);
  const read = useQuery({ ...dayQuery(queries, day), enabled: plans.data !== undefined });
  const failed = [plans, read].find((each) => each.isError && each.data === undefined);
  if (failed) {
    return (
      <ErrorState
        title={t('calendar.sessionFailed')}
        text={t('admin.failedText')}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  if (!plans.data || !read.data) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={8} />
      </SkeletonRegion>
    );
  }
  const session = read.data.find((each) => each.eventId === eventId && each.date === date);
  const plan = session && planOf(plans.data, session);
  if (session && plan) return children(session, plan);
  return (
    <EmptyState
      drawing="search"
      title={t('calendar.failures.notFound')}
      action={
        <Button asChild>
          <Link to={localPath(calendarPath)}>{t('calendar.back')}</Link>
        </Button>
      }
    />
  );
}
