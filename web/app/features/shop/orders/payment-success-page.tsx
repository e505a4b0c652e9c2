import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useElapsed } from '../../../lib/use-elapsed.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { learnPath, myCoursesPath } from '../../shared/paths/learning-paths.ts';
import { ordersPath } from '../../shared/paths/orders-path.ts';
import { OrderColumns } from './order-columns.tsx';
import { orderPath } from './order-paths.ts';
import { orderQuery } from './order-queries.ts';
import { OrdersLayout } from './orders-layout.tsx';
import { PaymentHeadline } from './payment-headline.tsx';

/** How often the page polls for the payment, and for how long. */
const pollingInterval = 3_000;
const pollingTime = 60_000;

/** Read only: the URL parameters after a redirect don't prove a payment. */
export function PaymentSuccessPage({ orderId }: { orderId: string | null }) {
  const t = useTexts('checkout');
  return (
    <OrdersLayout
      title={t('checkout.success.title')}
      description={t('checkout.success.description')}
    >
      {orderId ? <PaidOrder orderId={orderId} /> : <NoOrder />}
    </OrdersLayout>
  );
}

function PaidOrder({ orderId }: { orderId: string }) {
  const t = useTexts('checkout', 'orders');
  const isLate = useElapsed(pollingTime);
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(queries, orderId),
    refetchInterval: ({ state }) =>
      !isLate && state.data && isAwaited(state.data) ? pollingInterval : false,
  });
  if (data) return <Outcome order={data} isLate={isLate} />;
  if (!error) return <OutcomeSkeleton />;
  return (
    <>
      <h1 className="type-h2">{t('checkout.success.title')}</h1>
      <ErrorState
        title={t('orders.order.failed')}
        text={t('orders.list.failedText')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </>
  );
}

/** A transfer or a debit takes days; every other unpaid order may be settled at any moment. */
function isAwaited({ state, method, debit }: Order): boolean {
  return state === 'pending' && method !== 'transfer' && debit === null;
}

function Outcome({ order, isLate }: { order: Order; isLate: boolean }) {
  const t = useTexts('checkout', 'orders');
  const localPath = useLocalPath();
  return (
    <>
      <PaymentHeadline order={order} isLate={isLate} />
      {order.state === 'paid' ? <StartLearning lines={order.lines} /> : null}
      <OrderColumns
        order={order}
        linesTitle={
          order.state === 'paid' ? t('checkout.success.boughtTitle') : t('orders.order.linesTitle')
        }
      >
        {order.state === 'paid' ? <NextSteps hasInvoice={order.total > 0} /> : null}
        <Button asChild className="justify-self-start">
          <Link to={localPath(orderPath(order.id))}>
            {t('checkout.success.openOrder')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </OrderColumns>
    </>
  );
}

/** People who have paid for a course get a link to its first lesson. */
function StartLearning({ lines }: Pick<Order, 'lines'>) {
  const t = useTexts('checkout');
  const localPath = useLocalPath();
  const courses = lines.filter(({ itemType }) => itemType === 'course');
  const mayHoldCourses = lines.some(({ itemType }) => /^(?:subscription|bundle)$/.test(itemType));
  if (courses.length === 0 && !mayHoldCourses) return null;
  const [course] = courses;
  const isOne = courses.length === 1 && !mayHoldCourses;
  const only = isOne && course?.slug ? { slug: course.slug, title: course.title } : null;
  return (
    <Button asChild variant="primary" size="large" className="-mt-4 mb-12 max-sm:w-full">
      <Link to={localPath(only ? learnPath(only.slug) : myCoursesPath)}>
        {only
          ? t('checkout.success.startLearning', { title: only.title })
          : t('checkout.success.myCourses')}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

function NextSteps({ hasInvoice }: { hasInvoice: boolean }) {
  const t = useTexts('checkout');
  return (
    <section aria-labelledby="next-title" className="grid gap-3">
      <h2 id="next-title" className="type-h4">
        {t('checkout.success.nextTitle')}
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm text-ink-2 marker:text-ink-3">
        <li>{t('checkout.success.nextOpen')}</li>
        {hasInvoice ? <li>{t('checkout.success.nextInvoice')}</li> : null}
        <li>{t('checkout.success.nextWithdrawal')}</li>
      </ul>
    </section>
  );
}

/** The URL has no order id. */
function NoOrder() {
  const t = useTexts('checkout');
  const localPath = useLocalPath();
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="type-h2">{t('checkout.success.noOrderTitle')}</h1>
      <p className="type-body">{t('checkout.success.noOrderText')}</p>
      <Button asChild variant="primary">
        <Link to={localPath(ordersPath)}>{t('checkout.success.myOrders')}</Link>
      </Button>
    </div>
  );
}

function OutcomeSkeleton() {
  return (
    <SkeletonRegion className="grid gap-5">
      <Skeleton className="h-12 w-120 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="mt-8 h-40 max-w-160" />
    </SkeletonRegion>
  );
}
