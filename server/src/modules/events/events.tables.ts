import type { EventId, WallClock } from '@danube/contract/events/events.schemas.ts';
import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** PostgreSQL writes `2026-11-17 18:00:00` where the rest of the code says `2026-11-17T18:00`. */
const wallClock = customType<{ data: WallClock; driverData: string }>({
  dataType: () => 'timestamp',
  fromDriver: (value) => `${value.slice(0, 10)}T${value.slice(11, 16)}`,
});

/**
 * A planned event: a one-off, or a series by recurrence rule. Times are on the academy's wall
 * clock, so that six in the evening stays six in the evening when summer time begins.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').$type<EventId>().primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: ['live_trading', 'other'] }).notNull(),
    firstStart: wallClock('first_start').notNull(),
    isAllDay: boolean('is_all_day').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    recurrenceRule: text('recurrence_rule'),
    meetingUrl: text('meeting_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Moves with every change of the plan or of an exception. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('events_type', sql`${table.type} in ('live_trading', 'other')`),
    check('events_duration', sql`${table.durationMinutes} between 5 and 1440`),
    check(
      'events_all_day',
      sql`not ${table.isAllDay} or (${table.firstStart}::time = '00:00' and ${table.durationMinutes} = 1440)`,
    ),
    index('events_first_start').on(table.firstStart),
    index('events_series').on(table.firstStart).where(isNotNull(table.recurrenceRule)),
  ],
);

/** One occurrence that was called off (`moved_to` is null) or moved to another start. */
export const eventExceptions = pgTable(
  'event_exceptions',
  {
    eventId: uuid('event_id')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    occurrenceStart: wallClock('occurrence_start').notNull(),
    movedTo: wallClock('moved_to'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.occurrenceStart] }),
    index('event_exceptions_moved_to').on(table.movedTo).where(isNotNull(table.movedTo)),
  ],
);
