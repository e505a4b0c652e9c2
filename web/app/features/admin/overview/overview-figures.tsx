import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import {
  catalogueCountQueries,
  claimsQuery,
  latestEntryQuery,
  openTransfersQuery,
  peopleCountQuery,
  recentSalesQuery,
  shownKinds,
} from './overview-queries.ts';

/** What is public of each kind that is sold or given away, and what waits to be finished. */
export function CatalogueFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const { counts, isPending } = useQueries({
    queries: catalogueCountQueries(queries),
    combine: (read) => ({
      counts: read.map(({ data }) => data?.total),
      isPending: read.some((each) => each.isPending),
    }),
  });
  if (isPending) return <FigureSkeleton />;
  if (!counts.every((count) => count !== undefined)) return <FigureFailed />;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-5">
      {shownKinds.map(({ title }, index) => {
        const [published = 0, changed = 0, drafts = 0] = counts.slice(index * 3);
        const shown = format.number(drafts);
        return (
          <StatNumber
            key={title}
            size="medium"
            value={format.number(published + changed)}
            label={`${t(title)}, ${t('admin.overview.drafts', { count: drafts, shown })}`}
            className="basis-20"
          />
        );
      })}
    </dl>
  );
}

/** What was ordered lately, and what money is still awaited. */
export function OrdersFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const sales = useQuery(recentSalesQuery(queries, now));
  const transfers = useQuery(openTransfersQuery(queries));
  if (sales.isPending || transfers.isPending) return <FigureSkeleton />;
  if (!(sales.data && transfers.data)) return <FigureFailed />;
  const { orders } = sales.data;
  const { total } = transfers.data;
  return (
    <dl className="flex flex-wrap items-end gap-x-8 gap-y-5">
      <StatNumber
        value={format.number(orders)}
        label={t('admin.overview.orderCount', { count: orders })}
      />
      <StatNumber
        size="medium"
        value={format.number(total)}
        label={t('admin.overview.transferCount', { count: total })}
      />
    </dl>
  );
}

export function PeopleFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const { data, isPending } = useQuery(peopleCountQuery(queries));
  if (isPending) return <FigureSkeleton />;
  if (!data) return <FigureFailed />;
  return (
    <dl>
      <StatNumber
        value={format.number(data.total)}
        label={t('admin.overview.peopleCount', { count: data.total })}
      />
    </dl>
  );
}

export function ClaimsFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const { data, isPending } = useQuery(claimsQuery(queries));
  if (isPending) return <FigureSkeleton />;
  if (!data) return <FigureFailed />;
  const count = data.filter(({ source }) => source === null).length;
  return (
    <dl>
      <StatNumber
        value={format.number(count)}
        label={t('admin.overview.claimsMissing', { count })}
      />
    </dl>
  );
}

export function AuditFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const { data, isPending } = useQuery(latestEntryQuery(queries));
  if (isPending) return <FigureSkeleton />;
  if (!data) return <FigureFailed />;
  // Entries are numbered without gaps, so the latest number is how many there are.
  const latest = data.entries[0];
  const count = latest?.number ?? 0;
  return (
    <dl>
      <StatNumber
        value={format.number(count)}
        label={
          <span suppressHydrationWarning>
            {latest
              ? t('admin.overview.entryCount', { count, at: format.date(latest.at, 'moment') })
              : t('admin.overview.noEntries')}
          </span>
        }
      />
    </dl>
  );
}

function FigureSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-3.5 w-28" />
    </SkeletonRegion>
  );
}

/** The way in works without the figure. */
function FigureFailed() {
  const t = useTexts('admin');
  return <p className="type-small">{t('admin.overview.figureFailed')}</p>;
}
