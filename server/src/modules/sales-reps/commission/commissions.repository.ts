import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type {
  CommissionId,
  CommissionState,
  PayoutId,
  RepId,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { repOrders } from '../tables/attributions.tables.ts';
import {
  commissionHolds,
  commissionLines,
  commissionStands,
  repBalances,
} from '../tables/commissions.tables.ts';

export type LineRecord = typeof commissionLines.$inferSelect;
export type StandRecord = typeof commissionStands.$inferSelect;
export type HoldRecord = typeof commissionHolds.$inferSelect;

/** A line with its state and hold reasons. */
export type StandingLine = {
  readonly line: LineRecord;
  readonly stand: StandRecord;
  readonly hold: HoldRecord | null;
};

const standing = { line: commissionLines, stand: commissionStands, hold: commissionHolds };

export function findLinesOfOrder(tx: Tx, orderId: OrderId) {
  return tx
    .select({
      ...commissionColumns(),
      state: commissionStands.state,
      dueAt: commissionStands.dueAt,
    })
    .from(commissionLines)
    .innerJoin(commissionStands, eq(commissionStands.lineId, commissionLines.id))
    .where(eq(commissionLines.orderId, orderId))
    .orderBy(asc(commissionLines.number));
}

function commissionColumns() {
  const { id, source, position, cause, total, vat, amount, rate, reverses } = commissionLines;
  return { id, source, position, cause, total, vat, amount, rate, reverses };
}

export async function insertLines(
  tx: Tx,
  rows: readonly (typeof commissionLines.$inferInsert & { state: CommissionState })[],
): Promise<LineRecord[]> {
  if (rows.length === 0) return [];
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const made = await tx
    .insert(commissionLines)
    .values(rows.map(({ state: _, ...row }) => row))
    .returning();
  await tx.insert(commissionStands).values(
    made.map(({ id, repId, number, dueAt, amount }) => ({
      lineId: id,
      repId,
      number,
      dueAt,
      amount,
      state: states.get(id) ?? 'pending',
    })),
  );
  return made;
}

export async function insertHolds(
  tx: Tx,
  rows: readonly (typeof commissionHolds.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(commissionHolds).values([...rows]);
}

export async function addToBalances(
  tx: Tx,
  repId: RepId,
  added: Partial<Record<'pending' | 'held' | 'payable' | 'paid', number>>,
): Promise<void> {
  const { pending = 0, held = 0, payable = 0, paid = 0 } = added;
  await tx
    .update(repBalances)
    .set({
      pending: sql`${repBalances.pending} + ${pending}`,
      held: sql`${repBalances.held} + ${held}`,
      payable: sql`${repBalances.payable} + ${payable}`,
      paid: sql`${repBalances.paid} + ${paid}`,
    })
    .where(eq(repBalances.repId, repId));
}

export type MovedLine = { readonly lineId: CommissionId; readonly orderId: OrderId; amount: Money };

type StandFilter = {
  readonly repId: RepId;
  readonly from: CommissionState;
  readonly lineIds?: readonly CommissionId[];
  readonly dueBy?: Date;
  readonly payoutId?: PayoutId;
};

/** Changes the state of a representative's lines; returns which ones. */
export async function changeStands(
  tx: Tx,
  { repId, from, lineIds, dueBy, payoutId }: StandFilter,
  change: Partial<Pick<StandRecord, 'state' | 'payoutId'>>,
): Promise<MovedLine[]> {
  const moved = await tx
    .update(commissionStands)
    .set(change)
    .where(
      and(
        eq(commissionStands.repId, repId),
        eq(commissionStands.state, from),
        lineIds ? inArray(commissionStands.lineId, [...lineIds]) : undefined,
        dueBy ? lte(commissionStands.dueAt, dueBy) : undefined,
        payoutId ? eq(commissionStands.payoutId, payoutId) : undefined,
      ),
    )
    .returning({ lineId: commissionStands.lineId });
  if (moved.length === 0) return [];
  const { id, orderId, amount } = commissionLines;
  const ids = sql`${sql.param(moved.map(({ lineId }) => lineId))}::uuid[]`;
  return tx
    .select({ lineId: id, orderId, amount })
    .from(commissionLines)
    .where(sql`${id} = any(${ids})`);
}

/** Payable lines that aren't in a payout yet, with their earlier decisions. */
export function findUnfrozen(tx: Tx, repId: RepId) {
  const { id, orderId, position, reverses, amount } = commissionLines;
  return tx
    .select({ id, orderId, position, reverses, amount, hold: commissionHolds })
    .from(commissionStands)
    .innerJoin(commissionLines, eq(id, commissionStands.lineId))
    .leftJoin(commissionHolds, eq(commissionHolds.lineId, id))
    .where(
      and(
        eq(commissionStands.repId, repId),
        eq(commissionStands.state, 'payable'),
        isNull(commissionStands.payoutId),
      ),
    );
}

/** Holds a released line again, for the new reasons. */
export async function restoreHolds(
  tx: Tx,
  { lineId, reasons, heldAt }: Pick<HoldRecord, 'lineId' | 'reasons' | 'heldAt'>,
): Promise<void> {
  const undecided = { decision: null, decidedAt: null, decidedBy: null, note: null };
  await tx
    .insert(commissionHolds)
    .values({ lineId, reasons, heldAt })
    .onConflictDoUpdate({
      target: commissionHolds.lineId,
      set: { reasons, heldAt, ...undecided },
    });
}

/** Freezes payable lines that aren't in a payout for this one. */
export async function freezeForPayout(tx: Tx, repId: RepId, payoutId: PayoutId): Promise<Money[]> {
  const rows = await tx
    .update(commissionStands)
    .set({ payoutId })
    .where(
      and(
        eq(commissionStands.repId, repId),
        eq(commissionStands.state, 'payable'),
        isNull(commissionStands.payoutId),
      ),
    )
    .returning({ amount: commissionStands.amount });
  return rows.map(({ amount }) => amount);
}

/** The amount of a payout drafted now. */
export async function sumPayable(tx: Tx, repId: RepId): Promise<number> {
  return sumOf(
    tx,
    and(
      eq(commissionStands.repId, repId),
      eq(commissionStands.state, 'payable'),
      isNull(commissionStands.payoutId),
    ),
  );
}

export async function sumPendingUntil(tx: Tx, repId: RepId, until: Date): Promise<number> {
  return sumOf(
    tx,
    and(
      eq(commissionStands.repId, repId),
      eq(commissionStands.state, 'pending'),
      lte(commissionStands.dueAt, until),
    ),
  );
}

async function sumOf(tx: Tx, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${commissionStands.amount}), 0)::text` })
    .from(commissionStands)
    .where(where);
  return Number(row?.sum ?? 0);
}

/** Representatives whose lines have become due. */
export async function findRepsWithDueLines(tx: Tx, now: Date): Promise<RepId[]> {
  const rows = await tx
    .selectDistinct({ repId: commissionStands.repId })
    .from(commissionStands)
    .where(and(eq(commissionStands.state, 'pending'), lte(commissionStands.dueAt, now)));
  return rows.map(({ repId }) => repId);
}

/** Attributed orders placed within a period, whenever they were paid. */
export async function countPlacedOrders(
  tx: Tx,
  repId: RepId,
  { after, until }: { after: Date; until: Date },
): Promise<number> {
  const { orderId, placedAt } = repOrders;
  const [row] = await tx
    .select({ count: sql<number>`count(distinct ${orderId})::int` })
    .from(repOrders)
    .innerJoin(commissionLines, eq(commissionLines.orderId, orderId))
    .where(
      and(
        eq(repOrders.repId, repId),
        eq(commissionLines.cause, 'sale'),
        gt(placedAt, after),
        lte(placedAt, until),
      ),
    );
  return row?.count ?? 0;
}

export async function findStandingLine(tx: Tx, id: CommissionId): Promise<StandingLine | null> {
  const [row] = await tx
    .select(standing)
    .from(commissionLines)
    .innerJoin(commissionStands, eq(commissionStands.lineId, commissionLines.id))
    .leftJoin(commissionHolds, eq(commissionHolds.lineId, commissionLines.id))
    .where(eq(commissionLines.id, id));
  return row ?? null;
}

type LineFilter = {
  readonly repId?: RepId | undefined;
  readonly state?: CommissionState | undefined;
  /** Only lines with a smaller number. */
  readonly before?: number | undefined;
};

/** Newest first. */
export function findStandingLines(
  tx: Tx,
  { repId, state, before }: LineFilter,
  limit: number,
): Promise<StandingLine[]> {
  return tx
    .select(standing)
    .from(commissionStands)
    .innerJoin(commissionLines, eq(commissionLines.id, commissionStands.lineId))
    .leftJoin(commissionHolds, eq(commissionHolds.lineId, commissionStands.lineId))
    .where(
      and(
        repId ? eq(commissionStands.repId, repId) : undefined,
        state ? eq(commissionStands.state, state) : undefined,
        before === undefined ? undefined : lt(commissionStands.number, before),
      ),
    )
    .orderBy(desc(commissionStands.number))
    .limit(limit);
}

/** Held commissions waiting for a decision, oldest first. */
export function findOpenHolds(tx: Tx, limit: number): Promise<StandingLine[]> {
  return tx
    .select(standing)
    .from(commissionHolds)
    .innerJoin(commissionLines, eq(commissionLines.id, commissionHolds.lineId))
    .innerJoin(commissionStands, eq(commissionStands.lineId, commissionHolds.lineId))
    .where(isNull(commissionHolds.decision))
    .orderBy(asc(commissionHolds.heldAt), asc(commissionLines.number))
    .limit(limit);
}

export async function countOpenHolds(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(commissionHolds)
    .where(isNull(commissionHolds.decision));
  return row?.count ?? 0;
}

/** False if someone already decided. */
export async function storeDecision(
  tx: Tx,
  lineId: CommissionId,
  decision: Pick<HoldRecord, 'decision' | 'decidedAt' | 'decidedBy' | 'note'>,
): Promise<boolean> {
  const changed = await tx
    .update(commissionHolds)
    .set(decision)
    .where(and(eq(commissionHolds.lineId, lineId), isNull(commissionHolds.decision)))
    .returning();
  return changed.length > 0;
}

export async function findNumbers(
  tx: Tx,
  ids: readonly CommissionId[],
): Promise<ReadonlyMap<CommissionId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: commissionLines.id, number: commissionLines.number })
    .from(commissionLines)
    .where(sql`${commissionLines.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Earnings and reversals per academy month, oldest first. */
export async function sumByMonth(tx: Tx, repId: RepId, timeZone: string) {
  const month = sql<string>`to_char(${commissionLines.at} at time zone ${timeZone}, 'YYYY-MM')`;
  const { amount, reverses } = commissionLines;
  return tx
    .select({
      month: month.as('month'),
      earned: sql<number>`coalesce(sum(${amount}) filter (where ${reverses} is null), 0)::int`,
      reversed: sql<number>`coalesce(sum(${amount}) filter (where ${reverses} is not null), 0)::int`,
    })
    .from(commissionLines)
    .where(eq(commissionLines.repId, repId))
    .groupBy(sql`month`)
    .orderBy(sql`month`);
}

/** Releases lines that were frozen for a discarded payout. */
export async function releaseFromPayout(tx: Tx, repId: RepId, payoutId: PayoutId): Promise<void> {
  await tx
    .update(commissionStands)
    .set({ payoutId: null })
    .where(and(eq(commissionStands.payoutId, payoutId), eq(commissionStands.repId, repId)));
}
