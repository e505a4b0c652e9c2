import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orderAttributions, repAttributions, repOrders } from '../tables/attributions.tables.ts';
import { reps } from '../tables/reps.tables.ts';

export type AccountReceipt = typeof repAttributions.$inferSelect;
export type OrderReceipt = typeof orderAttributions.$inferSelect;

export async function findAccountAttribution(
  tx: Tx,
  userId: string,
): Promise<AccountReceipt | null> {
  const [row] = await tx.select().from(repAttributions).where(eq(repAttributions.userId, userId));
  return row ?? null;
}

/** Who invited these people; those nobody invited are missing. */
export async function findInviters(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, RepId>> {
  const { userId, repId } = repAttributions;
  const rows = await tx
    .select({ userId, repId })
    .from(repAttributions)
    .where(sql`${userId} = any(${sql.param(userIds)}::text[])`);
  return new Map(rows.flatMap((row) => (row.userId === null ? [] : [[row.userId, row.repId]])));
}

/** The first one stays: false if the account already has one. */
export async function insertAccountAttribution(
  tx: Tx,
  row: typeof repAttributions.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(repAttributions).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** The attribution of an order, with the time it was placed. */
export async function insertOrderAttribution(
  tx: Tx,
  { placedAt, ...row }: typeof orderAttributions.$inferInsert & { placedAt: Date },
): Promise<void> {
  await tx.insert(orderAttributions).values(row);
  await tx.insert(repOrders).values({ orderId: row.orderId, repId: row.repId, placedAt });
}

/**
 * A renewal copies the attribution of the previous payment. A coupon only earns for its order, and
 * renewals end with the representative: if a payment isn't attributed, neither is its renewal.
 */
export async function copyToRenewal(
  tx: Tx,
  { orderId, before }: { orderId: OrderId; before: OrderId },
): Promise<void> {
  const { repId, code, rule, ruleVersion, candidates, at } = orderAttributions;
  await tx.execute(sql`
    insert into ${orderAttributions} (order_id, rep_id, code, rule, rule_version, candidates, at)
    select ${orderId}, ${repId}, ${code}, ${rule}, ${ruleVersion}, ${candidates}, ${at}
    from ${orderAttributions} join ${reps} on ${reps.id} = ${repId} and ${reps.isActive}
    where ${orderAttributions.orderId} = ${before} and ${rule} <> 'coupon'
  `);
}

export async function findOrderAttribution(tx: Tx, orderId: OrderId): Promise<OrderReceipt | null> {
  const [row] = await tx
    .select()
    .from(orderAttributions)
    .where(eq(orderAttributions.orderId, orderId));
  return row ?? null;
}

export async function isAttributed(tx: Tx, orderId: OrderId): Promise<boolean> {
  const rows = await tx
    .select({ repId: orderAttributions.repId })
    .from(orderAttributions)
    .where(eq(orderAttributions.orderId, orderId));
  return rows.length > 0;
}

export async function findOrderAttributions(
  tx: Tx,
  ids: readonly OrderId[],
): Promise<OrderReceipt[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(orderAttributions)
    .where(sql`${orderAttributions.orderId} = any(${sql.param([...ids])}::uuid[])`);
}

/** The account that invited this one; null if nobody did. */
export async function findInviter(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: reps.userId })
    .from(repAttributions)
    .innerJoin(reps, eq(reps.id, repAttributions.repId))
    .where(eq(repAttributions.userId, userId));
  return row?.userId ?? null;
}
