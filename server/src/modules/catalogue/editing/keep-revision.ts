import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { MediaApi } from '../../media/media.api.ts';
import { filesOf } from '../public/draft-card.ts';
import {
  deleteVersionsBefore,
  findLastRevision,
  findNamedFiles,
  type ItemRecord,
  insertRevision,
  type RevisionRecord,
  replaceRevision,
} from './editing.repository.ts';

/** What one person saves within this time is one entry of the history. */
const sittingMs = 10 * 60_000;
/** Entries that the history keeps. */
const longestHistory = 100;

/** Writes a state of the draft into its history. */
export async function keepRevision(
  deps: { media: Pick<MediaApi, 'keepUses'> },
  tx: Tx,
  revision: Omit<RevisionRecord, 'version'> & { before: ItemRecord | null },
): Promise<void> {
  const { before, ...record } = revision;
  const last = await findLastRevision(tx, record.itemId);
  if (last && isSameSitting(last, record, before)) {
    const { number, version } = last;
    await replaceRevision(tx, { itemId: record.itemId, number }, { ...record, version });
  } else {
    const version = (last?.version ?? 0) + 1;
    await insertRevision(tx, { ...record, version });
    await deleteVersionsBefore(tx, record.itemId, version - longestHistory);
  }
  if (!before || !hasSameFiles(before, record)) await keepUses(deps, tx, record.itemId);
}

/** The files that the item or its history names cannot be removed. */
export async function keepUses(
  { media }: { media: Pick<MediaApi, 'keepUses'> },
  tx: Tx,
  itemId: ItemId,
): Promise<void> {
  await media.keepUses(tx, itemId, await findNamedFiles(tx, itemId));
}

function isSameSitting(
  last: Pick<RevisionRecord, 'number' | 'act' | 'madeAt' | 'madeBy'>,
  next: Omit<RevisionRecord, 'version'>,
  item: ItemRecord | null,
): boolean {
  const isPlain = last.act === 'edited' && next.act === 'edited';
  const isKept = last.number === item?.publishedRevision || last.number === item?.scheduledRevision;
  const age = next.madeAt.getTime() - last.madeAt.getTime();
  return isPlain && !isKept && last.madeBy === next.madeBy && age < sittingMs;
}

function hasSameFiles(before: ItemRecord, after: Pick<RevisionRecord, 'draft'>): boolean {
  const known = new Set(filesOf(before.draft));
  const named = filesOf(after.draft);
  return named.length === known.size && named.every((file) => known.has(file));
}
