import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import {
  audioStates,
  type Show,
  type Topic,
  type VideoId,
  type VideoTexts,
  videoStates,
} from '@danube/contract/videos/videos.schemas.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
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
import { storedFiles } from '../media/media.tables.ts';
import type { PreparedAudio } from './audio-rendition.ts';
import type { Cue } from './cue.ts';
import type { RenditionObject } from './rendition-object.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const videoId = () =>
  uuid('video_id')
    .$type<VideoId>()
    .notNull()
    .references(() => videos.id, { onDelete: 'cascade' });
const fileId = () =>
  uuid('file_id')
    .$type<FileId>()
    .notNull()
    .references(() => storedFiles.id, { onDelete: 'restrict' });

/** Every video of the academy, with its texts. */
export const videos = pgTable(
  'videos',
  {
    id: uuid('id').$type<VideoId>().primaryKey(),
    slug: text('slug').notNull().unique(),
    fileId: fileId(),
    language: text('language').$type<LanguageCode>().notNull(),
    words: jsonb('words').$type<Partial<Record<LanguageCode, VideoTexts>>>().notNull(),
    /** Titles and descriptions in all languages, in lower case, for the search. */
    searched: text('searched').notNull(),
    show: text('show').$type<Show>().notNull(),
    topics: text('topics').array().$type<Topic[]>().notNull(),
    publishedAt: moment('published_at'),
    state: text('state', { enum: videoStates }).notNull(),
    progress: integer('progress').notNull(),
    failure: text('failure'),
    seconds: integer('seconds'),
    /** The storage folder of its renditions: `education-videos/{uploader}/{timestamp}`. */
    folder: text('folder').notNull().unique(),
    /** The replacement file that takes over once it is prepared, and its folder. */
    nextFileId: uuid('next_file_id')
      .$type<FileId>()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    nextFolder: text('next_folder').unique(),
    /** The current take; renditions of other takes are leftovers. */
    take: uuid('take'),
    /** WebVTT with the thumbnails along the timeline. */
    thumbnails: text('thumbnails'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('videos_progress', sql`${table.progress} between 0 and 100`),
    check('videos_ready', sql`${table.state} <> 'ready' or ${table.take} is not null`),
    check('videos_next', sql`(${table.nextFileId} is null) = (${table.nextFolder} is null)`),
    uniqueIndex('videos_file').on(table.fileId),
    uniqueIndex('videos_next_file').on(table.nextFileId),
    index('videos_newest').on(table.createdAt, table.id),
    index('videos_published').on(table.publishedAt, table.id).where(sql`${table.take} is not null`),
    index('videos_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
  ],
);

/** One resolution of a video, as a playlist of segments; `preview` is what visitors get. */
export const videoRenditions = pgTable(
  'video_renditions',
  {
    videoId: videoId(),
    take: uuid('take').notNull(),
    name: text('name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Maximum bits per second. */
    bandwidth: integer('bandwidth').notNull(),
    codecs: text('codecs').notNull(),
    playlist: text('playlist').notNull(),
    objects: jsonb('objects').$type<readonly RenditionObject[]>().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.take, table.name] })],
);

/** When the landing page shows a video. */
export const educationQuickies = pgTable(
  'education_quickies',
  {
    id: uuid('id').primaryKey(),
    videoId: videoId().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    videoUrl: text('video_url').notNull(),
    fallbackVideoUrl: text('fallback_video_url'),
    uploadStatus: text('upload_status').notNull(),
    uploaderId: text('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    scheduledDate: date('scheduled_date', { mode: 'string' }),
    isActive: boolean('is_active').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('education_quickies_day').on(table.scheduledDate, table.createdAt),
    index('education_quickies_latest').on(table.createdAt).where(sql`${table.isActive}`),
    index('education_quickies_uploader').on(table.uploaderId),
  ],
);

export const videoCaptions = pgTable(
  'video_captions',
  {
    videoId: videoId(),
    language: text('language').$type<LanguageCode>().notNull(),
    /** The uploaded file; null for the sample content's captions. */
    fileId: uuid('file_id')
      .$type<FileId>()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    cues: jsonb('cues').$type<readonly Cue[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.language] }),
    index('video_captions_file').on(table.fileId),
  ],
);

/** An uploaded audio track; the video's original audio is a rendition of its take. */
export const videoAudio = pgTable(
  'video_audio',
  {
    videoId: videoId(),
    language: text('language').$type<LanguageCode>().notNull(),
    /**
     * Also part of its segments' path, so that a new file never overwrites what is being played.
     */
    fileId: fileId(),
    state: text('state', { enum: audioStates }).notNull(),
    made: jsonb('made').$type<PreparedAudio>(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.language] }),
    index('video_audio_file').on(table.fileId),
    check('video_audio_ready', sql`${table.state} <> 'ready' or ${table.made} is not null`),
  ],
);

/** The search index of a video in one language: its texts and captions. */
export const videoTexts = pgTable(
  'video_texts',
  {
    videoId: videoId(),
    language: text('language').$type<LanguageCode>().notNull(),
    title: text('title').notNull(),
    /** Description, chapters and captions as plain text, for excerpts. */
    body: text('body').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.language] }),
    index('video_texts_words').using('gin', table.words),
    index('video_texts_title').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** Each member's last position. */
export const videoPositions = pgTable(
  'video_positions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: videoId(),
    position: doublePrecision('position').notNull(),
    watchedAt: moment('watched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index('video_positions_latest').on(table.userId, table.watchedAt),
    index('video_positions_video').on(table.videoId),
  ],
);

/** Views of a video per day; anonymous. */
export const videoViewingDays = pgTable(
  'video_viewing_days',
  {
    videoId: videoId(),
    day: date('day', { mode: 'string' }).notNull(),
    previews: integer('previews').notNull().default(0),
    plays: integer('plays').notNull().default(0),
    seconds: doublePrecision('seconds').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.day] })],
);
