import { isNotNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

// Both tables are partitioned by month, which Drizzle can't express: the migration does, and the
// function `prepare_visit_partitions` creates the partitions. Column names follow the
// specification. There is no foreign key to users, because one row of someone who is being erased
// would fail its whole batch.

/** One page view. */
export const websiteVisits = pgTable(
  'website_visits',
  {
    id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    visitorId: text('visitor_id'),
    userId: text('user_id'),
    /** Cleared after a month; without consent it only ever contains the network. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The route pattern, never the path. */
    pagePath: text('page_path').notNull(),
    referrer: text('referrer'),
    /** Bots' visits are stored but counted separately. */
    isBot: boolean('is_bot').notNull().default(false),
    country: text('country'),
  },
  (table) => [
    primaryKey({ columns: [table.createdAt, table.id] }),
    check('website_visits_country', sql`${table.country} is null`),
    check(
      'website_visits_size',
      sql`octet_length(${table.visitorId}) <= 80 and octet_length(${table.userAgent}) <= 512 and octet_length(${table.pagePath}) <= 128 and octet_length(${table.referrer}) <= 300`,
    ),
    index('website_visits_user').on(table.userId).where(isNotNull(table.userId)),
    index('website_visits_address').on(table.createdAt).where(isNotNull(table.ipAddress)),
  ],
);

/** Activity on content; a page view is content of type `page`. */
export const contentAnalytics = pgTable(
  'content_analytics',
  {
    id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    userId: text('user_id'),
    contentId: text('content_id').notNull(),
    contentType: text('content_type').notNull(),
    actionType: text('action_type', { enum: ['view', 'visit'] }).notNull(),
    ipAddress: text('ip_address'),
    visitorId: text('visitor_id'),
  },
  (table) => [
    primaryKey({ columns: [table.createdAt, table.id] }),
    check('content_analytics_action_type', sql`${table.actionType} in ('view', 'visit')`),
    check(
      'content_analytics_size',
      sql`octet_length(${table.visitorId}) <= 80 and octet_length(${table.contentId}) <= 128 and octet_length(${table.contentType}) <= 40`,
    ),
    index('content_analytics_user').on(table.userId).where(isNotNull(table.userId)),
    index('content_analytics_address').on(table.createdAt).where(isNotNull(table.ipAddress)),
  ],
);
