import { and, desc, eq, isNotNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { dataExports } from './personal-data.tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;

export async function insertExport(tx: Tx, row: ExportRow): Promise<void> {
  await tx.insert(dataExports).values(row);
}

export async function findExport(tx: Tx, id: string): Promise<ExportRow | null> {
  const [row] = await tx.select().from(dataExports).where(eq(dataExports.id, id));
  return row ?? null;
}

export async function findLatestExportRow(tx: Tx, userId: string): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(1);
  return row ?? null;
}

/** The latest that staff requested for the person. */
export async function findLatestStaffExport(tx: Tx, userId: string): Promise<ExportRow | null> {
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isNotNull(dataExports.requestedBy)))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(1);
  return row ?? null;
}

/** For the export itself. */
export function findHeldExports(tx: Tx, userId: string) {
  return tx
    .select({ requestedAt: dataExports.requestedAt, state: dataExports.state })
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt));
}

/** False if it is no longer being prepared, or was deleted with its person. */
export async function markReady(tx: Tx, id: string, availableUntil: Date): Promise<boolean> {
  const updated = await tx
    .update(dataExports)
    .set({ state: 'ready', availableUntil })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'preparing')))
    .returning({ id: dataExports.id });
  return updated.length > 0;
}

export async function markFailed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(dataExports)
    .set({ state: 'failed' })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'preparing')));
}

/** Expired exports, and those that never became ready after `oldestRunningPreparation`. */
export function findOldExports(
  tx: Tx,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<ExportRow[]> {
  return tx
    .select()
    .from(dataExports)
    .where(
      or(
        and(isNotNull(dataExports.availableUntil), lte(dataExports.availableUntil, now)),
        and(ne(dataExports.state, 'ready'), lt(dataExports.requestedAt, abandonedBefore)),
      ),
    );
}

export async function deleteExport(tx: Tx, id: string): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.id, id));
}
