import type { SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import type { AdminSubscription } from '@danube/contract/checkout/subscriptions-admin.contract.ts';
import type { Money } from '@danube/contract/money.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findRefundByKey } from '../refunds/refunds.repository.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { toAdminSubscription } from '../subscriptions/list-subscriptions.ts';
import { type SubscriptionEnd, stopSubscription } from '../subscriptions/stop-subscription.ts';
import { findSubscriptions } from '../subscriptions/subscription-list.repository.ts';
import { findLatestOrder, lockSubscription } from '../subscriptions/subscriptions.repository.ts';

type EndSubscriptionInput = {
  readonly id: SubscriptionId;
  readonly when: SubscriptionEnd;
  readonly key: string;
  readonly refund: Money;
  readonly reason: string;
};

/** An administrator ends someone's subscription and refunds all or part of the last payment. */
export function endMemberSubscription(
  deps: CheckoutDependencies,
  act: ActionContext,
  ending: EndSubscriptionInput,
): Promise<AdminSubscription> {
  const { id, when, refund, reason } = ending;
  return deps.transact(async (change) => {
    const before = await lockSubscription(change.tx, id);
    if (!before) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    const isRefunded = refund > 0 && (await refundLast(deps, change, { ...ending, act }));
    const isStopped = await stopSubscription(deps, change, { id, when });
    if (isRefunded && !isStopped) throw new DomainError('SUBSCRIPTION_ENDED');
    if (isStopped) {
      change.audit({
        ...auditFieldsOf(act),
        action: 'subscriptions.end',
        target: { kind: 'subscription', id },
        before: { state: before.state, cancelledAt: before.cancelledAt },
        after: { when, refund },
        reason,
      });
    }
    return requireAdminSubscription(change.tx, id);
  });
}

/** False if this key was already used. */
async function refundLast(
  deps: CheckoutDependencies,
  change: Change,
  { id, key, refund: amount, reason, act }: EndSubscriptionInput & { act: ActionContext },
): Promise<boolean> {
  const order = await findLatestOrder(change.tx, id);
  if (!order) throw new DomainError('ORDER_STATE');
  if (await findRefundByKey(change.tx, order.id, key)) return false;
  const by = act.member.userId;
  await requestRefund(deps, change, { orderId: order.id, key, amount, reason, by });
  return true;
}

async function requireAdminSubscription(tx: Tx, id: SubscriptionId): Promise<AdminSubscription> {
  const [row] = await findSubscriptions(tx, { search: '', id }, { limit: 1, after: null });
  if (!row) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  return toAdminSubscription(row);
}
