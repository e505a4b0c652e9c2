import type { PayoutId, RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { payoutItems, payouts } from '../tables/payouts.tables.ts';

export type PayoutRecord = typeof payouts.$inferSelect;
export type PayoutItemRecord = typeof payoutItems.$inferSelect;

/** False where a draft is open already. */
export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<boolean> {
  const made = await tx.insert(payouts).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function insertItem(tx: Tx, row: typeof payoutItems.$inferInsert): Promise<void> {
  await tx.insert(payoutItems).values(row);
}

/** The payout as it will stay until the transaction ends. */
export async function lockPayout(tx: Tx, id: PayoutId): Promise<PayoutRecord | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row ?? null;
}

export async function findPayout(tx: Tx, id: PayoutId): Promise<PayoutRecord | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id));
  return row ?? null;
}

/** The newest first, as many as a list shows. */
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

/** What was made for one representative, the newest first. Drafts that were discarded are not. */
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
