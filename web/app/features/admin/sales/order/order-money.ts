import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { cents } from '../use-sales-format.ts';

/** The refundable amount: pending refunds count, failed ones don't. */
export function refundableAmount(order: Pick<AdminOrder, 'total' | 'refunded' | 'refunds'>): Money {
  const inFlight = order.refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return cents(Math.max(0, order.total - Math.max(order.refunded, inFlight)));
}

/** Refunds of a bank transfer that staff still have to pay. */
export function refundsToPay(order: Pick<AdminOrder, 'method' | 'refunds'>): Money {
  if (order.method !== 'transfer') return cents(0);
  const waiting = order.refunds.filter(({ state }) => state === 'requested');
  return cents(waiting.reduce((sum, { amount }) => sum + amount, 0));
}

export type OrderAction = 'refund' | 'markPaid' | 'markRefunded' | 'resendReceipt';

/** The account was erased before the money arrived: it can only be sent back. */
export function isErasedUnpaid(
  order: Pick<AdminOrder, 'method' | 'state' | 'userId' | 'paidAt'>,
): boolean {
  const { method, state, userId, paidAt } = order;
  const isUnpaid = paidAt === null && (state === 'pending' || state === 'cancelled');
  return method === 'transfer' && userId === null && isUnpaid;
}

/** What the order's state allows; the server has the final say. */
export function availableActions(order: AdminOrder): ReadonlySet<OrderAction> {
  const acts = new Set<OrderAction>();
  if (order.state === 'pending' && order.method === 'transfer') acts.add('markPaid');
  if (isErasedUnpaid(order) && order.refunds.length === 0) acts.add('markPaid');
  if (order.state === 'paid' && refundableAmount(order) > 0) acts.add('refund');
  if (refundsToPay(order) > 0) acts.add('markRefunded');
  if (order.state === 'paid' || order.state === 'refunded') acts.add('resendReceipt');
  return acts;
}

/** True while Stripe keeps charging. */
export function willRenew(subscription: AdminOrder['subscription']): boolean {
  return subscription !== null && subscription.state !== 'ended' && !subscription.endsThen;
}
