import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CursorPagination } from '../../../../ui/pagination.tsx';
import { ListFilter, optionsOf } from '../../kit/list-filter.tsx';
import { couponsQuery } from '../sales-queries.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponsList, CouponsListSkeleton } from './coupons-list.tsx';
import { type CouponsView, couponStateTexts, couponsUrl, isFiltered } from './coupons-view.ts';

export function CouponsScreen({ view }: { view: CouponsView }) {
  const t = useTexts('sales', 'admin', 'catalogue');
  const format = useFormat();
  const localPath = useLocalPath();
  const { data } = useQuery(couponsQuery(queries, view));
  const total = data?.total;
  return (
    <section aria-label={t('admin.sales.coupons')} className="grid min-w-0 gap-6">
      <ListFilter
        label={t('sales.coupons.filter')}
        search={{ label: t('sales.coupons.search'), value: view.search }}
        choices={[
          {
            name: 'state',
            label: t('sales.state'),
            value: view.state ?? '',
            empty: t('sales.coupons.anyState'),
            options: optionsOf(t, couponStateTexts),
          },
        ]}
        apply={t('sales.apply')}
        clear={isFiltered(view) ? localPath('/admin/coupons') : null}
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink pt-4">
        <p role="status" className="text-sm">
          {total === undefined
            ? null
            : t('sales.coupons.count', { count: total, shown: format.number(total) })}
        </p>
        <CouponDialog
          coupon={null}
          trigger={
            <Button variant="primary">
              <Plus aria-hidden="true" />
              {t('sales.coupons.create')}
            </Button>
          }
        />
      </div>
      <Coupons view={view} />
    </section>
  );
}

function Coupons({ view }: { view: CouponsView }) {
  const t = useTexts('sales', 'admin');
  const format = useFormat();
  const localPath = useLocalPath();
  const list = useQuery(couponsQuery(queries, view));
  if (list.isPending) return <CouponsListSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('sales.coupons.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { coupons, nextCursor, total } = list.data;
  if (coupons.length === 0) return <NoCoupons view={view} />;
  const back = previousTrail(view.trail);
  const at = (trail: CouponsView['trail']) => localPath(couponsUrl({ ...view, trail }));
  return (
    <>
      <CouponsList coupons={coupons} />
      <CursorPagination
        previous={back ? at(back) : undefined}
        next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
        summary={t('sales.shown', {
          shown: format.number(coupons.length),
          total: format.number(total),
        })}
      />
    </>
  );
}

function NoCoupons({ view }: { view: CouponsView }) {
  const t = useTexts('sales', 'admin');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return <EmptyState title={t('sales.coupons.empty')} text={t('sales.coupons.emptyText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('sales.coupons.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath('/admin/coupons')}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}
