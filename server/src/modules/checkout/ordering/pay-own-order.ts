import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { startPayment } from '../payments/start-payment.ts';
import { requireOwnOrder } from './require-own-order.ts';

/** The way back to the page where an order is paid. */
export async function payOwnOrder(
  deps: CheckoutDependencies,
  member: Member,
  id: OrderId,
): Promise<{ payAt: string }> {
  const order = await requireOwnOrder(deps, member, id);
  const isPayable = order.state === 'pending' && order.method === 'stripe';
  if (!isPayable || order.expiresAt <= deps.clock.now()) throw new DomainError('ORDER_STATE');
  const payAt = await startPayment(deps, order);
  if (payAt === null) throw new DomainError('ORDER_STATE');
  return { payAt };
}
