import type { EventId, MaterialId } from '@danube/contract/events/events.schemas.ts';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OccurrenceKey } from '../events.repository.ts';
import { eventMaterials } from '../events.tables.ts';

export type MaterialRow = typeof eventMaterials.$inferSelect;

const { id, seriesId, date, addedAt } = eventMaterials;

function matchesOccurrence(at: OccurrenceKey) {
  return and(eq(seriesId, at.seriesId), eq(date, at.date));
}

/** In the order in which they were added. */
export function findMaterials(tx: Tx, at: OccurrenceKey): Promise<MaterialRow[]> {
  return tx
    .select()
    .from(eventMaterials)
    .where(matchesOccurrence(at))
    .orderBy(asc(addedAt), asc(id));
}

export async function findMaterial(
  tx: Tx,
  at: OccurrenceKey,
  wanted: MaterialId,
): Promise<MaterialRow | null> {
  const [row] = await tx
    .select()
    .from(eventMaterials)
    .where(and(matchesOccurrence(at), eq(id, wanted)));
  return row ?? null;
}

export async function countMaterials(tx: Tx, at: OccurrenceKey): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(eventMaterials)
    .where(matchesOccurrence(at));
  return row?.count ?? 0;
}

export async function insertMaterial(tx: Tx, row: MaterialRow): Promise<void> {
  await tx.insert(eventMaterials).values(row);
}

export async function deleteMaterial(tx: Tx, wanted: MaterialId): Promise<void> {
  await tx.delete(eventMaterials).where(eq(id, wanted));
}

/** For all its occurrences. */
export function findMaterialsOfSeries(tx: Tx, series: EventId): Promise<MaterialRow[]> {
  return tx.select().from(eventMaterials).where(eq(seriesId, series)).orderBy(asc(id));
}

export async function findMaterialsById(
  tx: Tx,
  ids: readonly MaterialId[],
): Promise<MaterialRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(eventMaterials)
    .where(inArray(id, [...ids]));
}
