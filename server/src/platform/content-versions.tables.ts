import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** How often each kind of public content has changed; incremented in the writing transaction. */
export const contentVersions = pgTable('content_versions', {
  tag: text('tag').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
