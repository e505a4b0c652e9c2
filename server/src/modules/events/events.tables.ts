import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type ClearableField,
  type EventId,
  eventAudiences,
  type MaterialId,
  recordingProblems,
  type WallClock,
} from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { eq, isNotNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import { storedFiles } from '../media/media.tables.ts';
import { videos } from '../videos/videos.tables.ts';

/** PostgreSQL returns `2026-11-17 18:00:00`, but the code uses `2026-11-17T18:00`. */
const wallClock = customType<{ data: WallClock; driverData: string }>({
  dataType: () => 'timestamp',
  fromDriver: (value) => `${value.slice(0, 10)}T${value.slice(11, 16)}`,
});

/**
 * A planned event: a one-off, a series by recurrence rule, or a later part of a series, which plans
 * everything from its first start on. Times are local to the academy, so that 18:00 stays 18:00
 * when daylight saving time starts.
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
    /** The room. Only staff see it; everyone else with access is redirected to it. */
    meetingUrl: text('meeting_url'),
    /** The day from which a later part takes over. */
    endsBefore: date('ends_before', { mode: 'string' }),
    audience: text('audience', { enum: eventAudiences }).notNull().default('everyone'),
    itemId: uuid('item_id').$type<ItemId>(),
    capacity: integer('capacity'),
    host: text('host'),
    language: text('language').$type<LanguageCode>().notNull().default(defaultLanguage),
    isRecorded: boolean('is_recorded').notNull().default(false),
    /** Increases with every change of the plan; part of a calendar entry's SEQUENCE. */
    revision: integer('revision').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Updated with every change of the plan. */
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

/** The series an event belongs to, and the slug shared by all parts. */
export const eventSeries = pgTable(
  'event_series',
  {
    eventId: uuid('event_id')
      .$type<EventId>()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The id of the series' first part, which may be this one. */
    seriesId: uuid('series_id')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
  },
  (table) => [
    uniqueIndex('event_series_name').on(table.slug).where(eq(table.eventId, table.seriesId)),
    index('event_series_slug').on(table.slug),
    index('event_series_parts').on(table.seriesId),
  ],
);

/**
 * The data of one occurrence: its exception and recording. Identified by series and planned day, of
 * which there is at most one, so the identity survives a change of time. Registrations are
 * serialised by its lock.
 */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    seriesId: uuid('series_id')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** In the code's format, which sorts chronologically. */
    movedTo: text('moved_to').$type<WallClock>(),
    durationMinutes: integer('duration_minutes'),
    title: text('title'),
    host: text('host'),
    meetingUrl: text('meeting_url'),
    capacity: integer('capacity'),
    isRecorded: boolean('is_recorded'),
    /** Fields that are cleared although the plan has a value: null above means as planned. */
    emptied: text('emptied').array().$type<ClearableField[]>().notNull().default([]),
    recordingId: uuid('recording_id')
      .$type<VideoId>()
      .references(() => videos.id, { onDelete: 'set null' }),
    /** Increases with every change of this occurrence, and never decreases. */
    revision: integer('revision').notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.date] }),
    index('event_occurrences_moved_to').on(table.movedTo).where(isNotNull(table.movedTo)),
  ],
);

/** Registrations, waiting list entries and offers. Cancelling deletes the row. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    seriesId: uuid('series_id').$type<EventId>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['registered', 'waiting', 'offered'] }).notNull(),
    /** Orders the waiting list. */
    ticket: bigint('ticket', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Reminders that were due before this aren't sent to this person. */
    since: timestamp('since', { withTimezone: true }).notNull(),
    offeredUntil: timestamp('offered_until', { withTimezone: true }),
    /** The time zone used in emails. */
    timeZone: text('time_zone').notNull(),
    /**
     * The start that the last reminder of each kind was about: after a move another one is sent.
     */
    dayReminderFor: timestamp('day_reminder_for', { withTimezone: true }),
    hourReminderFor: timestamp('hour_reminder_for', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.date, table.userId] }),
    foreignKey({
      name: 'event_registrations_occurrence_fk',
      columns: [table.seriesId, table.date],
      foreignColumns: [eventOccurrences.seriesId, eventOccurrences.date],
    }).onDelete('cascade'),
    check('event_registrations_state', sql`${table.state} in ('registered', 'waiting', 'offered')`),
    check(
      'event_registrations_offer',
      sql`(${table.state} = 'offered') = (${table.offeredUntil} is not null)`,
    ),
    index('event_registrations_user').on(table.userId),
    index('event_registrations_date').on(table.date),
    index('event_registrations_offers').on(table.offeredUntil).where(isNotNull(table.offeredUntil)),
  ],
);

/** Who joined: a member once per occurrence, visitors each time and anonymously. */
export const eventAttendances = pgTable(
  'event_attendances',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    seriesId: uuid('series_id').$type<EventId>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Null for visitors, and for members after anonymisation. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    isMember: boolean('is_member').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'event_attendances_occurrence_fk',
      columns: [table.seriesId, table.date],
      foreignColumns: [eventOccurrences.seriesId, eventOccurrences.date],
    }).onDelete('cascade'),
    uniqueIndex('event_attendances_once').on(table.seriesId, table.date, table.userId),
    index('event_attendances_user').on(table.userId).where(isNotNull(table.userId)),
    index('event_attendances_joined').on(table.joinedAt),
  ],
);

/** Files for registered people. A file used here can't be removed from the library. */
export const eventMaterials = pgTable(
  'event_materials',
  {
    id: uuid('id').$type<MaterialId>().primaryKey(),
    seriesId: uuid('series_id').$type<EventId>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    fileId: uuid('file_id')
      .$type<FileId>()
      .notNull()
      .references(() => storedFiles.id),
    title: text('title').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'event_materials_occurrence_fk',
      columns: [table.seriesId, table.date],
      foreignColumns: [eventOccurrences.seriesId, eventOccurrences.date],
    }).onDelete('cascade'),
    index('event_materials_occurrence').on(table.seriesId, table.date),
    index('event_materials_file').on(table.fileId),
  ],
);

/**
 * What was found in the watched folder, by file name, so that each is picked up once. Linked if its
 * name identifies a session.
 */
export const eventRecordings = pgTable(
  'event_recordings',
  {
    name: text('name').primaryKey(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** Null before it was picked up, and if the video was deleted since. */
    videoId: uuid('video_id')
      .$type<VideoId>()
      .references(() => videos.id, { onDelete: 'set null' }),
    /** Attempts that failed so far; 0 once it was picked up. */
    attempts: integer('attempts').notNull().default(0),
    /** Set once no more attempts are made. */
    problem: text('problem', { enum: recordingProblems }),
    seriesId: uuid('series_id')
      .$type<EventId>()
      .references(() => events.id, { onDelete: 'set null' }),
    date: date('date', { mode: 'string' }),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [
    check('event_recordings_problem', sql`${table.problem} in ('name', 'tooLarge', 'unreadable')`),
    index('event_recordings_video').on(table.videoId),
    index('event_recordings_series').on(table.seriesId),
  ],
);
