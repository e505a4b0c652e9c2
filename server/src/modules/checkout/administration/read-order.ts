import type { AdminOrder, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { OrderContext } from '../orders/order.mapper.ts';
import { findOrderContext } from '../orders/order-context.ts';
import { findOrderParts } from '../orders/read-orders.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import { type AdminOrderParts, toAdminOrder } from './admin-order.mapper.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { findEvents } from './order-history.repository.ts';

export type WholeOrder = { readonly parts: AdminOrderParts; readonly facts: OrderContext };

/** For administrators; the read is audited. */
export async function readOrder(
  deps: OrdersAdminDependencies,
  act: ActionContext,
  id: OrderId,
): Promise<AdminOrder> {
  const order = await deps.transact(async ({ tx, audit }) => {
    audit({ ...auditFieldsOf(act), action: 'orders.read', target: { kind: 'order', id } });
    return findWholeOrder(deps, tx, id);
  });
  return toAdminOrderView(deps, order);
}

export async function findWholeOrder(
  deps: OrdersAdminDependencies,
  tx: Tx,
  id: OrderId,
): Promise<WholeOrder> {
  const parts = await findOrderParts(tx, id);
  if (!parts) throw new DomainError('ORDER_NOT_FOUND');
  const [refunds, events] = [await findRefunds(tx, id), await findEvents(tx, id)];
  const subscription = await findSubscription(tx, parts.order.subscriptionId);
  return {
    parts: { ...parts, refunds, events, subscription },
    facts: await findOrderContext(deps, tx, parts),
  };
}

/** After the transaction: the names are read over another connection. */
export async function toAdminOrderView(
  { findNames, seal }: Pick<OrdersAdminDependencies, 'findNames' | 'seal'>,
  { parts, facts }: WholeOrder,
): Promise<AdminOrder> {
  const people = new Set(parts.events.map(({ by }) => by).filter((by) => by !== null));
  return toAdminOrder(parts, facts, { names: await findNames([...people]), seal });
}
