import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { repCodes, reps } from '../tables/reps.tables.ts';

export type CodeRecord = typeof repCodes.$inferSelect;

/** Who currently earns with a code; null if nobody does. */
export async function findByCode(tx: Tx, code: string) {
  const [row] = await tx
    .select({ code: repCodes.code, rep: reps })
    .from(repCodes)
    .innerJoin(reps, eq(reps.id, repCodes.repId))
    .where(and(eq(repCodes.code, code), repCodes.isActive, reps.isActive));
  return row ?? null;
}

export async function findByCoupon(tx: Tx, coupon: string) {
  const [row] = await tx
    .select()
    .from(reps)
    .where(and(eq(reps.coupon, coupon), reps.isActive));
  return row ?? null;
}

export async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (await findCodeOwner(tx, code)) !== null;
}

export async function findCodeOwner(tx: Tx, code: string): Promise<RepId | null> {
  const [row] = await tx
    .select({ repId: repCodes.repId })
    .from(repCodes)
    .where(eq(repCodes.code, code));
  return row?.repId ?? null;
}

/** False if it is taken. */
export async function insertCode(tx: Tx, row: CodeRecord): Promise<boolean> {
  const made = await tx.insert(repCodes).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** One import at a time: two with the same codes in a different order would deadlock. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rep-code-import'))`);
}

/** The first one is the one to share. */
export function findCodes(tx: Tx, repId: RepId): Promise<CodeRecord[]> {
  return tx
    .select()
    .from(repCodes)
    .where(eq(repCodes.repId, repId))
    .orderBy(asc(repCodes.createdAt), asc(repCodes.code));
}

export async function changeCode(
  tx: Tx,
  { repId, code }: { repId: RepId; code: string },
  isActive: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(repCodes)
    .set({ isActive })
    .where(and(eq(repCodes.repId, repId), eq(repCodes.code, code)))
    .returning();
  return changed.length > 0;
}
