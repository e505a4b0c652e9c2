import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import type { Period } from '../../kit/statistics/period.ts';
import { PeriodForm } from '../../kit/statistics/period-form.tsx';
import { statisticsQuery } from '../sales-queries.ts';
import { OssReturn } from './oss-return.tsx';
import { SalesCharts } from './sales-charts.tsx';
import { SalesTables } from './sales-tables.tsx';
import { type Statistics, useFigures } from './use-figures.ts';

/** What was sold between two days, and the quarter's tax return. */
export function StatisticsScreen({ period }: { period: Period }) {
  return (
    <div className="grid min-w-0 gap-12">
      <div className="grid min-w-0 gap-8">
        <PeriodForm period={period} />
        <Sales period={period} />
      </div>
      <OssReturn />
    </div>
  );
}

function Sales({ period }: { period: Period }) {
  const t = useTexts('sales', 'admin');
  const sales = useQuery({
    ...statisticsQuery(queries, period),
    placeholderData: keepPreviousData,
  });
  if (sales.isPending) return <SalesSkeleton />;
  if (sales.data === undefined) {
    return (
      <ErrorState
        title={t('sales.statistics.failed')}
        text={t('admin.failedText')}
        onRetry={() => void sales.refetch()}
        isRetrying={sales.isFetching}
      />
    );
  }
  if (sales.data.orders === 0 && sales.data.refunded === 0) {
    return (
      <EmptyState title={t('sales.statistics.empty')} text={t('sales.statistics.emptyText')} />
    );
  }
  return (
    <div aria-busy={sales.isPlaceholderData || undefined} className="grid min-w-0 gap-12">
      <Figures sales={sales.data} />
      <SalesCharts sales={sales.data} period={period} />
      <SalesTables sales={sales.data} period={period} />
    </div>
  );
}

/** One figure is large: what stayed after refunds. The others explain it. */
function Figures({ sales }: { sales: Statistics }) {
  const t = useTexts('sales');
  const figures = useFigures(sales);
  return (
    <dl className="flex flex-wrap items-end gap-x-10 gap-y-5 border-y border-rule py-5">
      <div className="flex flex-col-reverse gap-1">
        <dt className="text-xs text-ink-2">{t('sales.statistics.revenue')}</dt>
        <dd>
          <MoneyDisplay amount={sales.revenue} kind="price" className="text-6xl" />
        </dd>
      </div>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse gap-1 pb-1">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="tabular font-serif text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SalesSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <Skeleton className="h-20 w-full max-w-xl" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonRegion>
  );
}
