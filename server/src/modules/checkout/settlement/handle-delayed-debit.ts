import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { computeRepaymentExpiry } from '../orders/compute-order-expiry.ts';
import { addEvent, changeOrder, lockOrder, type OrderRecord } from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';
import { endOpenSession } from '../payments/open-sessions.repository.ts';
import type { Session } from '../payments/payment-provider.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { cancelPending } from './cancel-order.ts';

/** Handles an order that was placed with a delayed payment method, such as a SEPA debit. */
export async function handleDelayedDebit(
  deps: CheckoutDependencies,
  orderId: OrderId,
  session: Session,
): Promise<void> {
  // A subscription that never started would keep debiting the same bank account.
  if (session.hasFailed && session.subscriptionId) {
    await requireProvider(deps).endSubscription(session.subscriptionId, 'now');
  }
  await deps.transact(async (change) => {
    const order = await lockOrder(change.tx, orderId);
    if (order?.sessionId !== session.id) return;
    if (session.hasFailed) await recordDebitFailure(deps, change, order);
    else await recordProcessing(change, order);
  });
}

async function recordProcessing({ tx, notify }: Change, order: OrderRecord): Promise<void> {
  if (order.state !== 'pending' || order.debit === 'processing') return;
  await changeOrder(tx, order.id, { debit: 'processing' });
  if (order.userId) notify(`user:${order.userId}`, { topic: 'orders' });
}

/** The page can't be paid again: the order gets a new one on request. */
async function recordDebitFailure(
  deps: CheckoutDependencies,
  change: Change,
  order: OrderRecord,
): Promise<void> {
  const { tx, notify } = change;
  const { id: orderId, state, userId, sessionId: closedSession } = order;
  if (!(await endOpenSession(tx, orderId)) || state !== 'pending') return;
  if (userId === null) {
    // The account was erased: nobody is left to pay again.
    await cancelPending(deps, change, { orderId, closedSession });
    return;
  }
  const at = deps.clock.now();
  const expiresAt = computeRepaymentExpiry(at);
  await changeOrder(tx, orderId, {
    debit: 'failed',
    sessionId: null,
    sessionUrl: null,
    sessionExpiresAt: null,
    expiresAt,
  });
  await addEvent(tx, { orderId, kind: 'paymentFailed', at });
  // The bank decides days later, when nobody has the order's page open.
  await enqueueMail(tx, deps.jobs, {
    to: order.email,
    locale: order.language,
    messageKey: `order-payment-failed:${orderId}:${order.sessionId}`,
    mail: {
      kind: 'order-payment-failed',
      firstName: toFirstName(order.billing.name),
      orderNumber: String(order.number),
      total: order.total,
      payUntil: expiresAt.toISOString(),
      orderUrl: `${deps.settings.siteUrl}/my-orders/${orderId}`,
    },
  });
  notify(`user:${userId}`, { topic: 'orders' });
}
