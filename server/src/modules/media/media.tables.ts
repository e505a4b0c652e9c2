import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every file of the academy, from the start of its upload. The bytes are in the storage. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid('id').$type<FileId>().primaryKey(),
    name: text('name').notNull(),
    purpose: text('purpose', {
      enum: [
        'video',
        'audio',
        'captions',
        'picture',
        'lesson-picture',
        'document',
        'source',
        'course',
      ],
    }).notNull(),
    state: text('state', { enum: ['uploading', 'checking', 'ready', 'refused'] }).notNull(),
    refusal: text('refusal', {
      enum: ['wrongContent', 'dangerous', 'broken', 'tooLarge', 'altered', 'infected'],
    }),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    contentType: text('content_type'),
    sha256: text('sha256'),
    durationSeconds: integer('duration_seconds'),
    width: integer('width'),
    height: integer('height'),
    pageCount: integer('page_count'),
    /** The unfinished upload's id at the storage; null once it is completed or aborted. */
    uploadId: text('upload_id'),
    /** The sender's digests of the parts; compared when the file is checked. */
    partDigests: jsonb('part_digests').$type<string[]>(),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('stored_files_bytes', sql`${table.bytes} between 0 and 1073741824`),
    check(
      'stored_files_refusal',
      sql`(${table.state} = 'refused') = (${table.refusal} is not null)`,
    ),
    index('stored_files_newest').on(table.createdAt, table.id),
    index('stored_files_name').on(sql`lower(${table.name})`, table.id),
    index('stored_files_name_words').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    index('stored_files_largest').on(table.bytes, table.id),
    index('stored_files_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('uploading', 'checking')`),
    index('stored_files_uploader').on(table.uploadedBy),
  ],
);

/** Which items use a file in their draft, public version or history. */
export const fileUses = pgTable(
  'file_uses',
  {
    fileId: uuid('file_id')
      .$type<FileId>()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    itemId: uuid('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.itemId] }),
    index('file_uses_item').on(table.itemId),
  ],
);
