import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueItems } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const item = (name: string) =>
  uuid(name)
    .$type<ItemId>()
    .references(() => catalogueItems.id, { onDelete: 'cascade' });

/** Who downloaded what and when. The IP address is deleted after thirty days. */
const downloader = () => ({
  id: uuid('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  fileId: uuid('file_id').$type<FileId>().notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: moment('created_at').notNull(),
});

/** Downloads of indicators and purchased items. */
export const downloads = pgTable(
  'downloads',
  {
    ...downloader(),
    indicatorId: item('indicator_id'),
    bookId: item('book_id'),
  },
  (table) => [
    check('downloads_item', sql`num_nonnulls(${table.indicatorId}, ${table.bookId}) = 1`),
    index('downloads_member').on(table.userId, table.createdAt),
    index('downloads_indicator').on(table.indicatorId),
    index('downloads_book').on(table.bookId),
    index('downloads_addressed').on(table.createdAt).where(sql`${table.ipAddress} is not null`),
  ],
);

/** Free downloads other than indicators. */
export const freeDownloadActivities = pgTable(
  'free_download_activities',
  {
    ...downloader(),
    freeDownloadId: item('free_download_id').notNull(),
  },
  (table) => [
    index('free_download_activities_member').on(table.userId, table.createdAt),
    index('free_download_activities_item').on(table.freeDownloadId),
    index('free_download_activities_addressed')
      .on(table.createdAt)
      .where(sql`${table.ipAddress} is not null`),
  ],
);

/** Downloads of an item per academy day, anonymous. */
export const downloadDays = pgTable(
  'download_days',
  {
    itemId: item('item_id').notNull(),
    day: date('day').notNull(),
    downloads: integer('downloads').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.itemId] }),
    index('download_days_item').on(table.itemId),
  ],
);
