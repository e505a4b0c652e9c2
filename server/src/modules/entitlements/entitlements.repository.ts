import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { EntitlementId } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { and, asc, between, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import type { EntitlementPeriod } from './decide-access.ts';
import type { PurchaseGrace, StoredPurchase, UnusedEntitlement } from './entitlements.api.ts';
import { entitlements } from './entitlements.tables.ts';

export type EntitlementRow = typeof entitlements.$inferSelect;

/** All of a person's current and past entitlements. */
export function findEntitlementPeriods(
  tx: Tx,
  userId: string,
): Promise<(EntitlementPeriod & { itemId: ItemId })[]> {
  const { itemId, source, expiresAt, graceUntil, revokedAt } = entitlements;
  return tx
    .select({ itemId, source, expiresAt, graceUntil, revokedAt })
    .from(entitlements)
    .where(eq(entitlements.userId, userId));
}

/** The entitlements of several people to any of these items, each with its owner. */
export function findEntitlementPeriodsTo(
  tx: Tx,
  itemIds: ReadonlySet<ItemId>,
  userIds: readonly string[],
): Promise<(EntitlementPeriod & { userId: string })[]> {
  const { userId, itemId, source, expiresAt, graceUntil, revokedAt } = entitlements;
  return tx
    .select({ userId, source, expiresAt, graceUntil, revokedAt })
    .from(entitlements)
    .where(and(isOneOf(userIds), inArray(itemId, [...itemIds])));
}

/** Everything that any of these people has or had access to. */
export function findItemsOwnedByAny(
  tx: Tx,
  userIds: readonly string[],
): Promise<{ itemId: ItemId }[]> {
  const { itemId } = entitlements;
  return tx.selectDistinct({ itemId }).from(entitlements).where(isOneOf(userIds));
}

function isOneOf(userIds: readonly string[]) {
  return sql`${entitlements.userId} = any(${sql.param([...userIds])}::text[])`;
}

/** All rights of a person with all columns, newest first. */
export function findEntitlements(tx: Tx, userId: string): Promise<EntitlementRow[]> {
  return tx
    .select()
    .from(entitlements)
    .where(eq(entitlements.userId, userId))
    .orderBy(desc(entitlements.grantedAt), asc(entitlements.id));
}

/** False if the person already has an unrevoked grant for the item. */
export async function insertGrant(
  tx: Tx,
  grant: Omit<typeof entitlements.$inferInsert, 'source' | 'revokedAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(entitlements)
    .values({ ...grant, source: 'grant' })
    .onConflictDoNothing()
    .returning({ id: entitlements.id });
  return inserted.length > 0;
}

/** The entitlement, locked until the transaction ends. */
export async function lockEntitlement(tx: Tx, id: EntitlementId): Promise<EntitlementRow | null> {
  const [row] = await tx.select().from(entitlements).where(eq(entitlements.id, id)).for('update');
  return row ?? null;
}

export async function storeRevocation(tx: Tx, id: EntitlementId, revokedAt: Date): Promise<void> {
  await tx.update(entitlements).set({ revokedAt }).where(eq(entitlements.id, id));
}

/**
 * Stores a purchase; repeating it for the same item and order changes its end and makes it active
 * again.
 */
export async function storePurchase(
  tx: Tx,
  purchase: Pick<EntitlementRow, 'id' | 'userId' | 'itemId' | 'grantedAt' | 'expiresAt'> & {
    orderId: OrderId;
    source: 'purchase' | 'subscription';
  },
): Promise<void> {
  const { expiresAt } = purchase;
  await tx
    .insert(entitlements)
    .values(purchase)
    .onConflictDoUpdate({
      target: [entitlements.orderId, entitlements.itemId],
      set: { expiresAt, revokedAt: null },
    });
}

/** Of these orders, only what expires at this time has a grace; any other loses its own. */
export async function storeGrace(
  tx: Tx,
  { orderIds, expiresAt, graceUntil }: PurchaseGrace,
): Promise<void> {
  const isCurrent = eq(entitlements.expiresAt, expiresAt);
  const grace = sql`case when ${isCurrent} then ${graceUntil?.toISOString() ?? null}::timestamptz end`;
  await tx
    .update(entitlements)
    .set({ graceUntil: grace })
    .where(inArray(entitlements.orderId, [...orderIds]));
}

/** For the whole order, unless items are given. */
export async function storePurchaseRevocation(
  tx: Tx,
  ended: { orderId: OrderId; items: readonly ItemId[] | undefined; revokedAt: Date },
): Promise<void> {
  const { orderId, items, revokedAt } = ended;
  const itemFilter = items && inArray(entitlements.itemId, [...items]);
  await tx
    .update(entitlements)
    .set({ revokedAt })
    .where(and(eq(entitlements.orderId, orderId), itemFilter, isNull(entitlements.revokedAt)));
}

export async function clearPurchaseRevocation(
  tx: Tx,
  orderId: OrderId,
  items?: readonly ItemId[],
): Promise<void> {
  const itemFilter = items && inArray(entitlements.itemId, [...items]);
  await tx
    .update(entitlements)
    .set({ revokedAt: null })
    .where(and(eq(entitlements.orderId, orderId), itemFilter));
}

/** Sorted by id, like every use. */
export async function lockPurchase(tx: Tx, orderId: OrderId): Promise<void> {
  const { id } = entitlements;
  await tx
    .select({ id })
    .from(entitlements)
    .where(eq(entitlements.orderId, orderId))
    .orderBy(asc(id))
    .for('update');
}

export type ActiveEntitlement = Pick<
  EntitlementRow,
  'id' | 'itemId' | 'orderId' | 'grantedAt' | 'usedAt'
>;

export function findActiveEntitlements(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<ActiveEntitlement[]> {
  const { id, itemId, orderId, grantedAt, usedAt } = entitlements;
  return tx
    .select({ id, itemId, orderId, grantedAt, usedAt })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isInForce(now)));
}

function isInForce(now: Date) {
  const { expiresAt, graceUntil, revokedAt } = entitlements;
  return and(isNull(revokedAt), or(isNull(expiresAt), gt(expiresAt, now), gt(graceUntil, now)));
}

/**
 * Entitlements in force that began in this period and haven't been used: everyone's, or one
 * person's.
 */
export function findUnused(
  tx: Tx,
  { from, to, userId, now }: { from: Date; to: Date; userId?: string | undefined; now: Date },
): Promise<UnusedEntitlement[]> {
  const { itemId, grantedAt, usedAt } = entitlements;
  return tx
    .select({ userId: entitlements.userId, itemId, grantedAt })
    .from(entitlements)
    .where(
      and(
        between(grantedAt, from, to),
        isNull(usedAt),
        isInForce(now),
        userId === undefined ? undefined : eq(entitlements.userId, userId),
      ),
    );
}

/** Keeps the time of the first use. Sorted by id, so that concurrent calls don't deadlock. */
export async function storeUse(tx: Tx, ids: readonly EntitlementId[], usedAt: Date): Promise<void> {
  const { id } = entitlements;
  const isUnused = and(
    inArray(id, [...ids]),
    isNull(entitlements.usedAt),
    isNull(entitlements.revokedAt),
  );
  const locked = await tx
    .select({ id })
    .from(entitlements)
    .where(isUnused)
    .orderBy(id)
    .for('update');
  if (locked.length === 0) return;
  const first = locked.map((row) => row.id);
  await tx.update(entitlements).set({ usedAt }).where(inArray(id, first));
}

export async function findUsedItems(tx: Tx, orderId: OrderId): Promise<ItemId[]> {
  const { itemId, usedAt } = entitlements;
  const rows = await tx
    .select({ itemId })
    .from(entitlements)
    .where(and(eq(entitlements.orderId, orderId), isNotNull(usedAt)))
    .orderBy(asc(usedAt), asc(itemId));
  return rows.map((row) => row.itemId);
}

export function findPurchases(tx: Tx, orderId: OrderId): Promise<StoredPurchase[]> {
  const { itemId, grantedAt, expiresAt, revokedAt, usedAt } = entitlements;
  return tx
    .select({ itemId, grantedAt, expiresAt, revokedAt, usedAt })
    .from(entitlements)
    .where(eq(entitlements.orderId, orderId))
    .orderBy(asc(grantedAt), asc(itemId));
}
