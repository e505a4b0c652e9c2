import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { EventBadge } from './event-badge.tsx';
import { nextDaysQuery } from './next-days-query.ts';
import { nextOccurrences, widgetSize } from './next-occurrences.ts';
import { clockTime, dateTimeAttribute, dateViewFor } from './occurrence-time.ts';

/** The Next 7 Days widget. */
export function NextDays({ className }: { className?: string }) {
  const t = useTexts('events');
  return (
    <aside
      aria-labelledby="next-days"
      className={classNames('border-t border-ink pt-6 lg:pt-7', className)}
    >
      <h3 id="next-days" className="type-h4">
        {t('events.next.title')}
      </h3>
      <Contents />
    </aside>
  );
}

function Contents() {
  const t = useTexts('events');
  const next = useQuery(nextDaysQuery(queries));
  if (next.isPending) return <Loading />;
  // Stale data stays visible when a refetch fails.
  if (next.data === undefined) {
    return (
      <ErrorState
        title={t('events.next.failed')}
        text={t('events.next.failedFallback')}
        onRetry={() => void next.refetch()}
        isRetrying={next.isFetching}
        className="py-6!"
      />
    );
  }
  if (next.data.length === 0) {
    return <EmptyState title={t('events.next.empty')} className="py-6!" />;
  }
  return (
    <ul className={listClasses}>
      {nextOccurrences(next.data).map((occurrence) => (
        <Row key={occurrence.id} occurrence={occurrence} />
      ))}
    </ul>
  );
}

/** Stacked; side by side on tablets, where the widget has the full width. */
const listClasses = 'mt-2 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-gutter';
const rowClasses =
  'grid grid-cols-[4.25rem_minmax(0,1fr)] gap-3 border-rule py-3.5 not-last:border-b md:max-lg:grid-cols-1 md:max-lg:border-b-0!';

function Row({ occurrence }: { occurrence: Occurrence }) {
  const t = useTexts('events');
  const format = useFormat();
  const localPath = useLocalPath();
  const time = clockTime(occurrence, format);
  return (
    <li className={rowClasses}>
      <time
        dateTime={dateTimeAttribute(occurrence)}
        className="tabular text-xs leading-snug text-ink-3"
      >
        <b
          className={classNames(
            'block leading-snug font-[560] text-ink',
            time ? 'text-[1.0625rem]' : 'text-sm',
          )}
        >
          {time ?? t('events.allDay')}
        </b>{' '}
        <span suppressHydrationWarning>
          {formatDate(occurrence.startsAt, 'monthDay', dateViewFor(occurrence, format))}
        </span>
      </time>
      <div className="grid justify-items-start gap-1.5">
        <p className="leading-snug font-[520] [overflow-wrap:anywhere]">
          <Link
            to={localPath(sessionPath(occurrence))}
            className="rounded-sm decoration-river/45 decoration-1 underline-offset-[0.28em] hover:underline touch:inline-block touch:py-2.5"
          >
            {occurrence.title}
          </Link>
        </p>
        <EventBadge type={occurrence.type} />
      </div>
    </li>
  );
}

function Loading() {
  const rows = Array.from({ length: widgetSize }, (_, index) => index);
  return (
    <SkeletonRegion className={listClasses}>
      {rows.map((row) => (
        <div key={row} className={rowClasses}>
          <div className="grid content-start gap-2 pt-1">
            <Skeleton className="h-4 w-12" />
            <Skeleton className="h-3 w-10" />
          </div>
          <div className="grid content-start gap-2.5 pt-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
