import type { AdminOrder, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import { lockOrder, type OrderRecord } from '../orders/orders.repository.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { findWholeOrder, toAdminOrderView } from './read-order.ts';

type OrderAction = {
  readonly id: OrderId;
  readonly action: string;
  readonly reason: string;
  /** Returns what to record besides the order's state; null if there was nothing to do. */
  perform(change: Change, order: OrderRecord): Promise<Record<string, unknown> | null>;
};

/** Runs the action and writes its audit entry in one transaction; returns the resulting order. */
export async function performOrderAction(
  deps: OrdersAdminDependencies,
  act: ActionContext,
  { id, action, reason, perform }: OrderAction,
): Promise<AdminOrder> {
  const order = await deps.transact(async (change) => {
    // Identical requests queue here, so that the second one sees the first one's result.
    const before = await lockOrder(change.tx, id);
    if (!before) throw new DomainError('ORDER_NOT_FOUND');
    const changes = await perform(change, before);
    const after = await findWholeOrder(deps, change.tx, id);
    if (changes) {
      change.audit({
        ...auditFieldsOf(act),
        action,
        target: { kind: 'order', id },
        before: stateOf(before),
        after: { ...stateOf(after.parts.order), ...changes },
        reason,
      });
    }
    return after;
  });
  return toAdminOrderView(deps, order);
}

function stateOf({ state, refunded }: OrderRecord) {
  return { state, refunded };
}
