import * as z from 'zod';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';

const megabyte = 1024 * 1024;

/** The maximum file size, from the specification. */
export const maxFileBytes = 1024 * megabyte;

/** The size of an upload part; the last one may be smaller. */
export const partBytes = 8 * megabyte;

export const fileIdSchema = z.uuid().brand('FileId');

export type FileId = z.infer<typeof fileIdSchema>;

/** The purpose of a file; determines which content is accepted and how it is re-encoded. */
export const filePurposes = [
  'video',
  'audio',
  'captions',
  'picture',
  /** In a lesson's text: without a public URL, because the lesson may be paid. */
  'lesson-picture',
  'document',
  'source',
  'course',
] as const;

export type FilePurpose = (typeof filePurposes)[number];

/**
 * `uploading`: parts are arriving. `checking`: complete, in quarantine. `ready`: re-encoded and
 * served. `refused`: the bytes are deleted, the row has the reason.
 */
export const fileStates = ['uploading', 'checking', 'ready', 'refused'] as const;

export const rejectionReasons = [
  /** The content isn't allowed for this purpose. */
  'wrongContent',
  /** A polyglot file, or one with an embedded program. */
  'dangerous',
  /** It is damaged or incomplete. */
  'broken',
  /** Too large after unpacking, or in pixels or pages. */
  'tooLarge',
  /** What arrived differs from what was sent. */
  'altered',
  /** The virus scanner found something. */
  'infected',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

export const storedFileSchema = z.object({
  id: fileIdSchema,
  name: z.string(),
  purpose: z.enum(filePurposes),
  state: z.enum(fileStates),
  refusal: z.enum(rejectionReasons).nullable(),
  /** Size of the served file once it is ready; before that, of the announced one. */
  bytes: z.number().int(),
  contentType: z.string().nullable(),
  sha256: z.string().nullable(),
  /** For videos and audio. */
  durationSeconds: z.number().int().nullable(),
  /** For images and videos. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** For documents. */
  pageCount: z.number().int().nullable(),
  uploadedBy: z.object({ id: userIdSchema, name: z.string() }).nullable(),
  createdAt: z.date(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** Where a file is used, with a link for the admin area. */
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

/** A file name, not a path. */
export const fileNameSchema = singleLineText(160)
  .min(1)
  .refine((name) => !/[/\\]/.test(name));

export const uploadSchema = z.object({
  fileId: fileIdSchema,
  bytes: z.number().int(),
  partBytes: z.number().int(),
  /** Numbers of the complete parts, from 1. */
  received: z.array(z.number().int()),
});

export type Upload = z.infer<typeof uploadSchema>;

export const signedPartSchema = z.object({
  number: z.number().int(),
  /** Accepts exactly this part by PUT, for a few minutes. */
  url: z.string(),
});
