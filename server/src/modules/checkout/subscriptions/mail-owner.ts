import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { OrderMail } from '@danube/documents/order-mail.types.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findLines } from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';
import { findLatestOrder, type SubscriptionRecord } from './subscriptions.repository.ts';

type Cancellation = {
  readonly subscription: SubscriptionRecord;
  readonly when: 'now' | 'paidUntil';
  readonly by: 'member' | 'academy';
};

export function mailCancellation(
  deps: Pick<CheckoutDependencies, 'clock' | 'jobs'>,
  change: Change,
  { subscription, when, by }: Cancellation,
): Promise<void> {
  const at = deps.clock.now().toISOString();
  const paidUntil = subscription.paidUntil.toISOString();
  return mailOwner(deps, change, {
    subscription,
    write: (owner) => ({
      kind: 'subscription-cancelled',
      ...owner,
      paidUntil,
      at,
      timeZone: academyTimeZone,
      when,
      by,
    }),
  });
}

export function mailPaymentFailure(
  deps: Pick<CheckoutDependencies, 'jobs' | 'settings'>,
  change: Change,
  subscription: SubscriptionRecord,
): Promise<void> {
  const ordersUrl = `${deps.settings.siteUrl}/my-orders`;
  return mailOwner(deps, change, {
    subscription,
    write: (owner) => ({
      kind: 'subscription-payment-failed',
      ...owner,
      ordersUrl,
    }),
  });
}

type Owner = { readonly firstName: string; readonly title: string };

/** Once per kind and paid period. */
async function mailOwner(
  deps: Pick<CheckoutDependencies, 'jobs'>,
  { tx }: Change,
  { subscription, write }: { subscription: SubscriptionRecord; write: (owner: Owner) => OrderMail },
): Promise<void> {
  const order = await findLatestOrder(tx, subscription.id);
  if (!order) return;
  const lines = await findLines(tx, order.id);
  const title = lines.find(({ interval }) => interval !== null)?.title ?? '';
  const mail = write({ firstName: toFirstName(order.billing.name), title });
  await enqueueMail(tx, deps.jobs, {
    to: order.email,
    locale: order.language,
    messageKey: `${mail.kind}:${subscription.id}:${subscription.paidUntil.toISOString()}`,
    mail,
  });
}
