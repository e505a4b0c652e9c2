import type { Coupon } from '@danube/contract/checkout/coupons.schemas.ts';
import { and, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { coupons } from '../tables/coupons.tables.ts';
import { orders } from '../tables/orders.tables.ts';

export type StoredCoupon = Omit<Coupon, 'used'>;

export type CouponFilter = {
  readonly search: string;
  readonly state?: 'usable' | 'over' | undefined;
  readonly now: Date;
};

/** The last coupon of the previous page; the timestamp as text, to keep its microseconds. */
export type CouponCursor = { readonly code: string; readonly createdAt: string };

const { code, value, note, startsAt, endsAt, limit, limitPerPerson, minimum } = coupons;
const { items, owner, isActive, createdAt } = coupons;
const columns = {
  code,
  value,
  note,
  startsAt,
  endsAt,
  limit,
  limitPerPerson,
  minimum,
  items,
  owner,
  isActive,
  createdAt,
};

const used = sql<number>`(
  select count(*)::int from ${orders}
  where ${orders.coupon} = ${coupons.code} and ${orders.state} <> 'cancelled'
)`;

/** The newest first. */
export function findCoupons(
  tx: Tx,
  filter: CouponFilter,
  page: { limit: number; after: CouponCursor | null },
): Promise<Coupon[]> {
  return tx
    .select({ ...columns, used: used.as('used') })
    .from(coupons)
    .where(and(matches(filter), page.after ? isAfter(page.after) : undefined))
    .orderBy(desc(createdAt), desc(code))
    .limit(page.limit);
}

export async function countCoupons(tx: Tx, filter: CouponFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(coupons)
    .where(matches(filter));
  return row?.count ?? 0;
}

export async function findCouponCursor(tx: Tx, wanted: string): Promise<CouponCursor | null> {
  const [place] = await tx
    .select({ code, createdAt: sql<string>`${createdAt}::text` })
    .from(coupons)
    .where(eq(code, wanted));
  return place ?? null;
}

export async function findCoupon(tx: Tx, wanted: string): Promise<StoredCoupon | null> {
  const [coupon] = await tx.select(columns).from(coupons).where(eq(code, wanted));
  return coupon ?? null;
}

/**
 * Locks the coupon until the transaction ends. Other buyers of it wait, so a count taken afterwards
 * is complete.
 */
export async function lockCoupon(tx: Tx, wanted: string): Promise<StoredCoupon | null> {
  const [coupon] = await tx.select(columns).from(coupons).where(eq(code, wanted)).for('update');
  return coupon ?? null;
}

/** Uses in orders that weren't cancelled: by everyone, and by one buyer. */
export function countUses(tx: Tx, wanted: string, userId: string | null): Promise<Uses> {
  return count(tx, userId, isUseOf(wanted));
}

/**
 * The same before the buyer orders their cart. Their unpaid order of the same cart doesn't count,
 * because the new order replaces it.
 */
export function countOtherUses(
  tx: Tx,
  wanted: string,
  { userId, cartVersion }: { userId: string; cartVersion: number },
): Promise<Uses> {
  const isReplaced = and(
    eq(orders.userId, userId),
    eq(orders.cartVersion, cartVersion),
    eq(orders.state, 'pending'),
  );
  // `is not true` instead of `not`: after an erasure the buyer is null.
  return count(tx, userId, and(isUseOf(wanted), sql`(${isReplaced}) is not true`));
}

type Uses = { readonly byAll: number; readonly byBuyer: number };

async function count(tx: Tx, userId: string | null, isUse: SQL | undefined): Promise<Uses> {
  const [uses] = await tx
    .select({
      byAll: sql<number>`count(*)::int`,
      byBuyer: sql<number>`(count(*) filter (where ${orders.userId} = ${userId}))::int`,
    })
    .from(orders)
    .where(isUse);
  return uses ?? { byAll: 0, byBuyer: 0 };
}

function isUseOf(wanted: string): SQL | undefined {
  return and(eq(orders.coupon, wanted), ne(orders.state, 'cancelled'));
}

/** False if the code is taken. */
export async function insertCoupon(tx: Tx, coupon: typeof coupons.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing()
    .returning({ code });
  return inserted.length > 0;
}

export async function storeCoupon(tx: Tx, changed: StoredCoupon): Promise<void> {
  const { code: wanted, createdAt: _, ...rules } = changed;
  await tx.update(coupons).set(rules).where(eq(code, wanted));
}

function matches({ search, state, now }: CouponFilter): SQL | undefined {
  const isUsable = and(
    isActive,
    sql`(${endsAt} is null or ${endsAt} > ${now})`,
    sql`(${limit} is null or ${used} < ${limit})`,
  );
  return and(
    ...searchWords(search).map((word) => sql`${searched} like ${`%${word}%`}`),
    state === 'usable' ? isUsable : undefined,
    state === 'over' && isUsable ? not(isUsable) : undefined,
  );
}

const searched = sql`lower(${code} || ' ' || ${note} || ' ' || coalesce(${owner}, ''))`;

function searchWords(search: string): string[] {
  const found = search.toLowerCase().split(/\s+/).filter(Boolean);
  return found.map((word) => word.replace(/[\\%_]/g, '\\$&'));
}

function isAfter(place: CouponCursor): SQL {
  return sql`(${createdAt}, ${code}) < (${place.createdAt}::timestamptz, ${place.code})`;
}

/** An erased person's coupon must not become available to everyone. */
export async function deactivateCouponsOf(tx: Tx, owner: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ isActive: false, owner: null })
    .where(sql`lower(${coupons.owner}) = lower(${owner})`);
}
