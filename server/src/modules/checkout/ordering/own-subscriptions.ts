import type { Subscription, SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { requireProvider, withPaymentOutageError } from '../payments/require-provider.ts';
import { syncSubscription } from '../settlement/sync-subscription.ts';
import {
  findAllOwn,
  findOwn,
  type SubscriptionRecord,
} from '../subscriptions/subscriptions.repository.ts';

export async function listOwnSubscriptions(
  deps: CheckoutDependencies,
  member: Member,
  language: LanguageCode,
): Promise<Subscription[]> {
  return addItemNames(deps, await findAllOwn(deps.db, member.userId), language);
}

/** Ends at the end of the paid period. */
export async function cancelSubscription(
  deps: CheckoutDependencies,
  member: Member,
  { id, language }: { id: SubscriptionId; language: LanguageCode },
): Promise<Subscription> {
  const known = await requireOwn(deps, member, id);
  if (known.state !== 'ended' && known.cancelledAt === null) {
    const provider = requireProvider(deps);
    await withPaymentOutageError(provider.endSubscription(known.stripeSubscriptionId, 'paidUntil'));
    await withPaymentOutageError(syncSubscription(deps, known.stripeSubscriptionId));
  }
  const [shown] = await addItemNames(deps, [await requireOwn(deps, member, id)], language);
  if (!shown) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  return shown;
}

export async function openPortal(
  deps: CheckoutDependencies,
  member: Member,
  language: LanguageCode,
): Promise<{ url: string }> {
  const [latest] = await findAllOwn(deps.db, member.userId);
  if (!latest) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  const returnUrl = `${deps.settings.siteUrl}/my-orders?lang=${language}`;
  const url = await withPaymentOutageError(
    requireProvider(deps).openPortal(latest.stripeCustomerId, returnUrl),
  );
  return { url };
}

async function requireOwn(
  deps: CheckoutDependencies,
  { userId }: Member,
  id: SubscriptionId,
): Promise<SubscriptionRecord> {
  const found = await findOwn(deps.db, userId, id);
  if (!found) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  return found;
}

async function addItemNames(
  { db, catalogue }: CheckoutDependencies,
  rows: readonly SubscriptionRecord[],
  language: LanguageCode,
): Promise<Subscription[]> {
  const ids = rows.map(({ itemId }) => itemId);
  const names = await catalogue.nameItems(db, ids, language);
  const titleOf = new Map(names.map(({ id, title }) => [id, title]));
  return rows.map(({ id, state, itemId, price, interval, startedAt, paidUntil, cancelledAt }) => ({
    id,
    state,
    itemId,
    price,
    interval,
    startedAt,
    paidUntil,
    title: titleOf.get(itemId) ?? '',
    endsThen: cancelledAt !== null,
  }));
}
