import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { countryName } from '../../../lib/country-name.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ordersPath } from '../../shared/paths/orders-path.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderColumns } from './order-columns.tsx';
import { orderQuery } from './order-queries.ts';
import { OrdersLayout } from './orders-layout.tsx';

export function OrderPage({ orderId }: { orderId: string }) {
  const t = useTexts('orders');
  const reading = useQuery(orderQuery(queries, orderId));
  const { data: order, error, isFetching, refetch } = reading;
  const title = order ? t('orders.order.title', { number: order.number }) : t('orders.title');
  return (
    <OrdersLayout title={title} description={t('orders.order.description')}>
      {order ? <OrderContent order={order} /> : null}
      {!order && !error ? <OrderSkeleton /> : null}
      {!order && error ? (
        <>
          <h1 className="type-h2">{title}</h1>
          <ErrorState
            title={t('orders.order.failed')}
            text={t('orders.list.failedText')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </>
      ) : null}
    </OrdersLayout>
  );
}

function OrderContent({ order }: { order: Order }) {
  const t = useTexts('orders');
  return (
    <>
      <OrderHeading order={order} />
      <OrderColumns
        order={order}
        linesTitle={t('orders.order.linesTitle')}
        acts={<OrderActions order={order} />}
      >
        <BillingDetails order={order} />
        <Help />
      </OrderColumns>
    </>
  );
}

function OrderHeading({ order }: { order: Order }) {
  const t = useTexts('orders');
  const format = useFormat();
  const localPath = useLocalPath();
  const title = t('orders.order.title', { number: order.number });
  const facts = [
    t('orders.list.placed', { date: format.date(order.placedAt, 'long') }),
    ...(order.paidAt ? [t('orders.order.paid', { date: format.date(order.paidAt, 'long') })] : []),
  ];
  return (
    <header className="mb-10 grid gap-3">
      <Breadcrumb
        crumbs={[{ label: t('orders.title'), to: localPath(ordersPath) }, { label: title }]}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* Takes focus if an action removes the focused element. */}
        <h1 id="order-title" tabIndex={-1} className="type-h2 outline-none">
          {title}
        </h1>
        <OrderBadge order={order} />
      </div>
      <p className="text-ink-2" suppressHydrationWarning>
        {facts.join(' · ')}
      </p>
    </header>
  );
}

function BillingDetails({ order: { billing, method } }: { order: Order }) {
  const t = useTexts('orders');
  const { language } = useFormat();
  const lines = [
    ...(billing.company ? [billing.company] : []),
    billing.name,
    billing.street,
    `${billing.postcode} ${billing.city}`,
    countryName(billing.country, language),
    ...(billing.vatId ? [billing.vatId] : []),
  ];
  return (
    <section aria-labelledby="billing-title" className="grid gap-3">
      <h2 id="billing-title" className="type-h4">
        {t('orders.order.billingTitle')}
      </h2>
      <address className="text-sm whitespace-pre-line text-ink-2 not-italic wrap-anywhere">
        {lines.join('\n')}
      </address>
      <p className="type-small">{t(methodTexts[method])}</p>
    </section>
  );
}

const methodTexts = {
  stripe: 'orders.order.methods.stripe',
  transfer: 'orders.order.methods.transfer',
  none: 'orders.order.methods.none',
} as const satisfies Record<Order['method'], string>;

function Help() {
  const t = useTexts('orders');
  const localPath = useLocalPath();
  return (
    <p className="border-t border-rule pt-4 text-sm text-ink-2">
      {t('orders.order.help')}{' '}
      <TextLink to={localPath('/contact')}>{t('orders.order.helpLink')}</TextLink>
    </p>
  );
}

function OrderSkeleton() {
  return (
    <SkeletonRegion className="grid gap-10">
      <div className="grid gap-4">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-4 w-56" />
      </div>
      <div className="columns-12 gap-y-8">
        <SkeletonText lines={6} className="col-span-full content-start gap-6 lg:col-span-7" />
        <SkeletonText
          lines={4}
          className="col-span-full content-start gap-4 lg:col-span-4 lg:col-start-9"
        />
      </div>
    </SkeletonRegion>
  );
}
