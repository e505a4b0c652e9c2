import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../../ui/skeleton.tsx';
import { DetailBar } from '../../kit/detail-bar.tsx';
import { OrderBadges } from '../orders/order-badges.tsx';
import { orderQuery } from '../sales-queries.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { OrderActions } from './order-actions.tsx';
import {
  CountryEvidence,
  OrderDeclarations,
  OrderInvoices,
  OrderRefunds,
} from './order-documents.tsx';
import { OrderBuyer, OrderPayment } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export function OrderScreen({ id }: { id: string }) {
  const t = useTexts('sales', 'admin');
  const order = useQuery(orderQuery(queries, id));
  if (order.isPending) return <OrderSkeleton />;
  if (order.data === undefined) {
    return (
      <ErrorState
        title={t('sales.orderFailed')}
        text={t('admin.failedText')}
        onRetry={() => void order.refetch()}
        isRetrying={order.isFetching}
      />
    );
  }
  return <OrderView order={order.data} />;
}

function OrderView({ order }: { order: AdminOrder }) {
  return (
    <div className="grid min-w-0 gap-8">
      <DetailBar state={<OrderState order={order} />}>
        <OrderActions order={order} />
      </DetailBar>
      <OrderNotices order={order} />
      <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 content-start gap-10">
          <OrderLines order={order} />
          <div className="grid gap-10 md:grid-cols-2">
            <OrderBuyer order={order} />
            <OrderPayment order={order} />
          </div>
          <OrderInvoices order={order} />
          <OrderRefunds order={order} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <OrderTimeline order={order} />
          <OrderDeclarations order={order} />
          <CountryEvidence order={order} />
        </div>
      </div>
    </div>
  );
}

function OrderState({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return (
    <>
      <p>
        <span className="sr-only">{t('sales.total')}</span>
        <span className="tabular font-serif text-2xl leading-none">
          {format.money(order.total)}
        </span>
      </p>
      <OrderBadges order={order} />
      <p className="type-small">
        <DateDisplay instant={order.placedAt} style="moment" />
        {order.refunded > 0
          ? ` · ${t('sales.refundedOf', { amount: format.money(order.refunded) })}`
          : null}
      </p>
    </>
  );
}

function OrderSkeleton() {
  return (
    <SkeletonRegion className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <SkeletonText lines={10} />
      <SkeletonText lines={5} />
    </SkeletonRegion>
  );
}
