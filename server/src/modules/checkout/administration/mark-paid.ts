import type { AdminOrder, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { ActionContext } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { performOrderAction } from './perform-order-action.ts';

/** Records a transfer that someone saw in the bank account. Has no effect if already paid. */
export function markPaid(
  deps: OrdersAdminDependencies,
  act: ActionContext,
  { id, receivedOn, reason }: { id: OrderId; receivedOn: string; reason: string },
): Promise<AdminOrder> {
  return performOrderAction(deps, act, {
    id,
    action: 'orders.mark-paid',
    reason,
    async perform(change, order) {
      // Stripe orders are only settled by Stripe's events.
      if (order.method !== 'transfer') throw new DomainError('ORDER_STATE');
      const settlement = { receivedOn, by: act.member.userId };
      const outcome = await deps.acts.settleTransfer(change, id, settlement);
      return outcome === 'alreadyPaid' ? null : { receivedOn };
    },
  });
}
