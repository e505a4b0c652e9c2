import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { orderLines, orders } from '../tables/orders.tables.ts';

export function findPaidSince(tx: Tx, userId: string, since: Date): Promise<OrderRecord[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'paid'), gte(orders.paidAt, since)))
    .orderBy(desc(orders.paidAt));
}

export async function markWithdrawn(
  tx: Tx,
  orderId: OrderId,
  { items, at }: { items: readonly ItemId[]; at: Date },
): Promise<void> {
  await tx
    .update(orderLines)
    .set({ withdrawnAt: at })
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.itemId, [...items])));
}
