import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import {
  changeOrder,
  findOrder,
  lockOrder,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { digestCard } from '../payments/digest-card.ts';
import { endOpenSession, hasOpenSession } from '../payments/open-sessions.repository.ts';
import type { Session } from '../payments/payment-provider.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { returnPayment } from '../refunds/return-payment.ts';
import { syncDispute } from '../refunds/sync-dispute.ts';
import { syncInquiry } from '../refunds/sync-inquiry.ts';
import { syncRefunds } from '../refunds/sync-refunds.ts';
import { recordSubscription } from '../subscriptions/record-subscription.ts';
import { canFulfil } from './can-fulfil.ts';
import { cancelPending } from './cancel-order.ts';
import { handleDelayedDebit } from './handle-delayed-debit.ts';
import { holdOrder } from './hold-order.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Syncs an order with Stripe's current state. Events only trigger the sync, so duplicates, delays
 * and reordering don't matter.
 */
export async function syncOrder(deps: CheckoutDependencies, orderId: OrderId): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order) return;
  if (order.sessionId && (await hasOpenSession(deps.db, orderId))) {
    await syncSession(deps, order, order.sessionId);
  }
  await syncPayment(deps, orderId);
}

async function syncSession(
  deps: CheckoutDependencies,
  order: OrderRecord,
  sessionId: string,
): Promise<void> {
  const session = await readOrClose(deps, order, sessionId);
  if (session.state === 'expired') {
    await deps.transact((change) => recordExpiry(deps, change, order));
  }
  if (session.state !== 'complete') return;
  if (!session.isPaid) {
    await handleDelayedDebit(deps, order.id, session);
    return;
  }
  if (session.total !== order.total || session.currency !== 'eur') {
    await holdOrder(deps, order.id, `paid ${session.total} ${session.currency}`);
    return;
  }
  await settleSession(deps, order.id, session);
}

/** Closes the open session of a cancelled order, so that nobody can pay it. */
async function readOrClose(
  deps: CheckoutDependencies,
  order: OrderRecord,
  sessionId: string,
): Promise<Session> {
  const provider = requireProvider(deps);
  const session = await provider.readSession(sessionId);
  if (order.state !== 'cancelled' || session.state !== 'open') return session;
  await provider.closeSession(sessionId);
  return provider.readSession(sessionId);
}

/** The order expires with its session, unless the buyer was given longer to pay. */
async function recordExpiry(
  deps: CheckoutDependencies,
  change: Change,
  { id: orderId, sessionId: closedSession }: OrderRecord,
): Promise<void> {
  const order = await lockOrder(change.tx, orderId);
  if (order?.sessionId === closedSession && canOpenAnother(order, deps.clock.now())) {
    await removeSession(change, order);
    return;
  }
  const outcome = await cancelPending(deps, change, { orderId, closedSession });
  if (outcome === 'notPending') await endOpenSession(change.tx, orderId);
}

function canOpenAnother({ state, sessionExpiresAt, expiresAt }: OrderRecord, now: Date): boolean {
  return state === 'pending' && sessionExpiresAt !== null && expiresAt > now;
}

/** Only a failed debit extends an order beyond its session, so the state is set to that again. */
async function removeSession({ tx, notify }: Change, { id, userId }: OrderRecord): Promise<void> {
  await endOpenSession(tx, id);
  await changeOrder(tx, id, {
    sessionId: null,
    sessionUrl: null,
    sessionExpiresAt: null,
    debit: 'failed',
  });
  if (userId) notify(`user:${userId}`, { topic: 'orders' });
}

/** With the subscription it started, if any. */
async function settleSession(
  deps: CheckoutDependencies,
  orderId: OrderId,
  session: Session,
): Promise<void> {
  const begun = session.subscriptionId
    ? await requireProvider(deps).readSubscription(session.subscriptionId)
    : null;
  await deps.transact(async (change) => {
    const order = await lockOrder(change.tx, orderId);
    if (!order || !(await endOpenSession(change.tx, orderId))) return;
    const { paymentIntentId, payerCountry, payerFingerprint } = session;
    const cardDigest = payerFingerprint && digestCard(deps.settings, payerFingerprint);
    if (!(await canFulfil(deps, change.tx, order))) {
      await cancelPending(deps, change, { orderId, closedSession: order.sessionId });
      await returnPayment(deps, change, { order, session });
      return;
    }
    const subscriptionId = begun ? await recordSubscription(deps, change, { order, begun }) : null;
    await settleOrder(deps, change, {
      orderId,
      paidAt: deps.clock.now(),
      payerCountry,
      ...(begun ? { paidUntil: begun.paidUntil } : {}),
      names: { paymentIntentId, cardDigest, ...(subscriptionId ? { subscriptionId } : {}) },
    });
  });
}

/** Refunds and disputes of a payment, for a sale or after a cancellation. */
async function syncPayment(deps: CheckoutDependencies, orderId: OrderId): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order?.paymentIntentId) return;
  const { refunds, dispute, inquiry } = await requireProvider(deps).readPayment(
    order.paymentIntentId,
  );
  await deps.transact(async (change) => {
    // What is refunded after the decision can only be booked after it.
    if (dispute && order.dispute === 'open') await syncDispute(deps, change, { orderId, dispute });
    await syncRefunds(deps, change, { orderId, refunds });
    if (dispute) await syncDispute(deps, change, { orderId, dispute });
    await syncInquiry(deps, change, { orderId, inquiry: dispute ? null : inquiry });
  });
}
