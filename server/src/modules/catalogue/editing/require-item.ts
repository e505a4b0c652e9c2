import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findItem, type ItemRecord, lockItem } from './editing.repository.ts';

export async function requireItem(tx: Tx, id: ItemId): Promise<ItemRecord> {
  const item = await findItem(tx, id);
  if (!item) throw new DomainError('ITEM_NOT_FOUND');
  return item;
}

/** Locked, and in the revision the caller last saw. */
export async function requireRevision(
  tx: Tx,
  { id, revision }: { id: ItemId; revision: number },
): Promise<ItemRecord> {
  const item = await lockItem(tx, id);
  if (!item) throw new DomainError('ITEM_NOT_FOUND');
  if (item.revision !== revision) {
    throw new DomainError('DRAFT_CHANGED', { revision: item.revision });
  }
  return item;
}
