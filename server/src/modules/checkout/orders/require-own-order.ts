import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findOrder, type OrderRecord } from './orders.repository.ts';

/** Someone else's order is reported as not found. */
export async function requireOwnOrder(
  { db }: Pick<CheckoutDependencies, 'db'>,
  { userId }: Member,
  id: OrderId,
): Promise<OrderRecord> {
  const order = await findOrder(db, id);
  if (order?.userId !== userId) throw new DomainError('ORDER_NOT_FOUND');
  return order;
}
