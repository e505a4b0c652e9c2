import type { Subscription } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { redirectToExternalSite } from '../../../lib/redirect-to-external-site.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { OrderNotice } from './order-notice.tsx';
import { subscriptionsQuery } from './order-queries.ts';
import { useOrderAction } from './use-order-action.ts';

/** Subscriptions, their next payment and how to cancel. Empty for people who never had one. */
export function SubscriptionsSection() {
  const t = useTexts('orders');
  const language = useLanguage();
  const list = useQuery(subscriptionsQuery(queries, language));
  if (list.data === undefined && list.error) {
    return (
      <ErrorState
        title={t('orders.subscriptions.failed')}
        text={t('orders.list.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (!list.data || list.data.length === 0) return null;
  const hasCurrent = list.data.some(({ state }) => state !== 'ended');
  return (
    <section aria-labelledby="subscriptions-title" className="grid gap-5">
      {/* Takes focus after cancelling has removed the focused button. */}
      <h2 id="subscriptions-title" tabIndex={-1} className="type-h3 outline-none">
        {t('orders.subscriptions.title')}
      </h2>
      <ul
        aria-label={t('orders.subscriptions.label')}
        className="grid items-start gap-gutter lg:grid-cols-2"
      >
        {list.data.map((subscription) => (
          <SubscriptionCard key={subscription.id} subscription={subscription} />
        ))}
      </ul>
      {hasCurrent ? <Portal /> : null}
    </section>
  );
}

const prices = {
  month: 'orders.subscriptions.priceMonth',
  year: 'orders.subscriptions.priceYear',
} as const;

function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const t = useTexts('orders');
  const format = useFormat();
  const { title, price, interval, state, endsThen } = subscription;
  return (
    <li className="grid gap-4 rounded-md border border-rule bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="type-h4">{title}</h3>
        <StateBadge subscription={subscription} />
      </div>
      <div className="grid gap-1 text-sm text-ink-2">
        <p className="tabular">{t(prices[interval], { amount: format.money(price) })}</p>
        <p suppressHydrationWarning>
          {t(dayText(subscription), { date: format.date(subscription.paidUntil, 'long') })}
        </p>
      </div>
      {state === 'pastDue' && !endsThen ? (
        <OrderNotice>{t('orders.subscriptions.pastDueText')}</OrderNotice>
      ) : null}
      {state !== 'ended' && !endsThen ? (
        <div>
          <CancelSubscription subscription={subscription} />
        </div>
      ) : null}
    </li>
  );
}

function dayText({ state, endsThen }: Subscription): TextKey {
  if (state === 'ended') return 'orders.subscriptions.endedOn';
  if (endsThen) return 'orders.subscriptions.endsOn';
  return state === 'pastDue' ? 'orders.subscriptions.dueOn' : 'orders.subscriptions.next';
}

function StateBadge({ subscription: { state, endsThen } }: { subscription: Subscription }) {
  const t = useTexts('orders');
  if (state === 'ended') return <Badge>{t('orders.subscriptions.states.ended')}</Badge>;
  if (endsThen) return <Badge>{t('orders.subscriptions.states.ending')}</Badge>;
  if (state === 'pastDue') {
    return <Badge kind="risk">{t('orders.subscriptions.states.pastDue')}</Badge>;
  }
  return <Badge kind="river">{t('orders.subscriptions.states.active')}</Badge>;
}

function Portal() {
  const t = useTexts('orders');
  const language = useLanguage();
  const open = useOrderAction(
    () => queries.orders.openPortal.call({ language }),
    ({ url }) => redirectToExternalSite(url),
  );
  return (
    <div className="grid justify-items-start gap-3">
      <Button data-needs-app isLoading={open.isPending} onClick={open.run}>
        {t('orders.subscriptions.portal')}
        <ExternalLink aria-hidden="true" />
      </Button>
      <p className="type-small">{t('orders.subscriptions.portalText')}</p>
      {open.problem ? <OrderNotice>{open.problem}</OrderNotice> : null}
    </div>
  );
}
