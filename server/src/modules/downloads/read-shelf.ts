import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ShelfItem } from '@danube/contract/downloads/shelf.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import { findLastFetched, type LastFetched } from './downloads.repository.ts';

/** What a member owns, owned or has downloaded; unopened items first. */
export async function readShelf(
  { db, catalogue, entitlements }: DownloadsDependencies,
  { userId, language }: { userId: string; language: LanguageCode },
): Promise<ShelfItem[]> {
  const owned = await entitlements.everOpenedTo(db, userId);
  const fetched = latestByItem(await findLastFetched(db, userId));
  const ids = [...new Set([...owned, ...fetched.keys()])];
  const items = await catalogue.findItemsWithFiles(db, ids, language);
  const itemIds = items.map(({ id }) => id);
  const access = await entitlements.accessToAll(db, userId, itemIds);
  const offered = new Map(
    (await catalogue.findItems(db, itemIds)).map((item) => [item.id, item] as const),
  );
  const shelf = items.flatMap((item): ShelfItem[] => {
    const right = access.get(item.id);
    const offer = offered.get(item.id);
    // An item that was free and now has a price is no longer theirs.
    if (!offer || !right || !(right.isAllowed || right.why === 'ended')) return [];
    const last = fetched.get(item.id);
    return [
      {
        item,
        isPublic: offer.isPublic,
        access: right,
        fetchedAt: last?.fetchedAt ?? null,
        hasNewVersion: last !== undefined && !offer.files.includes(last.fileId),
      },
    ];
  });
  return shelf.toSorted(unopenedFirst);
}

function latestByItem(rows: readonly LastFetched[]): ReadonlyMap<ItemId, LastFetched> {
  const latest = new Map<ItemId, LastFetched>();
  for (const row of rows) {
    const known = latest.get(row.itemId);
    if (!known || known.fetchedAt < row.fetchedAt) latest.set(row.itemId, row);
  }
  return latest;
}

function unopenedFirst(one: ShelfItem, other: ShelfItem): number {
  const moment = ({ fetchedAt }: ShelfItem) => fetchedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return moment(other) - moment(one) || one.item.title.localeCompare(other.item.title);
}
