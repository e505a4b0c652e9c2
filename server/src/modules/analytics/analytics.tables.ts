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
    /** Always null, as specified; the country is in `origin_country`. */
    country: text('country'),
    /** The country of the address, which is too coarse to identify anyone. */
    originCountry: text('origin_country'),
    /** The language of the page. */
    language: text('language'),
    device: text('device', { enum: ['desktop', 'mobile', 'tablet'] }),
    /** Browser and system by name, `Firefox, Linux`, with or without consent. */
    browser: text('browser'),
    /**
     * Identifies a visitor within one of the academy's days; the salt of the hash is deleted later.
     */
    dayVisitor: bigint('day_visitor', { mode: 'bigint' }),
    /**
     * The transaction that wrote the row: roll-ups use it to find rows committed since their last
     * run, however late. Zero in rows older than the roll-ups.
     */
    writtenBy: bigint('written_by', { mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    primaryKey({ columns: [table.createdAt, table.id] }),
    check('website_visits_country', sql`${table.country} is null`),
    check(
      'website_visits_size',
      sql`octet_length(${table.visitorId}) <= 80 and octet_length(${table.userAgent}) <= 512 and octet_length(${table.pagePath}) <= 128 and octet_length(${table.referrer}) <= 300`,
    ),
    check(
      'website_visits_facets',
      sql`${table.originCountry} ~ '^[A-Z]{2}$' and octet_length(${table.language}) = 2 and ${table.device} in ('desktop', 'mobile', 'tablet') and octet_length(${table.browser}) <= 90`,
    ),
    // Rows are appended roughly in this order, so a BRIN index is small and cheap to write.
    index('website_visits_written_by').using('brin', table.writtenBy),
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
