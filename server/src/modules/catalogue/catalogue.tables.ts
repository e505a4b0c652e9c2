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
 * What the academy offers. The draft is the document that administrators edit; the public reads
 * the copy that was made when it was published, and the columns below, which are taken from that
 * copy so that lists can be filtered and ordered.
 */
export const catalogueItems = pgTable(
  'catalogue_items',
  {
    id: uuid('id').$type<ItemId>().primaryKey(),
    kind: kind(),
    /** The current name in addresses; earlier ones are in `catalogue_slugs`. */
    slug: text('slug').notNull(),
    /** Of the draft, in its original language: what administrators search. */
    title: text('title').notNull(),
    draft: jsonb('draft').$type<Draft>().notNull(),
    revision: integer('revision').notNull(),
    published: jsonb('published').$type<Draft>(),
    publishedRevision: integer('published_revision'),
    /** The first time; it stays when it is published again. */
    publishedAt: moment('published_at'),
    changedAt: moment('changed_at'),
    withdrawnAt: moment('withdrawn_at'),
    scheduledFor: moment('scheduled_for'),
    scheduledRevision: integer('scheduled_revision'),
    /** True while the public can see it. */
    isPublic: boolean('is_public').notNull().default(false),
    /** Of the public version where there is one, else of the draft; so are the following. */
    price: integer('price').$type<Money>().notNull(),
    /** The lowest price of the 30 days before it was lowered; null once that is 30 days ago. */
    priorPrice: integer('prior_price').$type<Money>(),
    reducedAt: moment('reduced_at'),
    level: text('level', { enum: ['beginner', 'intermediate', 'advanced'] }),
    /** Slug of the course's instructor, name of the book's author. */
    byline: text('byline'),
    cover: uuid('cover').$type<FileId>(),
    pageCount: integer('page_count'),
    originalLanguage: text('original_language').$type<LanguageCode>().notNull(),
    markets: text('markets').array().notNull(),
    platforms: text('platforms').array().notNull(),
    minutes: integer('minutes').notNull(),
    lessonCount: integer('lesson_count').notNull(),
    /** The academy's own order within the kind. */
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

/** Every public price of an item, from when on; null while it was withdrawn. */
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

/** Every name an item has had: links to an earlier one lead to the current one. */
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

/** The texts of public items by language, with the words to search them by. */
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
    /** Where the summary is not translated: the language it is shown in. */
    summaryLanguage: text('summary_language').$type<LanguageCode>(),
    /** Descriptions and free lessons as plain text, to cut excerpts from. */
    body: text('body').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.language] }),
    index('catalogue_texts_words').using('gin', table.words),
    index('catalogue_texts_title').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** Earlier states of a draft; what one person saves in a row is one revision of the history. */
export const catalogueRevisions = pgTable(
  'catalogue_revisions',
  {
    itemId: uuid('item_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    /** The item's revision, which every save raises. */
    number: integer('number').notNull(),
    /** The position in the history: saves within one session share it. */
    version: integer('version').notNull().default(1),
    draft: jsonb('draft').$type<Draft>().notNull(),
    act: text('act', { enum: ['created', 'edited', 'restored', 'imported'] }).notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it last became public. */
    publishedAt: moment('published_at'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.number] })],
);

/** The lessons of published courses: what progress and rights refer to. */
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
    /** Of its film, by which watching it is measured. */
    videoSeconds: integer('video_seconds'),
    position: integer('position').notNull(),
    /** False once a later publication left it out; progress made in it stays. */
    isPublic: boolean('is_public').notNull(),
  },
  (table) => [index('lessons_course').on(table.courseId, table.position)],
);
