import type { PostAuthor, PostId } from '@danube/contract/blog/blog.schemas.ts';
import type { PostDraft } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import { newsletterSubscribers } from '../newsletter/newsletter.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Posts, each with all its languages: the draft that administrators edit, and the copy made when it
 * was published. The columns after the documents are derived from that copy.
 */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').$type<PostId>().primaryKey(),
    /** From the draft, in its original language, for the admin search. */
    title: text('title').notNull(),
    draft: jsonb('draft').$type<PostDraft>().notNull(),
    revision: integer('revision').notNull(),
    published: jsonb('published').$type<PostDraft>(),
    publishedRevision: integer('published_revision'),
    /** The first publication; republishing doesn't change it. */
    publishedAt: moment('published_at'),
    changedAt: moment('changed_at'),
    withdrawnAt: moment('withdrawn_at'),
    scheduledFor: moment('scheduled_for'),
    scheduledRevision: integer('scheduled_revision'),
    isPublic: boolean('is_public').notNull().default(false),
    originalLanguage: text('original_language').$type<LanguageCode>().notNull(),
    /** Whether the public version is available in other languages. */
    translated: boolean('translated').notNull().default(false),
    author: text('author').$type<PostAuthor>(),
    tags: text('tags').array().notNull(),
    cover: uuid('cover').$type<FileId>(),
    /** How often the original's public text has changed. */
    version: integer('version').notNull().default(0),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('blog_posts_public', sql`not ${table.isPublic} or ${table.published} is not null`),
    index('blog_posts_newest').on(table.publishedAt, table.id).where(sql`${table.isPublic}`),
    index('blog_posts_tags').using('gin', table.tags).where(sql`${table.isPublic}`),
    index('blog_posts_changed').on(table.updatedAt, table.id),
    index('blog_posts_title_words').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
    index('blog_posts_scheduled')
      .on(table.scheduledFor)
      .where(sql`${table.scheduledFor} is not null`),
  ],
);

const postId = () =>
  uuid('post_id')
    .$type<PostId>()
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' });

/** Every slug a post has had in a language: earlier ones redirect to the current one. */
export const blogSlugs = pgTable(
  'blog_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: postId(),
    language: text('language').$type<LanguageCode>().notNull(),
  },
  (table) => [index('blog_slugs_post').on(table.postId)],
);

/** Public posts by language, for lists, feeds and search. */
export const blogTexts = pgTable(
  'blog_texts',
  {
    postId: postId(),
    language: text('language').$type<LanguageCode>().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    minutes: integer('minutes').notNull(),
    /** The version this was translated from, 0 for a draft before the first; null for the original. */
    translatedFrom: integer('translated_from'),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.language] }),
    index('blog_texts_words').using('gin', table.words),
    index('blog_texts_title').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** The public versions of an original, so that a translation can refer to its source. */
export const blogVersions = pgTable(
  'blog_versions',
  {
    postId: postId(),
    version: integer('version').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Null if it was published before dates were stored. */
    publishedAt: moment('published_at'),
  },
  (table) => [primaryKey({ columns: [table.postId, table.version] })],
);

/** Earlier states of a draft; consecutive saves by one person are one entry. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    postId: postId(),
    number: integer('number').notNull(),
    version: integer('version').notNull(),
    draft: jsonb('draft').$type<PostDraft>().notNull(),
    act: text('act', { enum: ['created', 'edited', 'restored', 'imported'] }).notNull(),
    madeAt: moment('made_at').notNull(),
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment('published_at'),
  },
  (table) => [primaryKey({ columns: [table.postId, table.number] })],
);

/** The sending of a post to newsletter subscribers; one per post. */
export const blogLetters = pgTable('blog_letters', {
  postId: postId().primaryKey(),
  state: text('state', { enum: ['sending', 'stopped', 'sent'] }).notNull(),
  /** How many emails were sent; kept although rows of unsubscribed people are deleted. */
  written: integer('written').notNull().default(0),
  /** The last subscriber processed, in the order of their ids. */
  reachedReader: uuid('reached_reader'),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
});

/**
 * Who has already been emailed: nobody gets a newsletter twice, no matter how often sending starts.
 */
export const blogLetterReaders = pgTable(
  'blog_letter_readers',
  {
    postId: postId(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    unique('blog_letter_readers_once').on(table.postId, table.subscriberId),
    index('blog_letter_readers_subscriber').on(table.subscriberId),
  ],
);
