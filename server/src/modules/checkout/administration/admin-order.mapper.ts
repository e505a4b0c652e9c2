import type { AdminOrder, AdminOrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import type { Seal } from '../../../platform/seal.ts';
import { type OrderContext, toOrder, toOrderRow } from '../orders/order.mapper.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import type { OrderParts } from '../orders/read-orders.repository.ts';
import { openRefundIban } from '../refunds/open-refund-iban.ts';
import type { RefundRecord } from '../refunds/refunds.repository.ts';
import type { SubscriptionRecord } from '../subscriptions/subscriptions.repository.ts';
import type { EventRecord } from './order-history.repository.ts';
import type { FoundOrder } from './order-list.repository.ts';

export type AdminOrderParts = OrderParts & {
  readonly refunds: readonly RefundRecord[];
  readonly events: readonly EventRecord[];
  readonly subscription: SubscriptionRecord | null;
};

export function toAdminOrderRow(order: FoundOrder, titles: readonly string[]): AdminOrderRow {
  const { buyerName, company, email, country, dispute, inquiry, heldBecause } = order;
  return {
    ...toOrderRow(order, titles),
    buyer: company ?? buyerName,
    email,
    country,
    dispute,
    inquiry,
    isHeld: heldBecause !== null,
  };
}

type AdminContext = {
  /** Of the people in its history. */
  readonly names: ReadonlyMap<string, string>;
  readonly seal: Pick<Seal, 'open'>;
};

export function toAdminOrder(
  parts: AdminOrderParts,
  facts: OrderContext,
  { names, seal }: AdminContext,
): AdminOrder {
  const { order, refunds, events } = parts;
  const { billing, email, country, dispute, inquiry, userId, language, ruleVersion } = order;
  return {
    ...toOrder(parts, facts),
    buyer: billing.company ?? billing.name,
    email,
    country,
    dispute,
    inquiry,
    isHeld: order.heldBecause !== null,
    userId,
    language,
    ruleVersion,
    locationProofs: order.locationProofs.map((proof) => ({ ...proof, at: new Date(proof.at) })),
    declarations: order.declarations.map(({ kind, version, hash, at }) => {
      return { kind, version, hash, at: new Date(at) };
    }),
    subscription: toSubscription(parts.subscription),
    paymentReference: paymentReference(order),
    refunds: refunds.map(({ id, amount, state, reason, requestedAt, iban }) => {
      const payTo = state === 'done' ? null : openRefundIban(seal, iban);
      return { id, amount, state, reason, requestedAt, iban: payTo };
    }),
    events: events.map(({ kind, at, amount, by, note }) => {
      return { kind, at, amount, by: by === null ? null : (names.get(by) ?? null), note };
    }),
  };
}

function toSubscription(subscription: SubscriptionRecord | null): AdminOrder['subscription'] {
  if (!subscription) return null;
  const { id, state, paidUntil, cancelledAt } = subscription;
  return { id, state, paidUntil, endsThen: cancelledAt !== null };
}

/** The payment's id, or the session's before it is paid. */
function paymentReference(order: OrderRecord): string | null {
  return order.paymentIntentId ?? order.stripeInvoiceId ?? order.sessionId;
}
