import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orders } from '../tables/orders.tables.ts';

/** The billing details of someone's latest order; null if they haven't ordered yet. */
export async function findLastBilling(tx: Tx, userId: string): Promise<Billing | null> {
  const [latest] = await tx
    .select({ billing: orders.billing })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return latest?.billing ?? null;
}
