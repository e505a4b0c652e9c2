import { type OrderId, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import {
  addEvent,
  changeOrder,
  findLines,
  findOrderId,
  insertOrder,
  type LineRecord,
  lockOrder,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import type { ProviderSubscription } from '../payments/payment-provider.ts';
import { splitVat } from '../pricing/vat.ts';
import { returnPayment } from '../refunds/return-payment.ts';
import { findRule } from '../rules/find-rule.ts';
import {
  changeSubscription,
  findLatestOrder,
  lockByStripeId,
} from '../subscriptions/subscriptions.repository.ts';
import { cancelPending } from './cancel-order.ts';
import { decideRenewalVat, type VatIdRecheck } from './recheck-vat-id.ts';
import { settleOrder } from './settle-order.ts';

type Renewal = ProviderSubscription['renewals'][number];

/** Every payment of a subscription is its own order, paid on creation. */
export async function renewSubscription(
  deps: CheckoutDependencies,
  change: Change,
  { id, renewal, vatId }: { id: string; renewal: Renewal; vatId: VatIdRecheck },
): Promise<void> {
  const { tx } = change;
  const subscription = await lockByStripeId(tx, id);
  const latest = subscription ? await findLatestOrder(tx, subscription.id) : null;
  if (!subscription || !latest) return;
  if (await findOrderId(tx, { stripeInvoiceId: renewal.invoiceId })) return;
  if (renewal.total !== subscription.price || renewal.currency !== 'eur') {
    const heldBecause = `renewal paid ${renewal.total} ${renewal.currency}`;
    if (latest.heldBecause === null) deps.logger.error({ id }, 'a renewal does not match');
    await changeOrder(tx, latest.id, { heldBecause });
    return;
  }
  const line = (await findLines(tx, latest.id)).find(({ interval }) => interval !== null);
  if (!line) return;
  const orderId = await insertRenewal(deps, change, { latest, line, renewal, vatId });
  const { paidAt, paidUntil, paymentIntentId } = renewal;
  const order = await lockOrder(tx, orderId);
  if (order?.userId === null) {
    // A debit that was on its way when the account was erased.
    await cancelPending(deps, change, { orderId, closedSession: null });
    await returnPayment(deps, change, { order, session: { paymentIntentId, subscriptionId: id } });
    return;
  }
  if (paidUntil > subscription.paidUntil)
    await changeSubscription(tx, subscription.id, { paidUntil });
  await settleOrder(deps, change, { orderId, paidAt, paidUntil, names: { paymentIntentId } });
}

type RenewalContext = {
  readonly latest: OrderRecord;
  readonly line: LineRecord;
  readonly renewal: Renewal;
  readonly vatId: VatIdRecheck;
};

/** Stripe has already charged the price, so any VAT is part of it. */
async function insertRenewal(
  deps: CheckoutDependencies,
  { tx }: Change,
  { latest, line, renewal, vatId }: RenewalContext,
): Promise<OrderId> {
  const id = orderIdSchema.parse(deps.ids.uuid());
  const total = moneySchema.parse(renewal.total);
  // The rate on the day of payment: it may have changed since the last one.
  const rule = await findRule(tx, latest.country, formatAcademyDay(renewal.paidAt));
  const vatRate = rule?.vatRate ?? latest.vatRate;
  const { vatTreatment, locationProofs } = decideRenewalVat(latest, vatId, deps.clock.now());
  const isTaxed = vatTreatment === 'standard';
  const noDiscount = moneySchema.parse(0);
  const amounts = {
    total,
    ...(isTaxed ? splitVat(total, vatRate) : { net: total, vat: noDiscount }),
  };
  const { userId, language, email, billing, country, subscriptionId } = latest;
  const { itemId, itemType, title, interval, price } = line;
  await insertOrder(
    tx,
    {
      id,
      userId,
      state: 'pending',
      method: 'stripe',
      language,
      email,
      billing,
      country,
      ruleVersion: rule?.version ?? latest.ruleVersion,
      vatRate,
      vatTreatment,
      // The amount now includes VAT, so the list price no longer leads to it.
      subtotal: isTaxed ? total : price,
      discount: noDiscount,
      ...amounts,
      subscriptionId,
      declarations: [],
      locationProofs,
      placedAt: renewal.paidAt,
      expiresAt: renewal.paidUntil,
      stripeInvoiceId: renewal.invoiceId,
    },
    [{ itemId, itemType, title, interval, price, discount: noDiscount, ...amounts }],
  );
  await deps.referrals.renewalPlaced(tx, { orderId: id, before: latest.id });
  await addEvent(tx, { orderId: id, kind: 'placed', at: renewal.paidAt, amount: total });
  return id;
}
