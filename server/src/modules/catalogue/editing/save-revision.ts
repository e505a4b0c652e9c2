import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { writeRevision } from '../../../platform/drafts/revision-history.ts';
import type { MediaApi } from '../../media/media.api.ts';
import { filesOf } from '../public/draft-card.ts';
import {
  deleteVersionsBefore,
  findLastRevision,
  findReferencedFiles,
  type ItemRecord,
  insertRevision,
  type RevisionRecord,
  replaceRevision,
} from './editing.repository.ts';

/** Adds a state of the draft to its history. */
export async function saveRevision(
  deps: { media: Pick<MediaApi, 'storeUses'> },
  tx: Tx,
  revision: Omit<RevisionRecord, 'version'> & {
    before: ItemRecord | null;
    keepsPrevious?: boolean;
  },
): Promise<void> {
  const { before, keepsPrevious = false, ...record } = revision;
  const { itemId } = record;
  const shelf = {
    findLast: () => findLastRevision(tx, itemId),
    insert: (entry: RevisionRecord) => insertRevision(tx, entry),
    replace: (number: number, entry: RevisionRecord) =>
      replaceRevision(tx, { itemId, number }, entry),
    deleteVersionsBefore: (version: number, kept: readonly number[]) =>
      deleteVersionsBefore(tx, itemId, { version, kept }),
  };
  const kept = [
    before?.publishedRevision,
    before?.scheduledRevision,
    keepsPrevious ? before?.revision : null,
  ];
  await writeRevision(
    shelf,
    record,
    kept.filter((number) => typeof number === 'number'),
  );
  if (!before || !hasSameFiles(before, record)) await storeUses(deps, tx, itemId);
}

/** Files used by the item or its history can't be removed. */
export async function storeUses(
  { media }: { media: Pick<MediaApi, 'storeUses'> },
  tx: Tx,
  itemId: ItemId,
): Promise<void> {
  await media.storeUses(tx, itemId, await findReferencedFiles(tx, itemId));
}

function hasSameFiles(before: ItemRecord, after: Pick<RevisionRecord, 'draft'>): boolean {
  const known = new Set(filesOf(before.draft));
  const named = filesOf(after.draft);
  return named.length === known.size && named.every((file) => known.has(file));
}
