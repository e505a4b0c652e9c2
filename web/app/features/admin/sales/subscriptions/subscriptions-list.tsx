import type { AdminSubscription } from '@danube/contract/checkout/subscriptions-admin.contract.ts';
import { Ban, CircleAlert, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { useHasScope } from '../../kit/staff-scope.tsx';
import { useSalesFormat } from '../use-sales-format.ts';
import { EndDialog } from './end-dialog.tsx';
import { subscriptionsPageSize } from './subscriptions-view.ts';

/** A table if there is room for its columns, otherwise a list. */
export function SubscriptionsList({
  subscriptions,
}: {
  subscriptions: readonly AdminSubscription[];
}) {
  const t = useTexts('admin');
  return (
    <>
      <Table
        caption={t('admin.sales.subscriptions')}
        columns={useColumns()}
        rows={subscriptions}
        rowKey={({ id }) => id}
        className="max-lg:hidden"
      />
      <ul className="lg:hidden">
        {subscriptions.map((subscription) => (
          <SubscriptionItem key={subscription.id} subscription={subscription} />
        ))}
      </ul>
    </>
  );
}

export function SubscriptionsListSkeleton() {
  const t = useTexts('admin');
  const columns = useColumns();
  const rows = Array.from({ length: 8 }, (_, index) => index);
  return (
    <>
      <Table
        caption={t('admin.sales.subscriptions')}
        columns={columns}
        rows={[]}
        rowKey={({ id }) => id}
        isLoading
        pageSize={subscriptionsPageSize}
        className="max-lg:hidden"
      />
      <SkeletonRegion className="lg:hidden">
        {rows.map((row) => (
          <div key={row} className="grid gap-2 border-b border-rule py-3.5">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3.5 w-56" />
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

type RowProps = { subscription: AdminSubscription };

function useColumns(): readonly Column<AdminSubscription>[] {
  const t = useTexts('sales');
  return [
    {
      id: 'buyer',
      header: t('sales.buyer'),
      cell: (subscription) => <Buyer subscription={subscription} />,
      className: 'w-[26%] min-w-40',
    },
    {
      id: 'title',
      header: t('sales.subscriptions.item'),
      cell: ({ title }) => title,
      className: 'w-[22%] min-w-36',
    },
    {
      id: 'price',
      header: t('sales.subscriptions.price'),
      cell: (subscription) => <Price subscription={subscription} />,
      align: 'end',
      className: 'whitespace-nowrap',
    },
    {
      id: 'state',
      header: t('sales.state'),
      cell: (subscription) => <SubscriptionState subscription={subscription} />,
    },
    {
      id: 'next',
      header: t('sales.subscriptions.nextCharge'),
      cell: (subscription) => <NextCharge subscription={subscription} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'acts',
      header: <span className="sr-only">{t('sales.acts')}</span>,
      cell: (subscription) => <SubscriptionActions subscription={subscription} />,
      align: 'end',
    },
  ];
}

function SubscriptionItem({ subscription }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-b border-rule py-3.5 first:border-t">
      <Buyer subscription={subscription} />
      <span className="text-end">
        <Price subscription={subscription} />
      </span>
      <span className="grid gap-1 text-sm">
        <span>{subscription.title}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SubscriptionState subscription={subscription} />
          <NextCharge subscription={subscription} />
        </span>
      </span>
      <span className="self-end">
        <SubscriptionActions subscription={subscription} />
      </span>
    </li>
  );
}

/** The name links to the last payment. */
function Buyer({ subscription: { buyer, email, lastOrder } }: RowProps) {
  const localPath = useLocalPath();
  return (
    <span className="grid min-w-0">
      <Link
        to={localPath(`/admin/orders/${lastOrder.id}`)}
        className="rounded-sm font-[560] decoration-river/45 decoration-1 underline-offset-[0.25em] hover:underline"
      >
        {buyer}
      </Link>
      <span className="text-xs text-ink-3 [overflow-wrap:anywhere]">{email}</span>
    </span>
  );
}

function Price({ subscription: { price, interval } }: RowProps) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const amount = format.money(price);
  return (
    <span className="tabular whitespace-nowrap">
      {interval === 'month'
        ? t('sales.subscriptions.perMonth', { amount })
        : t('sales.subscriptions.perYear', { amount })}
    </span>
  );
}

function SubscriptionState({ subscription: { state, endsThen } }: RowProps) {
  const t = useTexts('sales');
  if (state === 'ended') {
    return <Badge icon={<Ban />}>{t('sales.subscriptions.states.ended')}</Badge>;
  }
  if (state === 'pastDue') {
    return (
      <Badge kind="risk" icon={<CircleAlert />}>
        {t('sales.subscriptions.states.pastDue')}
      </Badge>
    );
  }
  if (endsThen) {
    return (
      <Badge kind="info" icon={<Clock />}>
        {t('sales.subscriptions.states.ending')}
      </Badge>
    );
  }
  return <span className="text-ink-2">{t('sales.subscriptions.states.active')}</span>;
}

function NextCharge({ subscription }: RowProps) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const { nextChargeAt, paidUntil, state } = subscription;
  if (nextChargeAt) return <DateDisplay instant={nextChargeAt} style="medium" />;
  if (state === 'ended') return <span className="text-ink-3">–</span>;
  return (
    <span className="text-ink-3">
      {t('sales.subscriptions.accessUntil', { date: format.date(paidUntil, 'medium') })}
    </span>
  );
}

function SubscriptionActions({ subscription }: RowProps) {
  const mayEnd = useHasScope('money');
  return mayEnd && subscription.state !== 'ended' ? (
    <EndDialog subscription={subscription} />
  ) : null;
}
