import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { carts, shoppingCart } from './cart.tables.ts';

export type CartRow = typeof shoppingCart.$inferSelect;

/** A person's cart items, in the order they were added. */
export function findCartRows(tx: Tx, userId: string): Promise<CartRow[]> {
  return tx
    .select()
    .from(shoppingCart)
    .where(eq(shoppingCart.userId, userId))
    .orderBy(asc(shoppingCart.addedAt), asc(shoppingCart.id));
}

/** 0 for a person who never had a cart. */
export async function findVersion(tx: Tx, userId: string): Promise<number> {
  const [cart] = await tx
    .select({ version: carts.version })
    .from(carts)
    .where(eq(carts.userId, userId));
  return cart?.version ?? 0;
}

/** Locks the person's cart until the transaction ends. */
export async function lockVersion(tx: Tx, userId: string): Promise<number> {
  const version = await lockRow(tx, userId);
  if (version !== undefined) return version;
  await tx.insert(carts).values({ userId, version: 0 }).onConflictDoNothing();
  return (await lockRow(tx, userId)) ?? 0;
}

/** Undefined if there is no row to lock yet. */
async function lockRow(tx: Tx, userId: string): Promise<number | undefined> {
  const [cart] = await tx
    .select({ version: carts.version })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for('update');
  return cart?.version;
}

export async function incrementVersion(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1` })
    .where(eq(carts.userId, userId));
}

export async function insertCartRow(tx: Tx, row: typeof shoppingCart.$inferInsert): Promise<void> {
  await tx.insert(shoppingCart).values(row);
}

/** Returns how many were deleted. */
export function deleteItem(
  tx: Tx,
  { userId, itemType, itemId }: { userId: string; itemType: ItemType; itemId: ItemId },
): Promise<number> {
  return deleteItemsOf(
    tx,
    userId,
    and(eq(shoppingCart.itemType, itemType), eq(shoppingCart.itemId, itemId)),
  );
}

export async function deleteItems(
  tx: Tx,
  userId: string,
  items: readonly ItemId[],
): Promise<number> {
  if (items.length === 0) return 0;
  return deleteItemsOf(tx, userId, inArray(shoppingCart.itemId, [...items]));
}

export function deleteAll(tx: Tx, userId: string): Promise<number> {
  return deleteItemsOf(tx, userId, undefined);
}

async function deleteItemsOf(tx: Tx, userId: string, which: SQL | undefined): Promise<number> {
  const deleted = await tx
    .delete(shoppingCart)
    .where(and(eq(shoppingCart.userId, userId), which))
    .returning({ id: shoppingCart.id });
  return deleted.length;
}
