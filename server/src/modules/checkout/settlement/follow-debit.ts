import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { repaymentExpiry } from '../orders/order-expiry.ts';
import { addEvent, changeOrder, lockOrder, type OrderRecord } from '../orders/orders.repository.ts';
import { endOpenSession } from '../payments/open-sessions.repository.ts';
import type { Session } from '../payments/payment-provider.ts';
import { requireProvider } from '../payments/require-provider.ts';

/** Handles an order whose page was completed with a delayed payment. */
export async function followDebit(
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
    if (session.hasFailed) await noteFailure(deps, change, order);
    else await noteProcessing(change, order);
  });
}

async function noteProcessing({ tx, notify }: Change, order: OrderRecord): Promise<void> {
  if (order.state !== 'pending' || order.debit === 'processing') return;
  await changeOrder(tx, order.id, { debit: 'processing' });
  if (order.userId) notify(`user:${order.userId}`, { topic: 'orders' });
}

/** The page can't be paid again: the order gets a new one on request. */
async function noteFailure(
  deps: Pick<CheckoutDependencies, 'clock'>,
  { tx, notify }: Change,
  { id: orderId, state, userId }: OrderRecord,
): Promise<void> {
  if (!(await endOpenSession(tx, orderId)) || state !== 'pending') return;
  const at = deps.clock.now();
  await changeOrder(tx, orderId, {
    debit: 'failed',
    sessionId: null,
    sessionUrl: null,
    expiresAt: repaymentExpiry(at),
  });
  await addEvent(tx, { orderId, kind: 'paymentFailed', at });
  if (userId) notify(`user:${userId}`, { topic: 'orders' });
}
