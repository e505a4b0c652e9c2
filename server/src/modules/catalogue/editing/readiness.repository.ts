import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { catalogueItems } from '../catalogue.tables.ts';

/** Whether the public version is a sample that nobody has edited. */
export async function hasUntouchedSample(tx: Tx): Promise<boolean> {
  const { id, isPublic, isSample, updatedBy } = catalogueItems;
  const rows = await tx
    .select({ id })
    .from(catalogueItems)
    .where(and(eq(isPublic, true), eq(isSample, true), isNull(updatedBy)))
    .limit(1);
  return rows.length > 0;
}

/** The public item with the next id; null after the last one. */
export async function findNextPublished(
  tx: Tx,
  after: ItemId | null,
): Promise<{ id: ItemId; draft: Draft } | null> {
  const { id, isPublic, published } = catalogueItems;
  const [row] = await tx
    .select({ id, draft: published })
    .from(catalogueItems)
    .where(and(eq(isPublic, true), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(1);
  return row?.draft ? { id: row.id, draft: row.draft } : null;
}
