import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { catalogueItems, cataloguePrices } from '../catalogue.tables.ts';
import type { PriceEntry } from './price-history.ts';

/** Oldest first. */
export function findPrices(tx: Tx, itemId: ItemId): Promise<PriceEntry[]> {
  const { validFrom, price } = cataloguePrices;
  return tx
    .select({ validFrom, price })
    .from(cataloguePrices)
    .where(eq(cataloguePrices.itemId, itemId))
    .orderBy(asc(validFrom));
}

/** Two changes at the same time count as one: the later price wins. */
export async function insertPrice(tx: Tx, itemId: ItemId, entry: PriceEntry): Promise<void> {
  await tx
    .insert(cataloguePrices)
    .values({ itemId, ...entry })
    .onConflictDoUpdate({
      target: [cataloguePrices.itemId, cataloguePrices.validFrom],
      set: { price: entry.price },
    });
}

/** Ends reductions that started before this time; returns how many. */
export async function endReductionsBefore(tx: Tx, then: Date): Promise<ItemKind[]> {
  const ended = await tx
    .update(catalogueItems)
    .set({ priorPrice: null, reducedAt: null })
    .where(and(isNotNull(catalogueItems.reducedAt), lt(catalogueItems.reducedAt, then)))
    .returning({ kind: catalogueItems.kind });
  return ended.map(({ kind }) => kind);
}
