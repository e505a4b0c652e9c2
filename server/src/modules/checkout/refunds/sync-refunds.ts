import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { changeOrder, lockOrder } from '../orders/orders.repository.ts';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import { findRefunds, type RefundRecord } from './refunds.repository.ts';
import { requestRefund } from './request-refund.ts';
import { settleRefund } from './settle-refund.ts';

/** Syncs our refunds with Stripe's; refunds made in Stripe's dashboard are imported. */
export async function syncRefunds(
  deps: CheckoutDependencies,
  change: Change,
  { orderId, refunds }: { orderId: OrderId; refunds: readonly ProviderRefund[] },
): Promise<void> {
  for (const made of refunds) {
    const order = await lockOrder(change.tx, orderId);
    if (!order) return;
    const known = await findRefunds(change.tx, orderId);
    const refund =
      known.find((row) => isSame(row, made)) ??
      (await importRefund(deps, change, { orderId, made }));
    if (!refund) continue;
    const outcome = { state: made.state, stripeRefundId: made.id };
    await settleRefund(deps, change, { order, refund, outcome });
  }
}

function isSame({ id, stripeRefundId }: RefundRecord, made: ProviderRefund): boolean {
  return stripeRefundId === made.id || id === made.refundId;
}

/** Null if it never succeeded, or needs a person: exceeds what is left, or is disputed as well. */
async function importRefund(
  deps: CheckoutDependencies,
  change: Change,
  { orderId, made }: { orderId: OrderId; made: ProviderRefund },
): Promise<RefundRecord | null> {
  const order = await lockOrder(change.tx, orderId);
  if (!order || made.state === 'failed') return null;
  const isRefundable = order.state === 'paid' && order.dispute !== 'open';
  if (!isRefundable || made.amount > order.total - order.refunded) {
    await changeOrder(change.tx, orderId, { heldBecause: `refund ${made.id} at the provider` });
    return null;
  }
  await requestRefund(deps, change, {
    orderId,
    key: null,
    amount: moneySchema.parse(made.amount),
    stripeRefundId: made.id,
    reason: 'refunded at the payment provider',
  });
  const adopted = await findRefunds(change.tx, orderId);
  return adopted.find(({ stripeRefundId }) => stripeRefundId === made.id) ?? null;
}
