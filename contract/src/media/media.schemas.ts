import * as z from 'zod';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { lineOfText } from '../text.ts';

const megabyte = 1024 * 1024;

/** The specification's limit: a file may be exactly this large, not a byte more. */
export const maxFileBytes = 1024 * megabyte;

/** What one request of a resumable upload carries; the last part may be smaller. */
export const partBytes = 8 * megabyte;

export const fileIdSchema = z.uuid().brand('FileId');

export type FileId = z.infer<typeof fileIdSchema>;

/** What a file is for; it decides which contents are accepted and how they are made safe. */
export const filePurposes = [
  'video',
  'audio',
  'captions',
  'picture',
  'document',
  'source',
  'course',
] as const;

export type FilePurpose = (typeof filePurposes)[number];

/**
 * `uploading`: parts are arriving. `checking`: complete, in quarantine. `ready`: re-encoded and
 * served. `refused`: the bytes are deleted, the row says why.
 */
export const fileStates = ['uploading', 'checking', 'ready', 'refused'] as const;

export const refusalReasons = [
  /** What it contains is not what the purpose allows. */
  'wrongContent',
  /** It says it is one thing and is another as well, or carries a program. */
  'dangerous',
  /** It cannot be read to its end. */
  'broken',
  /** Unpacked, or in pixels or pages, it is too large. */
  'tooLarge',
  /** What arrived is not what was sent. */
  'altered',
  /** The scanner knows it. */
  'infected',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

export const storedFileSchema = z.object({
  id: fileIdSchema,
  name: z.string(),
  purpose: z.enum(filePurposes),
  state: z.enum(fileStates),
  refusal: z.enum(refusalReasons).nullable(),
  /** Of the served file once it is ready; before that, of the announced one. */
  bytes: z.number().int(),
  contentType: z.string().nullable(),
  sha256: z.string().nullable(),
  /** Of videos and sound. */
  durationSeconds: z.number().int().nullable(),
  /** Of pictures and videos. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Of documents. */
  pageCount: z.number().int().nullable(),
  uploadedBy: z.object({ id: userIdSchema, name: z.string() }).nullable(),
  createdAt: z.date(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** Where a file is used: what the administration links to. */
export const fileUseSchema = z.object({
  kind: z.enum([
    'course',
    'book',
    'indicator',
    'package',
    'fact-sheet',
    'video',
    'post',
    'session',
    'settings',
  ]),
  itemId: z.uuid(),
  slug: z.string(),
  title: z.string(),
});

export type FileUse = z.infer<typeof fileUseSchema>;

/** A name as people give it; paths are not names. */
export const fileNameSchema = lineOfText(160)
  .min(1)
  .refine((name) => !/[/\\]/.test(name));

export const uploadSchema = z.object({
  fileId: fileIdSchema,
  bytes: z.number().int(),
  partBytes: z.number().int(),
  /** Numbers, from 1, of the parts that arrived completely. */
  received: z.array(z.number().int()),
});

export type Upload = z.infer<typeof uploadSchema>;

export const signedPartSchema = z.object({
  number: z.number().int(),
  /** Accepts exactly this part's bytes by PUT, for a few minutes. */
  url: z.string(),
});
