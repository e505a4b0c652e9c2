import type { OrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { type CursorTrail, nextTrail, previousTrail } from '../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { CursorPagination } from '../../../ui/pagination.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { OrderBadge } from './order-badge.tsx';
import { orderPath } from './order-paths.ts';
import { ordersQuery } from './order-queries.ts';
import { ordersUrl } from './orders-view.ts';

export function OrderList({ trail }: { trail: CursorTrail }) {
  const t = useTexts('orders');
  return (
    <section aria-labelledby="orders-title" className="grid gap-5">
      <h2 id="orders-title" className="type-h3">
        {t('orders.list.title')}
      </h2>
      <Orders trail={trail} />
    </section>
  );
}

function Orders({ trail }: { trail: CursorTrail }) {
  const t = useTexts('orders');
  const localPath = useLocalPath();
  const list = useQuery(ordersQuery(queries, trail.at(-1)));
  if (list.isPending) return <OrderListSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('orders.list.failed')}
        text={t('orders.list.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { orders, nextCursor } = list.data;
  if (orders.length === 0) return <NoOrders isFirstPage={trail.length === 0} />;
  const back = previousTrail(trail);
  return (
    <>
      <ul aria-label={t('orders.list.label')} className="border-t border-ink">
        {orders.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </ul>
      {back || nextCursor ? (
        <CursorPagination
          previous={back ? localPath(ordersUrl(back)) : undefined}
          next={nextCursor ? localPath(ordersUrl(nextTrail(trail, nextCursor))) : undefined}
        />
      ) : null}
    </>
  );
}

/** The whole row links to the order; its number is the accessible name. */
export function OrderEntry({ order }: { order: OrderRow }) {
  const t = useTexts('orders');
  const format = useFormat();
  const localPath = useLocalPath();
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-rule py-4.5 transition-colors hover:bg-sunk/60 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_8rem] lg:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="leading-snug font-[560] wrap-anywhere">{order.titles.join(', ')}</p>
        <p className="type-small">
          <Link
            to={localPath(orderPath(order.id))}
            className="rounded-sm decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 hover:underline"
          >
            {t('orders.order.title', { number: order.number })}
          </Link>
        </p>
      </div>
      <div className="grid content-start justify-items-end gap-0.5 lg:order-3">
        <MoneyDisplay amount={order.total} className="font-[560]" />
        {order.refunded > 0 ? (
          <span className="type-small text-end">
            {t('orders.list.refunded', { amount: format.money(order.refunded) })}
          </span>
        ) : null}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 lg:col-auto lg:pt-0">
        <OrderBadge order={order} />
        <span className="type-small" suppressHydrationWarning>
          {t('orders.list.placed', { date: format.date(order.placedAt, 'medium') })}
        </span>
      </div>
    </li>
  );
}

function NoOrders({ isFirstPage }: { isFirstPage: boolean }) {
  const t = useTexts('orders');
  const localPath = useLocalPath();
  if (!isFirstPage) {
    return (
      <EmptyState
        title={t('orders.list.noMore')}
        action={
          <Button asChild>
            <Link to={localPath(ordersUrl([]))}>{t('orders.list.first')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing="start"
      title={t('orders.list.empty')}
      text={t('orders.list.emptyText')}
      action={
        <Button asChild variant="primary">
          <Link to={localPath('/courses')}>{t('orders.list.emptyAction')}</Link>
        </Button>
      }
    />
  );
}

function OrderListSkeleton() {
  return (
    <SkeletonRegion className="grid border-t border-ink">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex justify-between gap-6 border-b border-rule py-6">
          <div className="grid w-2/3 gap-3">
            <Skeleton className="h-4 w-full max-w-80" />
            <Skeleton className="h-3 w-36" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
