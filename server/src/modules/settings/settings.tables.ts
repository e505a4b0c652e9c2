import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import type { StoredValues } from './settings.dependencies.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A group that was changed. Groups without a row have the defaults from the code. */
export const settingsGroupRows = pgTable('settings_groups', {
  group: text('group').$type<GroupName>().primaryKey(),
  /** Null if there is nothing to publish. */
  draft: jsonb('draft').$type<StoredValues>(),
  /** Increases with every save. */
  revision: integer('revision').notNull(),
  published: jsonb('published').$type<StoredValues>(),
  updatedAt: moment('updated_at').notNull(),
  /** Null if that account was erased, and for samples. */
  updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
});

/** Everything that was ever public. */
export const settingsVersions = pgTable(
  'settings_versions',
  {
    group: text('group').$type<GroupName>().notNull(),
    /** The group's revision when it was published. */
    number: integer('number').notNull(),
    values: jsonb('values').$type<StoredValues>().notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.group, table.number] })],
);
