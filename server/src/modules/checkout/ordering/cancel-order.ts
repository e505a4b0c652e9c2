import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { creditWhole } from '../invoices/credit-whole.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { firstNameOf } from './first-name-of.ts';
import { addEvent, changeOrder, findOrder, lockOrder } from './orders.repository.ts';

/**
 * Gives up an order that nobody paid. Stripe is asked first to take no more money for it; where
 * it was paid meanwhile nothing is given up.
 */
export async function cancelOrder(deps: CheckoutDependencies, orderId: OrderId): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order?.sessionId && order.state === 'pending') {
    const state = await requireProvider(deps).closeSession(order.sessionId);
    if (state === 'complete') throw new DomainError('PAYMENT_UNDER_WAY');
  }
  await deps.transact((change) => cancelPending(deps, change, orderId));
}

/** False where it is no longer pending. */
export async function cancelPending(
  deps: CheckoutDependencies,
  change: Change,
  orderId: OrderId,
): Promise<boolean> {
  const { tx, tell } = change;
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'pending') return false;
  const at = deps.clock.now();
  await changeOrder(tx, orderId, { state: 'cancelled', endedAt: at });
  await addEvent(tx, { orderId, kind: 'cancelled', at });
  if (order.method === 'transfer') await creditWhole(deps, tx, order);
  if (order.method === 'transfer') {
    await enqueueMail(tx, deps.jobs, {
      to: order.email,
      locale: order.language,
      messageKey: `order-cancelled:${orderId}`,
      mail: {
        kind: 'order-cancelled',
        firstName: firstNameOf(order.billing.name),
        orderNumber: String(order.number),
        pricingUrl: `${deps.settings.siteUrl}/pricing`,
      },
    });
  }
  if (order.userId) tell(`user:${order.userId}`, { topic: 'orders' });
  return true;
}
