import type { Order, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Db } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toOrder } from './order.mapper.ts';
import { findOrderContext, type OrderContextDependencies } from './order-context.ts';
import { findOwnOrderParts } from './read-orders.repository.ts';

/** Someone else's order is reported as not found. */
export async function readOwnOrder(
  deps: OrderContextDependencies & { db: Db },
  userId: string,
  id: OrderId,
): Promise<Order> {
  const parts = await findOwnOrderParts(deps.db, id, userId);
  if (!parts) throw new DomainError('ORDER_NOT_FOUND');
  return toOrder(parts, await findOrderContext(deps, deps.db, parts));
}
