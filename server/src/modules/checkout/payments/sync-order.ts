import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { cancelPending } from '../ordering/cancel-order.ts';
import { findOrder, type OrderRecord } from '../ordering/orders.repository.ts';
import { followSubscription } from '../subscriptions/follow-subscription.ts';
import { followDispute } from './follow-dispute.ts';
import { followRefunds } from './follow-refunds.ts';
import { holdOrder } from './hold-order.ts';
import type { Session } from './payment-provider.ts';
import { requireProvider } from './require-provider.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Brings an order up to what Stripe says now. Events only say when to look: copies, late ones and
 * any order of them end the same.
 */
export async function syncOrder(deps: CheckoutDependencies, orderId: OrderId): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order) return;
  if (order.sessionId && order.paidAt === null) await syncSession(deps, order, order.sessionId);
  await syncPayment(deps, orderId);
}

async function syncSession(
  deps: CheckoutDependencies,
  order: OrderRecord,
  sessionId: string,
): Promise<void> {
  const session = await requireProvider(deps).readSession(sessionId);
  if (session.state === 'expired') {
    await deps.transact((change) => cancelPending(deps, change, order.id));
    return;
  }
  if (session.state !== 'complete' || !session.isPaid) return;
  if (session.total !== order.total || session.currency !== 'eur') {
    await holdOrder(deps, order.id, `paid ${session.total} ${session.currency}`);
    return;
  }
  await settleSession(deps, order, session);
}

/** With the subscription that it began, where it began one. */
async function settleSession(
  deps: CheckoutDependencies,
  order: OrderRecord,
  session: Session,
): Promise<void> {
  const begun = session.subscriptionId
    ? await requireProvider(deps).readSubscription(session.subscriptionId)
    : null;
  await deps.transact(async (change) => {
    const subscriptionId = begun ? await followSubscription(deps, change, { order, begun }) : null;
    await settleOrder(deps, change, {
      orderId: order.id,
      paidAt: deps.clock.now(),
      ...(begun ? { paidUntil: begun.paidUntil } : {}),
      names: {
        paymentIntentId: session.paymentIntentId,
        ...(subscriptionId ? { subscriptionId } : {}),
      },
      payerCountry: session.payerCountry,
    });
  });
}

/** Refunds and disputes of what was paid. */
async function syncPayment(deps: CheckoutDependencies, orderId: OrderId): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order?.paidAt || !order.paymentIntentId) return;
  const payment = await requireProvider(deps).readPayment(order.paymentIntentId);
  await deps.transact(async (change) => {
    await followRefunds(deps, change, { orderId, refunds: payment.refunds });
    if (payment.dispute) await followDispute(deps, change, { orderId, dispute: payment.dispute });
  });
}
