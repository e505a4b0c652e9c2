import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId, SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/database.ts';
import { orderLines, orders } from '../tables/orders.tables.ts';

export type OrderedItem = {
  readonly userId: string;
  readonly itemId: ItemId;
  /** At least one of the orders was paid, even if later refunded; free orders don't count. */
  readonly isPaid: boolean;
};

/** What these people ordered, paid or not. */
export async function findOrderedItems(tx: Tx, userIds: readonly string[]): Promise<OrderedItem[]> {
  const { rows } = await tx.execute<OrderedItem & Record<string, unknown>>(sql`
    select user_id as "userId", item_id as "itemId",
      bool_or(paid_at is not null and ${orders.total} > 0) as "isPaid"
    from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where user_id = any(${sql.param(userIds)}::text[])
    group by 1, 2`);
  return rows;
}

/** The first payment of a subscription: the order with a key. Renewals have none. */
export async function findFirstPayment(
  tx: Tx,
  subscriptionId: SubscriptionId | null,
): Promise<{ placedAt: Date; paidAt: Date; cardDigest: string | null } | null> {
  if (subscriptionId === null) return null;
  const { placedAt, paidAt, cardDigest } = orders;
  const [row] = await tx
    .select({ placedAt, paidAt, cardDigest })
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), isNotNull(orders.key), isNotNull(paidAt)))
    .orderBy(asc(placedAt))
    .limit(1);
  return row?.paidAt ? { ...row, paidAt: row.paidAt } : null;
}

/** Renewals use the first payment's card: their own isn't read from Stripe. */
export function findBillings(tx: Tx, ids: readonly OrderId[]) {
  const { id: orderId, userId, email, billing } = orders;
  const first = alias(orders, 'first');
  const firstCard = tx
    .select({ cardDigest: first.cardDigest })
    .from(first)
    .where(
      and(
        eq(first.subscriptionId, orders.subscriptionId),
        isNotNull(first.key),
        isNotNull(first.paidAt),
      ),
    )
    .orderBy(asc(first.placedAt))
    .limit(1);
  const cardDigest = sql<string | null>`coalesce(${orders.cardDigest}, (${firstCard}))`;
  return tx
    .select({ orderId, userId, email, billing, cardDigest })
    .from(orders)
    .where(sql`${orderId} = any(${sql.param([...ids])}::uuid[])`);
}

/** Digests of the cards that paid for a person's orders. */
export async function findCardDigests(tx: Tx, userId: string): Promise<string[]> {
  const { cardDigest } = orders;
  const rows = await tx
    .selectDistinct({ cardDigest })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(cardDigest)));
  return rows.flatMap((row) => row.cardDigest ?? []);
}

/** For one person, or for all orders paid before a date. */
export async function clearCardDigests(
  tx: Tx,
  which: { userId: string } | { paidBefore: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ cardDigest: null })
    .where(
      and(
        isNotNull(orders.cardDigest),
        'userId' in which ? eq(orders.userId, which.userId) : lt(orders.paidAt, which.paidBefore),
      ),
    );
}
