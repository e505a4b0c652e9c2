import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { NamedOffer, OfferedItem } from './catalogue.api.ts';
import { findDraftNames, findNamedOfferRows, findOfferRows } from './offers.repository.ts';

export async function findOfferedItems(tx: Tx, ids: readonly ItemId[]): Promise<OfferedItem[]> {
  return inOrder(ids, await findOfferRows(tx, ids));
}

export async function findNamedItems(
  tx: Tx,
  ids: readonly ItemId[],
  language: LanguageCode,
): Promise<NamedOffer[]> {
  return inOrder(ids, await findNamedOfferRows(tx, ids, language));
}

function inOrder<Row extends OfferedItem>(ids: readonly ItemId[], rows: readonly Row[]): Row[] {
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
