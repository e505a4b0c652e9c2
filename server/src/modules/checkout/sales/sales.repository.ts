import type { OrderId, SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orderEvents, orders } from '../tables/orders.tables.ts';

/** When the buyer's bank took money back, and how much. */
export async function findDispute(
  tx: Tx,
  orderId: OrderId,
): Promise<{ at: Date; amount: Money } | null> {
  const { at, amount, kind } = orderEvents;
  const [row] = await tx
    .select({ at, amount })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(kind, 'disputeOpened')))
    .orderBy(asc(orderEvents.id))
    .limit(1);
  return row ? { at: row.at, amount: row.amount ?? moneySchema.parse(0) } : null;
}

/** The payment that a subscription began with. */
export async function findFirstPayment(
  tx: Tx,
  subscriptionId: SubscriptionId | null,
): Promise<{ placedAt: Date; paidAt: Date } | null> {
  if (subscriptionId === null) return null;
  const { placedAt, paidAt } = orders;
  const [row] = await tx
    .select({ placedAt, paidAt })
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), isNotNull(paidAt)))
    .orderBy(asc(placedAt))
    .limit(1);
  return row?.paidAt ? { placedAt: row.placedAt, paidAt: row.paidAt } : null;
}
