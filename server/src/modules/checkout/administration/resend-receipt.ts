import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findOrder } from '../orders/orders.repository.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';

/** Sent to the address the order was placed with. */
export function resendReceipt(
  deps: Pick<OrdersAdminDependencies, 'transact' | 'acts'>,
  act: ActionContext,
  id: OrderId,
): Promise<void> {
  return deps.transact(async (change) => {
    if (!(await findOrder(change.tx, id))) throw new DomainError('ORDER_NOT_FOUND');
    if (!(await deps.acts.sendReceipt(change, id))) throw new DomainError('ORDER_STATE');
    const target = { kind: 'order', id };
    change.audit({ ...auditFieldsOf(act), action: 'orders.resend-receipt', target });
  });
}
