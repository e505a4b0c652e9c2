import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { cancelUnpaid } from '../settlement/cancel-unpaid.ts';

export async function cancelOwnOrder(
  deps: CheckoutDependencies,
  member: Member,
  id: OrderId,
): Promise<void> {
  const order = await requireOwnOrder(deps, member, id);
  if (order.state !== 'pending') throw new DomainError('ORDER_STATE');
  await cancelUnpaid(deps, id);
}
