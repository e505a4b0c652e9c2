import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayIn } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';

type ReportQuery<Data, Key extends readonly unknown[]> = UseQueryOptions<Data, Error, Data, Key>;

type ReportProps<Data, Key extends readonly unknown[]> = {
  query: ReportQuery<Data, Key>;
  /** The query for the comparison period. */
  compared: ReportQuery<Data, Key> | null;
  /** The last day of the report: marked if it isn't over yet. */
  until: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data, before: Data | undefined, asOf: Date) => ReactNode;
};

/** Loading, error, empty, or the figures with their comparison and timestamp. */
export function Report<Data, Key extends readonly unknown[]>(props: ReportProps<Data, Key>) {
  const t = useTexts('statistics', 'admin');
  const read = useQuery({ ...props.query, placeholderData: keepPreviousData });
  const before = useQuery({ ...(props.compared ?? props.query), enabled: props.compared !== null });
  if (read.isPending) return <ReportSkeleton />;
  if (read.data === undefined) {
    return (
      <ErrorState
        title={t('statistics.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  const data: Data = read.data;
  if (props.isEmpty(data)) {
    return <EmptyState title={t('statistics.empty')} text={t('statistics.emptyText')} />;
  }
  const asOf = new Date(read.dataUpdatedAt);
  const isUnfinished = props.until >= dayIn(asOf, academyTimeZone);
  const compared = props.compared ? before.data : undefined;
  return (
    <div aria-busy={read.isPlaceholderData || undefined} className="grid min-w-0 gap-12">
      {props.children(data, compared, asOf)}
      <p className="type-small" suppressHydrationWarning>
        {t('statistics.dotted')} {isUnfinished ? t('statistics.unfinished') : null}
      </p>
    </div>
  );
}

function ReportSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <Skeleton className="h-20 w-full max-w-xl" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonRegion>
  );
}
