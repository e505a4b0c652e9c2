import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { and, asc, between, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import type { DownloadCategory } from './download-category.ts';
import { downloadDays, downloads, freeDownloadActivities } from './downloads.tables.ts';

/** What someone downloads. */
export type DownloadRequest = {
  readonly userId: string;
  readonly itemId: ItemId;
  readonly fileId: FileId;
};

export type NewDownload = DownloadRequest & {
  readonly id: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
};

/** Everyone who has downloaded something since this time. */
export async function findDownloaders(tx: Tx, since: Date): Promise<string[]> {
  const people = new Set<string>();
  for (const table of [downloads, freeDownloadActivities]) {
    const rows = await tx
      .selectDistinct({ userId: table.userId })
      .from(table)
      .where(gte(table.createdAt, since));
    for (const { userId } of rows) people.add(userId);
  }
  return [...people];
}

/** Serialises identical requests until the transaction ends. */
export async function lockDownload(tx: Tx, wanted: DownloadRequest): Promise<void> {
  const key = `download ${wanted.userId} ${wanted.itemId} ${wanted.fileId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function hasDownloadAfter(
  tx: Tx,
  place: DownloadCategory,
  wanted: DownloadRequest & { moment: Date },
): Promise<boolean> {
  const table = place === 'free' ? freeDownloadActivities : downloads;
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.userId, wanted.userId),
        gt(table.createdAt, wanted.moment),
        eq(table.fileId, wanted.fileId),
        eq(itemColumns[place], wanted.itemId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertDownload(
  tx: Tx,
  place: DownloadCategory,
  { itemId, ...download }: NewDownload,
): Promise<void> {
  switch (place) {
    case 'indicator':
      await tx.insert(downloads).values({ ...download, indicatorId: itemId });
      return;
    case 'book':
      await tx.insert(downloads).values({ ...download, bookId: itemId });
      return;
    case 'free':
      await tx.insert(freeDownloadActivities).values({ ...download, freeDownloadId: itemId });
  }
}

const itemColumns = {
  indicator: downloads.indicatorId,
  book: downloads.bookId,
  free: freeDownloadActivities.freeDownloadId,
} as const;

export async function countOnDay(tx: Tx, itemId: ItemId, day: string): Promise<void> {
  await tx
    .insert(downloadDays)
    .values({ itemId, day, downloads: 1 })
    .onConflictDoUpdate({
      target: [downloadDays.day, downloadDays.itemId],
      set: { downloads: sql`${downloadDays.downloads} + 1` },
    });
}

/** First and last day of a period, both inclusive. */
type DayRange = { readonly from: string; readonly to: string };

/** Downloads per item in these days. */
export function sumByItem(tx: Tx, span: DayRange): Promise<{ id: ItemId; downloads: number }[]> {
  return tx
    .select({ id: downloadDays.itemId, downloads: total })
    .from(downloadDays)
    .where(between(downloadDays.day, span.from, span.to))
    .groupBy(downloadDays.itemId);
}

/** Downloads of these items per day, oldest first. */
export function sumByDay(
  tx: Tx,
  span: DayRange,
  items: readonly ItemId[],
): Promise<{ day: string; downloads: number }[]> {
  return tx
    .select({ day: downloadDays.day, downloads: total })
    .from(downloadDays)
    .where(
      and(between(downloadDays.day, span.from, span.to), inArray(downloadDays.itemId, [...items])),
    )
    .groupBy(downloadDays.day)
    .orderBy(asc(downloadDays.day));
}

/** For all items. */
export function sumAllByDay(tx: Tx, span: DayRange) {
  return tx
    .select({ day: downloadDays.day, value: total })
    .from(downloadDays)
    .where(between(downloadDays.day, span.from, span.to))
    .groupBy(downloadDays.day);
}

const total = sql<number>`sum(${downloadDays.downloads})::int`;

/** A member's downloads, oldest first. */
export async function findDownloadsForExport(tx: Tx, userId: string) {
  const fetched = await tx
    .select({
      itemId: sql<ItemId>`coalesce(${downloads.indicatorId}, ${downloads.bookId})`,
      createdAt: downloads.createdAt,
      ipAddress: downloads.ipAddress,
      userAgent: downloads.userAgent,
    })
    .from(downloads)
    .where(eq(downloads.userId, userId));
  const { freeDownloadId: itemId, createdAt, ipAddress, userAgent } = freeDownloadActivities;
  const free = await tx
    .select({ itemId, createdAt, ipAddress, userAgent })
    .from(freeDownloadActivities)
    .where(eq(freeDownloadActivities.userId, userId));
  return [...fetched, ...free].sort((one, other) => +one.createdAt - +other.createdAt);
}

export type LastFetched = {
  readonly itemId: ItemId;
  readonly fileId: FileId;
  readonly fetchedAt: Date;
};

/** A member's last download of each file. */
export async function findLastFetched(tx: Tx, userId: string): Promise<LastFetched[]> {
  const item = sql<ItemId>`coalesce(${downloads.indicatorId}, ${downloads.bookId})`;
  const bought = await tx
    .select({ itemId: item, fileId: downloads.fileId, fetchedAt: latest(downloads.createdAt) })
    .from(downloads)
    .where(eq(downloads.userId, userId))
    .groupBy(item, downloads.fileId);
  const { freeDownloadId: itemId, fileId, createdAt } = freeDownloadActivities;
  const free = await tx
    .select({ itemId, fileId, fetchedAt: latest(createdAt) })
    .from(freeDownloadActivities)
    .where(eq(freeDownloadActivities.userId, userId))
    .groupBy(itemId, fileId);
  return [...bought, ...free];
}

function latest(moment: typeof downloads.createdAt | typeof freeDownloadActivities.createdAt) {
  return sql<Date>`max(${moment})`.mapWith(moment);
}

/** Clears at most `limit` addresses in each table; returns how many. */
export async function clearAddressesBefore(tx: Tx, moment: Date, limit: number): Promise<number> {
  let cleared = 0;
  for (const table of [downloads, freeDownloadActivities]) {
    const { rowCount } = await tx.execute(sql`
      update ${table} set ip_address = null
      where id in (
        select id from ${table}
        where ip_address is not null and created_at < ${moment.toISOString()}::timestamptz
        order by created_at limit ${limit}
      )`);
    cleared += rowCount ?? 0;
  }
  return cleared;
}
