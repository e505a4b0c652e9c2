import { moneySchema } from '@danube/contract/money.ts';
import type { Balances, RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { repBalances } from '../tables/commissions.tables.ts';
import { repCodes, repDays, repRates, reps } from '../tables/reps.tables.ts';

export type RepRecord = typeof reps.$inferSelect;
export type RateRecord = typeof repRates.$inferSelect;
export type DayRecord = typeof repDays.$inferSelect;

export async function insertRep(tx: Tx, row: typeof reps.$inferInsert): Promise<void> {
  await tx.insert(reps).values(row);
  await tx.insert(repBalances).values({ repId: row.id });
}

export async function findRep(tx: Tx, id: RepId): Promise<RepRecord | null> {
  const [row] = await tx.select().from(reps).where(eq(reps.id, id));
  return row ?? null;
}

export async function findRepOf(tx: Tx, userId: string): Promise<RepRecord | null> {
  const [row] = await tx.select().from(reps).where(eq(reps.userId, userId));
  return row ?? null;
}

export async function changeRep(
  tx: Tx,
  id: RepId,
  changes: Partial<typeof reps.$inferInsert>,
): Promise<void> {
  await tx.update(reps).set(changes).where(eq(reps.id, id));
}

/** False if another representative has the coupon, including one who takes it concurrently. */
export async function changeCouponOf(tx: Tx, id: RepId, coupon: string | null): Promise<boolean> {
  if (coupon !== null) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('rep-coupon'), hashtext(${coupon}))`,
    );
    const taken = await tx
      .select({ id: reps.id })
      .from(reps)
      .where(and(eq(reps.coupon, coupon), ne(reps.id, id)));
    if (taken.length > 0) return false;
  }
  await changeRep(tx, id, { coupon });
  return true;
}

/**
 * The transaction that locks this row may write the representative's lines; others wait. Always
 * lock in the same order to avoid deadlocks: the order, the payout, the balances (of several
 * representatives by id), then the daily counts.
 */
export async function lockBalances(tx: Tx, repId: RepId): Promise<void> {
  await tx.select().from(repBalances).where(eq(repBalances.repId, repId)).for('update');
}

export async function findBalances(tx: Tx, repId: RepId): Promise<Balances> {
  const [row] = await tx.select().from(repBalances).where(eq(repBalances.repId, repId));
  return toBalances(row);
}

export function toBalances(row: typeof repBalances.$inferSelect | undefined): Balances {
  return {
    pending: moneySchema.parse(row?.pending ?? 0),
    held: moneySchema.parse(row?.held ?? 0),
    payable: moneySchema.parse(row?.payable ?? 0),
    paid: moneySchema.parse(row?.paid ?? 0),
  };
}

/** All agreed rates, latest first. */
export function findRates(tx: Tx, repId: RepId): Promise<RateRecord[]> {
  return tx
    .select()
    .from(repRates)
    .where(eq(repRates.repId, repId))
    .orderBy(desc(repRates.validFrom), desc(repRates.version));
}

export async function insertRate(
  tx: Tx,
  row: Omit<typeof repRates.$inferInsert, 'version'>,
): Promise<void> {
  const next = sql<number>`(
    select coalesce(max(${repRates.version}), 0) + 1 from ${repRates}
    where ${repRates.repId} = ${row.repId}
  )`;
  await tx.insert(repRates).values({ ...row, version: next });
}

type Counts = Partial<Pick<DayRecord, 'clicks' | 'signUps' | 'orders' | 'earned' | 'sales'>>;

export async function countOnDay(
  tx: Tx,
  { repId, day }: { repId: RepId; day: string },
  { clicks = 0, signUps = 0, orders = 0, earned = 0, sales = 0 }: Counts,
): Promise<void> {
  await tx
    .insert(repDays)
    .values({ repId, day, clicks, signUps, orders, earned, sales })
    .onConflictDoUpdate({
      target: [repDays.repId, repDays.day],
      set: {
        clicks: sql`${repDays.clicks} + ${clicks}`,
        signUps: sql`${repDays.signUps} + ${signUps}`,
        orders: sql`${repDays.orders} + ${orders}`,
        earned: sql`${repDays.earned} + ${earned}`,
        sales: sql`${repDays.sales} + ${sales}`,
      },
    });
}

export function findDays(tx: Tx, repId: RepId, from: string): Promise<DayRecord[]> {
  return tx
    .select()
    .from(repDays)
    .where(and(eq(repDays.repId, repId), gte(repDays.day, from)))
    .orderBy(asc(repDays.day));
}

/** The digest of the person's bank account, if they are a representative themselves. */
export async function findIbanDigestOf(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ digest: reps.ibanDigest })
    .from(reps)
    .where(and(eq(reps.userId, userId), isNotNull(reps.ibanDigest)));
  return row?.digest ?? null;
}

/** IBAN digests of the given people, as far as they are representatives. */
export async function findIbanDigestsOf(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ userId: reps.userId, digest: reps.ibanDigest })
    .from(reps)
    .where(sql`${reps.userId} = any(${sql.param([...userIds])}::text[])`);
  return new Map(
    rows.flatMap(({ userId, digest }) => (userId && digest ? [[userId, digest] as const] : [])),
  );
}

/** Representatives whose account was erased, but whose bank details are still needed. */
export async function findLeftReps(tx: Tx): Promise<RepId[]> {
  const rows = await tx
    .select({ id: reps.id })
    .from(reps)
    .where(and(isNull(reps.userId), or(isNotNull(reps.iban), isNotNull(reps.billing))));
  return rows.map(({ id }) => id);
}

/**
 * VAT ids that wait for VIES, or were saved by a release without the check; for one representative,
 * or all.
 */
export function findWaitingVatIds(tx: Tx, id?: RepId) {
  return tx
    .select({ id: reps.id, userId: reps.userId, billing: reps.billing })
    .from(reps)
    .where(
      and(
        or(
          eq(reps.vatIdState, 'waiting'),
          sql`${reps.billing} ->> 'vatId' is not null and not ${reps.billing} ? 'chargesVat'`,
        ),
        id ? eq(reps.id, id) : undefined,
      ),
    );
}

export type RepFilter = {
  readonly search: string;
  readonly state?: 'active' | 'closed' | undefined;
  readonly from: string;
};

const funnel = {
  clicks: sql<number>`coalesce(sum(${repDays.clicks}), 0)::int`.as('clicks'),
  signUps: sql<number>`coalesce(sum(${repDays.signUps}), 0)::int`.as('sign_ups'),
  orders: sql<number>`coalesce(sum(${repDays.orders}), 0)::int`.as('orders'),
  earned: sql<number>`coalesce(sum(${repDays.earned}), 0)::int`.as('earned'),
};

/** Highest earnings in the period first. */
export function findReps(tx: Tx, filter: RepFilter, page: { limit: number; offset: number }) {
  return tx
    .select({ rep: reps, balances: repBalances, ...funnel })
    .from(reps)
    .innerJoin(repBalances, eq(repBalances.repId, reps.id))
    .leftJoin(repDays, and(eq(repDays.repId, reps.id), gte(repDays.day, filter.from)))
    .where(matches(filter))
    .groupBy(reps.id, repBalances.repId)
    .orderBy(desc(sql`earned`), asc(reps.createdAt), asc(reps.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countReps(tx: Tx, filter: RepFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(reps)
    .where(matches(filter));
  return row?.count ?? 0;
}

function matches({ search, state }: RepFilter): SQL | undefined {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state ? eq(reps.isActive, state === 'active') : undefined,
    search === ''
      ? undefined
      : sql`(lower(coalesce(${reps.displayName}, '')) like ${pattern} or exists (
          select from ${repCodes} where ${repCodes.repId} = ${reps.id}
          and lower(${repCodes.code}) like ${pattern}
        ))`,
  );
}

/** What the academy owes all of them. */
export async function sumOwed(tx: Tx): Promise<number> {
  const { pending, held, payable } = repBalances;
  const [row] = await tx
    .select({ owed: sql<string>`coalesce(sum(${pending} + ${held} + ${payable}), 0)::text` })
    .from(repBalances);
  return Number(row?.owed ?? 0);
}

/**
 * Who can be paid: a bank account is known, the agreement accepted, and enough may be payable. A
 * closed representative is paid the rest, however small.
 */
export async function findPayableReps(
  tx: Tx,
  { agreementVersion, minimum }: { agreementVersion: number; minimum: number },
): Promise<RepRecord[]> {
  const { payable, pending, repId } = repBalances;
  const rows = await tx
    .select({ rep: reps })
    .from(reps)
    .innerJoin(repBalances, eq(repId, reps.id))
    .where(
      and(
        isNotNull(reps.iban),
        gte(reps.agreementVersion, agreementVersion),
        // The pending sum is never negative, so no more can become payable.
        sql`${payable} + ${pending} >= case when ${reps.isActive} then ${minimum} else 1 end`,
      ),
    )
    .orderBy(asc(reps.id));
  return rows.map(({ rep: found }) => found);
}

export async function findRepsById(tx: Tx, ids: readonly RepId[]): Promise<RepRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(reps)
    .where(inArray(reps.id, [...ids]));
}
