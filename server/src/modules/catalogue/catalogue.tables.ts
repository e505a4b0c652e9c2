import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const kind = () =>
  text('kind', { enum: ['course', 'book', 'indicator', 'package', 'fact-sheet'] }).notNull();

/**
 * What the academy offers. Administrators edit the draft; the public sees the copy made on
 * publication. The columns below are derived from that copy, so that lists can be filtered and
 * sorted.
 */
export const catalogueItems = pgTable(
  'catalogue_items',
  {
    id: uuid('id').$type<ItemId>().primaryKey(),
    kind: kind(),
    /** The current slug; former ones are in `catalogue_slugs`. */
    slug: text('slug').notNull(),
    /** From the draft, in its original language, for the admin search. */
    title: text('title').notNull(),
    draft: jsonb('draft').$type<Draft>().notNull(),
    revision: integer('revision').notNull(),
    published: jsonb('published').$type<Draft>(),
    publishedRevision: integer('published_revision'),
    /** The first publication; republishing doesn't change it. */
    publishedAt: moment('published_at'),
    changedAt: moment('changed_at'),
    withdrawnAt: moment('withdrawn_at'),
    scheduledFor: moment('scheduled_for'),
    scheduledRevision: integer('scheduled_revision'),
    /** True while the public can see it. */
    isPublic: boolean('is_public').notNull().default(false),
    /**
     * This and the following columns: from the public version if there is one, else from the draft.
     */
    price: integer('price').$type<Money>().notNull(),
    /** The lowest price of the 30 days before the reduction; null once that is 30 days ago. */
    priorPrice: integer('prior_price').$type<Money>(),
    reducedAt: moment('reduced_at'),
    /** The slug of a level in the settings. */
    level: text('level'),
    /** The slug of a course's instructor, or the name of a book's author. */
    byline: text('byline'),
    cover: uuid('cover').$type<FileId>(),
    pageCount: integer('page_count'),
    originalLanguage: text('original_language').$type<LanguageCode>().notNull(),
    markets: text('markets').array().notNull(),
    platforms: text('platforms').array().notNull(),
    minutes: integer('minutes').notNull(),
    lessonCount: integer('lesson_count').notNull(),
    /** The position within the kind, set by administrators. */
    position: integer('position').notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('catalogue_items_price', sql`${table.price} between 0 and 1000000`),
    check('catalogue_items_public', sql`not ${table.isPublic} or ${table.published} is not null`),
    uniqueIndex('catalogue_items_slug').on(table.kind, table.slug),
    index('catalogue_items_chosen')
      .on(table.kind, table.position, table.id)
      .where(sql`${table.isPublic}`),
    index('catalogue_items_newest')
      .on(table.kind, table.publishedAt, table.id)
      .where(sql`${table.isPublic}`),
    index('catalogue_items_cheapest')
      .on(table.kind, table.price, table.id)
      .where(sql`${table.isPublic}`),
    index('catalogue_items_shortest')
      .on(table.kind, table.minutes, table.id)
      .where(sql`${table.isPublic}`),
    index('catalogue_items_markets').using('gin', table.markets).where(sql`${table.isPublic}`),
    index('catalogue_items_changed').on(table.kind, table.updatedAt, table.id),
    index('catalogue_items_title').on(table.kind, sql`lower(${table.title})`, table.id),
    index('catalogue_items_title_words').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
    index('catalogue_items_place').on(table.kind, table.position, table.id),
    index('catalogue_items_scheduled')
      .on(table.scheduledFor)
      .where(sql`${table.scheduledFor} is not null`),
  ],
);

/** The history of an item's public price; null while it was withdrawn. */
export const cataloguePrices = pgTable(
  'catalogue_prices',
  {
    itemId: uuid('item_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    validFrom: moment('valid_from').notNull(),
    price: integer('price').$type<Money>(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.validFrom] })],
);

/** Every slug an item has had: earlier ones redirect to the current one. */
export const catalogueSlugs = pgTable(
  'catalogue_slugs',
  {
    kind: kind(),
    slug: text('slug').notNull(),
    itemId: uuid('item_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('catalogue_slugs_item').on(table.itemId),
  ],
);

/** The texts of public items by language, with their search vectors. */
export const catalogueTexts = pgTable(
  'catalogue_texts',
  {
    itemId: uuid('item_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull(),
    kind: kind(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** If the summary isn't translated: the language it is shown in. */
    summaryLanguage: text('summary_language').$type<LanguageCode>(),
    /** Descriptions and free lessons as plain text, for excerpts. */
    body: text('body').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.language] }),
    index('catalogue_texts_words').using('gin', table.words),
    index('catalogue_texts_title').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** Earlier states of a draft; consecutive saves by one person are one history entry. */
export const catalogueRevisions = pgTable(
  'catalogue_revisions',
  {
    itemId: uuid('item_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    /** The item's revision, which increases with every save. */
    number: integer('number').notNull(),
    /** The position in the history: consecutive saves share it. */
    version: integer('version').notNull().default(1),
    draft: jsonb('draft').$type<Draft>().notNull(),
    act: text('act', { enum: ['created', 'edited', 'restored', 'imported'] }).notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it was last published. */
    publishedAt: moment('published_at'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.number] })],
);

/** The lessons of published courses, referenced by progress and entitlements. */
export const lessons = pgTable(
  'lessons',
  {
    id: uuid('id').$type<LessonId>().primaryKey(),
    courseId: uuid('course_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: ['text', 'video', 'file', 'quiz'] }).notNull(),
    isFree: boolean('is_free').notNull(),
    minutes: integer('minutes').notNull(),
    /** The video's length, to measure how much was watched. */
    videoSeconds: integer('video_seconds'),
    /** The languages it is completely written in, the original first. */
    languages: text('languages').array().$type<LanguageCode[]>().notNull().default(sql`'{}'`),
    position: integer('position').notNull(),
    /** False if it was removed from the course; progress in it is kept. */
    isPublic: boolean('is_public').notNull(),
  },
  (table) => [index('lessons_course').on(table.courseId, table.position)],
);
