import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { AdminOrder, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { ActionContext } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findLines } from '../orders/orders.repository.ts';
import { findRefundByKey } from '../refunds/refunds.repository.ts';
import {
  hasRenewingSubscription,
  type SubscriptionEnd,
} from '../subscriptions/stop-subscription.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { performOrderAction } from './perform-order-action.ts';

type Input = {
  id: OrderId;
  key: string;
  amount: Money;
  items: ItemId[];
  cause: 'buyer' | 'academy';
  reason: string;
  subscription?: 'keep' | SubscriptionEnd | undefined;
};

/** Refunds an order fully or partly. Idempotent by key. */
export function refundOrder(
  deps: OrdersAdminDependencies,
  act: ActionContext,
  { id, key, amount, items, cause, reason, subscription }: Input,
): Promise<AdminOrder> {
  const by = act.member.userId;
  return performOrderAction(deps, act, {
    id,
    action: 'orders.refund',
    reason,
    async perform(change, order) {
      if (await findRefundByKey(change.tx, id, key)) return null;
      const isWhole = amount === order.total - order.refunded;
      const ends = isWhole || (await paysForSubscription(change.tx, id, items));
      if (ends && !subscription && (await hasRenewingSubscription(change.tx, id))) {
        throw new DomainError('SUBSCRIPTION_UNDECIDED');
      }
      const input = { orderId: id, key, amount, items, cause, reason, by };
      await deps.acts.requestRefund(change, input);
      const fault = cause === 'academy' ? { cause } : {};
      const given = { amount, ...fault, ...(items.length > 0 && { items }) };
      if (!subscription || subscription === 'keep') return given;
      await deps.acts.stopSubscription(change, id, subscription);
      return { ...given, subscription };
    },
  });
}

/** Whether one of the items is the subscription the order pays for. */
async function paysForSubscription(
  tx: Tx,
  id: OrderId,
  items: readonly ItemId[],
): Promise<boolean> {
  if (items.length === 0) return false;
  const lines = await findLines(tx, id);
  return lines.some(({ itemId, interval }) => interval !== null && items.includes(itemId));
}

/** Records that refunds by bank transfer were paid. */
export function markRefunded(
  deps: OrdersAdminDependencies,
  act: ActionContext,
  { id, reason }: { id: OrderId; reason: string },
): Promise<AdminOrder> {
  return performOrderAction(deps, act, {
    id,
    action: 'orders.mark-refunded',
    reason,
    async perform(change) {
      const isDone = await deps.acts.completeTransferRefunds(change, id, act.member.userId);
      if (!isDone) throw new DomainError('ORDER_STATE');
      return {};
    },
  });
}
