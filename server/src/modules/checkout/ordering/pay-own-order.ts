import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { withPaymentOutageError } from '../payments/require-provider.ts';
import { startPayment } from '../settlement/start-payment.ts';
import { syncOrder } from '../settlement/sync-order.ts';

/** A link back to the payment page of an order. */
export async function payOwnOrder(
  deps: CheckoutDependencies,
  member: Member,
  id: OrderId,
): Promise<{ payAt: string }> {
  const known = await requireOwnOrder(deps, member, id);
  // A completed page can't be reused, and only Stripe knows whether it was completed.
  if (known.sessionId) await withPaymentOutageError(syncOrder(deps, id));
  const order = await requireOwnOrder(deps, member, id);
  const isPayable = order.state === 'pending' && order.method === 'stripe';
  if (!isPayable || order.expiresAt <= deps.clock.now()) throw new DomainError('ORDER_STATE');
  if (order.debit === 'processing') throw new DomainError('PAYMENT_UNDER_WAY');
  const payAt = await startPayment(deps, order);
  if (payAt === null) throw new DomainError('ORDER_STATE');
  return { payAt };
}
