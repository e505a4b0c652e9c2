import type { AdminOrder, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { Act } from '../../../platform/act.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findRefundByKey } from '../payments/refunds.repository.ts';
import {
  hasRenewingSubscription,
  type SubscriptionEnd,
} from '../subscriptions/stop-subscription.ts';
import { actOnOrder } from './act-on-order.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';

type Wish = {
  id: OrderId;
  key: string;
  amount: Money;
  reason: string;
  subscription?: 'keep' | SubscriptionEnd | undefined;
};

/** All of an order's money, or a part. The same key again changes nothing. */
export function refundOrder(
  deps: OrdersAdminDependencies,
  act: Act,
  { id, key, amount, reason, subscription }: Wish,
): Promise<AdminOrder> {
  const by = act.member.userId;
  return actOnOrder(deps, act, {
    ...{ id, action: 'orders.refund', reason },
    async perform(change, order) {
      if (await findRefundByKey(change.tx, id, key)) return null;
      const isWhole = amount === order.total - order.refunded;
      if (isWhole && !subscription && (await hasRenewingSubscription(change.tx, id))) {
        throw new DomainError('SUBSCRIPTION_UNDECIDED');
      }
      await deps.acts.requestRefund(change, { orderId: id, key, amount, reason, by });
      if (!subscription || subscription === 'keep') return { amount };
      await deps.acts.stopSubscription(change, id, subscription);
      return { amount, subscription };
    },
  });
}

/** What was to go back by transfer was paid at the bank. */
export function markRefunded(
  deps: OrdersAdminDependencies,
  act: Act,
  { id, reason }: { id: OrderId; reason: string },
): Promise<AdminOrder> {
  return actOnOrder(deps, act, {
    ...{ id, action: 'orders.mark-refunded', reason },
    async perform(change) {
      const isDone = await deps.acts.completeTransferRefunds(change, id, act.member.userId);
      if (!isDone) throw new DomainError('ORDER_STATE');
      return {};
    },
  });
}
