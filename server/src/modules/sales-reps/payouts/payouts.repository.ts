import type { PayoutId, RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { payoutItems, payouts } from '../tables/payouts.tables.ts';

export type PayoutRecord = typeof payouts.$inferSelect;
export type PayoutItemRecord = typeof payoutItems.$inferSelect;

/** False if there is already a draft. */
export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<boolean> {
  const made = await tx.insert(payouts).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** A payout without payments. */
export async function removeEmptyPayout(tx: Tx, id: PayoutId): Promise<void> {
  await tx.delete(payouts).where(eq(payouts.id, id));
}

export async function insertItem(tx: Tx, row: typeof payoutItems.$inferInsert): Promise<void> {
  await tx.insert(payoutItems).values(row);
}

/** The payout, locked until the transaction ends. */
export async function lockPayout(tx: Tx, id: PayoutId): Promise<PayoutRecord | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row ?? null;
}

export async function findPayout(tx: Tx, id: PayoutId): Promise<PayoutRecord | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id));
  return row ?? null;
}

/** Newest first, limited to a list's length. */
export function findPayouts(tx: Tx): Promise<PayoutRecord[]> {
  return tx.select().from(payouts).orderBy(desc(payouts.draftedAt)).limit(60);
}

export async function changePayout(
  tx: Tx,
  id: PayoutId,
  changes: Partial<typeof payouts.$inferInsert>,
): Promise<void> {
  await tx.update(payouts).set(changes).where(eq(payouts.id, id));
}

export function findItems(tx: Tx, payoutId: PayoutId): Promise<PayoutItemRecord[]> {
  return tx
    .select()
    .from(payoutItems)
    .where(eq(payoutItems.payoutId, payoutId))
    .orderBy(asc(payoutItems.repId));
}

export async function changeItems(
  tx: Tx,
  { payoutId, repId }: { payoutId: PayoutId; repId?: RepId },
  changes: Partial<typeof payoutItems.$inferInsert>,
): Promise<void> {
  await tx
    .update(payoutItems)
    .set(changes)
    .where(
      and(eq(payoutItems.payoutId, payoutId), repId ? eq(payoutItems.repId, repId) : undefined),
    );
}

/** A payment's id in the bank file and its responses. */
export function paymentName({ payoutId, repId }: { payoutId: PayoutId; repId: RepId }): string {
  return `${payoutId.slice(-12)}-${repId.slice(-12)}`;
}

/** Payments by the bank's ids: their own, or that of their file. */
export async function findItemsByBankIds(
  tx: Tx,
  { payments, files }: { payments: readonly string[]; files: readonly string[] },
): Promise<PayoutItemRecord[]> {
  const payout = sql`${payoutItems.payoutId}::text`;
  const name = sql`right(${payout}, 12) || '-' || right(${payoutItems.repId}::text, 12)`;
  return tx
    .select()
    .from(payoutItems)
    .where(
      or(
        sql`${name} = any(${sql.param([...payments])}::text[])`,
        sql`replace(${payout}, '-', '') = any(${sql.param([...files])}::text[])`,
      ),
    )
    .orderBy(asc(payoutItems.payoutId), asc(payoutItems.repId));
}

/** When a representative was last paid; null if never. */
export async function findLastSent(tx: Tx, repId: RepId): Promise<Date | null> {
  const [row] = await tx
    .select({ sentAt: payouts.sentAt })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .where(and(eq(payoutItems.repId, repId), isNotNull(payouts.sentAt)))
    .orderBy(desc(payouts.sentAt))
    .limit(1);
  return row?.sentAt ?? null;
}

/** A representative's payouts, newest first, without discarded drafts. */
export function findPayoutsOf(tx: Tx, repId: RepId) {
  return tx
    .select({ payout: payouts, item: payoutItems })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .where(
      and(eq(payoutItems.repId, repId), inArray(payouts.state, ['draft', 'confirmed', 'sent'])),
    )
    .orderBy(desc(payouts.draftedAt));
}
