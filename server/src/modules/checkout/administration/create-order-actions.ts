import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { lockOrder, type OrderRecord } from '../orders/orders.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { returnTransfer, type TransferArrival } from '../refunds/return-payment.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { cancelPending } from '../settlement/cancel-order.ts';
import { sendReceipt } from '../settlement/send-receipt.ts';
import { settleOrder } from '../settlement/settle-order.ts';
import { stopSubscriptionOf } from '../subscriptions/stop-subscription.ts';
import type { OrderActions } from './order-actions.ts';

/** What administrators can trigger. */
export function createOrderActions(deps: CheckoutDependencies): OrderActions {
  return {
    settleTransfer: (change, orderId, settlement) =>
      settleTransfer(deps, change, { orderId, ...settlement }),
    requestRefund: (change, input) => requestRefund(deps, change, input),
    stopSubscription: (change, orderId, when) =>
      stopSubscriptionOf(deps, change, { orderId, when }),
    completeTransferRefunds: (change, orderId, by) =>
      completeTransferRefunds(deps, change, { orderId, by }),
    sendReceipt: (change, orderId) => sendReceipt(deps, change.tx, orderId),
  };
}

async function settleTransfer(
  deps: CheckoutDependencies,
  change: Change,
  { orderId, receivedOn, by }: { orderId: OrderId; receivedOn: string; by: string },
): Promise<'paid' | 'alreadyPaid' | 'toReturn'> {
  const order = await lockOrder(change.tx, orderId);
  if (order?.method !== 'transfer') throw new DomainError('ORDER_STATE');
  const paidAt = noonOf(receivedOn);
  // The bank's booking day may be before the order's timestamp.
  const notBefore = paidAt < order.placedAt ? order.placedAt : paidAt;
  const settlement = { orderId, paidAt: notBefore, by };
  const isErased = order.userId === null && order.paidAt === null;
  return isErased
    ? returnToErased(deps, change, { order, settlement })
    : settleOrder(deps, change, settlement);
}

/** Nobody is left to give anything to: the order is cancelled, and the money is owed. */
async function returnToErased(
  deps: CheckoutDependencies,
  change: Change,
  { order, settlement }: { order: OrderRecord; settlement: TransferArrival },
): Promise<'toReturn' | 'alreadyPaid'> {
  if (order.refunded > 0) return 'alreadyPaid';
  const { id: orderId, sessionId: closedSession } = order;
  await cancelPending(deps, change, { orderId, closedSession });
  await returnTransfer(deps, change, { order, ...settlement });
  return 'toReturn';
}

/** Banks only state the day. */
function noonOf(day: string): Date {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: academyTimeZone,
    plainTime: '12:00',
  });
  return new Date(noon.epochMilliseconds);
}

async function completeTransferRefunds(
  deps: CheckoutDependencies,
  change: Change,
  { orderId, by }: { orderId: OrderId; by: string },
): Promise<boolean> {
  const order = await lockOrder(change.tx, orderId);
  if (!order) return false;
  const refunds = await findRefunds(change.tx, orderId);
  // Refunds that Stripe couldn't send are also paid by bank transfer.
  const open = refunds.filter(
    ({ state }) => state === 'failed' || (state === 'requested' && order.method === 'transfer'),
  );
  for (const refund of open) {
    await settleRefund(deps, change, { order, refund, outcome: { state: 'done', by } });
  }
  return open.length > 0;
}
