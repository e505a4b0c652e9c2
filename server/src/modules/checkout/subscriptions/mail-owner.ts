import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { OrderMail } from '@danube/documents/order-mail.types.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findLines } from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';
import { findLatestOrder, type SubscriptionRecord } from './subscriptions.repository.ts';

type Cancellation = {
  /** As it is stored after the cancellation. */
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
  const cancelledAt = subscription.cancelledAt?.toISOString();
  return mailOwner(deps, change, {
    subscription,
    // It can be ended now after it was cancelled, or be resumed and cancelled again.
    occasion: `:${when}:${cancelledAt}`,
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

type OwnerMail = {
  readonly subscription: SubscriptionRecord;
  readonly write: (owner: Owner) => OrderMail;
  /** What distinguishes emails of a kind in one paid period. */
  readonly occasion?: string;
};

/** Once per kind, paid period and occasion. */
async function mailOwner(
  deps: Pick<CheckoutDependencies, 'jobs'>,
  { tx }: Change,
  { subscription, write, occasion = '' }: OwnerMail,
): Promise<void> {
  const order = await findLatestOrder(tx, subscription.id);
  if (!order) return;
  const lines = await findLines(tx, order.id);
  const title = lines.find(({ interval }) => interval !== null)?.title ?? '';
  const mail = write({ firstName: toFirstName(order.billing.name), title });
  await enqueueMail(tx, deps.jobs, {
    to: order.email,
    locale: order.language,
    messageKey: `${mail.kind}:${subscription.id}:${subscription.paidUntil.toISOString()}${occasion}`,
    mail,
  });
}
