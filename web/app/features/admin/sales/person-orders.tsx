import type { AdminOrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { OrderBadges } from './orders/order-badges.tsx';
import { orderPath } from './orders/orders-view.ts';
import { personOrdersQuery } from './sales-queries.ts';

/** A person's latest orders. */
export function PersonOrders({ userId }: { userId: string }) {
  const t = useTexts('person');
  return (
    <section aria-labelledby="orders" className="grid min-w-0 gap-3 border-t border-ink pt-6">
      <h2 id="orders" className="type-h4">
        {t('person.orders.title')}
      </h2>
      <Orders userId={userId} />
    </section>
  );
}

function Orders({ userId }: { userId: string }) {
  const t = useTexts('person', 'admin');
  const format = useFormat();
  const list = useQuery(personOrdersQuery(queries, userId));
  if (list.isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('person.orders.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="py-4!"
      />
    );
  }
  const { orders, total } = list.data;
  if (orders.length === 0) {
    return <p className="type-body text-sm">{t('person.orders.empty')}</p>;
  }
  return (
    <>
      <ul>
        {orders.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
      {total > orders.length ? (
        <p className="type-small">
          {t('person.orders.more', {
            shown: format.number(orders.length),
            total: format.number(total),
          })}
        </p>
      ) : null}
    </>
  );
}

function Order({ order }: { order: AdminOrderRow }) {
  const localPath = useLocalPath();
  return (
    <li className="grid items-start gap-x-6 gap-y-1 border-t border-rule py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <TextLink to={localPath(orderPath(order.id))}>
          <span className="tabular">{order.number}</span>
        </TextLink>
        <OrderBadges order={order} />
        <span className="text-ink-3">
          <DateDisplay instant={order.placedAt} />
        </span>
      </p>
      <MoneyDisplay amount={order.total} />
      <p className="text-ink-2 wrap-anywhere sm:col-span-2">{order.titles.join(', ')}</p>
    </li>
  );
}
