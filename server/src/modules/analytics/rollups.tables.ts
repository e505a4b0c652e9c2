import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The dimensions that views are counted by. Totals have the value ''. */
export const dimensions = [
  'total',
  'allowed',
  'bots',
  'page',
  'source',
  'country',
  'language',
  'device',
  'browser',
] as const;

/** The whole site, or the pages of one kind of content. */
export const sections = ['all', 'indicator', 'book'] as const;

const counted = {
  section: text('section', { enum: sections }).notNull(),
  dimension: text('dimension', { enum: dimensions }).notNull(),
  /** Empty if the browser sent no language. */
  value: text('value').notNull(),
  views: integer('views').notNull(),
};

/** Views of each closed hour in UTC. Contains no personal data. */
export const visitsHourly = pgTable(
  'visits_hourly',
  { hour: timestamp('hour', { withTimezone: true }).notNull(), ...counted },
  (table) => [primaryKey({ columns: [table.hour, table.section, table.dimension, table.value] })],
);

/**
 * The academy's days with closed hours: the sum of their views, and the visitors, whose counts
 * can't be summed. For the current day, views are read from the hours.
 */
export const visitsDaily = pgTable(
  'visits_daily',
  {
    day: date('day', { mode: 'string' }).notNull(),
    ...counted,
    /** Only for `total` and `page`. */
    visitors: integer('visitors').notNull(),
    /** Only for `page`: visitors whose first or last page of the day it was. */
    entries: integer('entries').notNull(),
    exits: integer('exits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.section, table.dimension, table.value] })],
);

/** Hours with rows that aren't in their roll-up yet, and days with such hours. */
export const visitPeriodsDue = pgTable(
  'visit_periods_due',
  {
    kind: text('kind', { enum: ['hour', 'day'] }).notNull(),
    begin: timestamp('begin', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.begin] })],
);

/** One row, which every roll-up locks: workers never roll up at the same time. */
export const visitRollupState = pgTable(
  'visit_rollup_state',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Rows of earlier transactions are noted in `visit_periods_due`. */
    notedUntil: bigint('noted_until', { mode: 'bigint' }).notNull(),
    /** Hours before it are read from `visits_hourly`. */
    hoursUntil: timestamp('hours_until', { withTimezone: true }).notNull(),
    /** Days before it are read from `visits_daily`. */
    daysUntil: timestamp('days_until', { withTimezone: true }).notNull(),
    /** Rows before it have no `day_visitor` any more, so their visitors can't be counted again. */
    visitorsClearedUntil: timestamp('visitors_cleared_until', { withTimezone: true })
      .notNull()
      .default(sql`'epoch'`),
  },
  (table) => [check('visit_rollup_state_one', sql`${table.isOnly}`)],
);

/** Made unlogged by the migration, so that it is in no backup and on no replica. */
export const visitSalts = pgTable('visit_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  key: bytea('key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
