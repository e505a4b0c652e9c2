import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { issueFullCredit } from '../invoices/issue-full-credit.ts';
import {
  addEvent,
  changeOrder,
  findOrder,
  lockOrder,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';
import { endOpenSession } from '../payments/open-sessions.repository.ts';
import { requireProvider } from '../payments/require-provider.ts';

/** An order has one session at a time, so the second attempt finds it. */
const maxAttempts = 2;

/**
 * Cancels an unpaid order. Stripe's session is closed first; if it was paid in the meantime,
 * nothing is cancelled.
 */
export async function cancelOrder(deps: CheckoutDependencies, orderId: OrderId): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    const order = await findOrder(deps.db, orderId);
    const closedSession = order?.state === 'pending' ? await closeSessionOf(deps, order) : null;
    const outcome = await deps.transact((change) =>
      cancelPending(deps, change, { orderId, closedSession }),
    );
    if (outcome !== 'hasOpenSession') return;
    if (attempts >= maxAttempts) throw new DomainError('PAYMENT_UNDER_WAY');
  }
}

async function closeSessionOf(
  deps: CheckoutDependencies,
  { sessionId }: OrderRecord,
): Promise<string | null> {
  if (!sessionId) return null;
  const state = await requireProvider(deps).closeSession(sessionId);
  if (state === 'complete') throw new DomainError('PAYMENT_UNDER_WAY');
  return sessionId;
}

/**
 * `closedSession` is the one that can no longer be paid. An order that got a session since then
 * isn't cancelled, because it could still be paid.
 */
export async function cancelPending(
  deps: CheckoutDependencies,
  change: Change,
  { orderId, closedSession }: { orderId: OrderId; closedSession: string | null },
): Promise<'cancelled' | 'notPending' | 'hasOpenSession'> {
  const { tx, notify } = change;
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'pending') return 'notPending';
  if (order.sessionId !== closedSession) return 'hasOpenSession';
  const at = deps.clock.now();
  await changeOrder(tx, orderId, { state: 'cancelled', endedAt: at });
  await endOpenSession(tx, orderId);
  await addEvent(tx, { orderId, kind: 'cancelled', at });
  if (order.method === 'transfer') {
    await issueFullCredit(deps, tx, order);
    await mailCancellation(deps, change, order);
  }
  if (order.userId) notify(`user:${order.userId}`, { topic: 'orders' });
  return 'cancelled';
}

async function mailCancellation(
  deps: CheckoutDependencies,
  { tx }: Change,
  order: OrderRecord,
): Promise<void> {
  await enqueueMail(tx, deps.jobs, {
    to: order.email,
    locale: order.language,
    messageKey: `order-cancelled:${order.id}`,
    mail: {
      kind: 'order-cancelled',
      firstName: toFirstName(order.billing.name),
      orderNumber: String(order.number),
      pricingUrl: `${deps.settings.siteUrl}/pricing`,
    },
  });
}
