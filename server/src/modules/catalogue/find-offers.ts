import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { OfferedItem } from './catalogue.api.ts';
import { findDraftNames, findOfferRows } from './offers.repository.ts';

export async function findOfferedItems(tx: Tx, ids: readonly ItemId[]): Promise<OfferedItem[]> {
  const rows = await findOfferRows(tx, ids);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

export async function describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]> {
  const named = await findDraftNames(
    tx,
    itemIds.map((id) => itemIdSchema.parse(id)),
  );
  return named.map(({ id, ...name }) => ({ itemId: id, ...name }));
}
