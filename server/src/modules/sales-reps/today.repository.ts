import { minPayout } from '@danube/contract/sales-reps/commission-rules.ts';
import { and, asc, between, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Days } from '../../platform/academy-days.ts';
import type { Tx } from '../../platform/database.ts';
import { maxLinkedItems, type PendingWork } from '../../platform/today-sources.ts';
import { commissionHolds, repBalances } from './tables/commissions.tables.ts';
import { payouts } from './tables/payouts.tables.ts';
import { repCodes, repDays, reps } from './tables/reps.tables.ts';

type WaitingCount = { count: number; since: Date | null };

const count = sql<number>`count(*)::int`;

/** Holds waiting for a decision, and the oldest of them. */
export async function countUndecided(tx: Tx): Promise<WaitingCount> {
  const since = sql<string | null>`min(${commissionHolds.heldAt})`;
  const [row] = await tx
    .select({ count, since })
    .from(commissionHolds)
    .where(isNull(commissionHolds.decision));
  return toWaitingCount(row);
}

/** Drafts that someone else must confirm. */
export async function countUnconfirmed(tx: Tx): Promise<WaitingCount> {
  const since = sql<string | null>`min(${payouts.draftedAt})`;
  const [row] = await tx.select({ count, since }).from(payouts).where(eq(payouts.state, 'draft'));
  return toWaitingCount(row);
}

/** Representatives with enough to be paid, but no bank account. */
export async function countUnpayable(tx: Tx): Promise<WaitingCount> {
  const [row] = await tx
    .select({ count })
    .from(repBalances)
    .innerJoin(reps, eq(reps.id, repBalances.repId))
    .where(and(isNull(reps.iban), gte(repBalances.payable, minPayout)));
  return { count: row?.count ?? 0, since: null };
}

/** VIES is often down for hours; staff are notified once it has been silent for longer. */
const silentDays = 3;

/** VAT ids that VIES hasn't answered about since they were saved; their invoices wait. */
export async function findUnansweredVatIds(tx: Tx, now: Date): Promise<PendingWork> {
  const before = new Date(now.getTime() - silentDays * 24 * 60 * 60_000);
  const code = sql<string>`coalesce((
    select ${repCodes.code} from ${repCodes} where ${repCodes.repId} = ${sql.raw('"reps"."id"')}
    order by ${repCodes.isActive} desc, ${repCodes.createdAt} limit 1
  ), left(${sql.raw('"reps"."id"')}::text, 8))`;
  // Rows of older releases know only when billing was agreed to.
  const since = sql`coalesce(${reps.vatIdWaitingSince}, ${reps.billingAgreedAt})`.mapWith(
    reps.billingAgreedAt,
  );
  const rows = await tx
    .select({ id: reps.id, since, code })
    .from(reps)
    .where(and(eq(reps.vatIdState, 'waiting'), lt(since, before)))
    .orderBy(asc(since));
  return {
    count: rows.length,
    since: rows[0]?.since ?? null,
    about: rows.slice(0, maxLinkedItems).map((rep) => ({
      label: rep.code,
      path: `/admin/sales-reps/${rep.id}`,
    })),
  };
}

function toWaitingCount(row: { count: number; since: string | null } | undefined): WaitingCount {
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
}

/** Net sales per day, before refunds. */
export function sumSalesByDay(tx: Tx, { from, to }: Days) {
  const { day, sales } = repDays;
  return tx
    .select({ day, value: sql`sum(${sales})`.mapWith(Number) })
    .from(repDays)
    .where(and(between(day, from, to), gt(sales, 0)))
    .groupBy(day)
    .orderBy(day);
}
