import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema } from '../media/media.schemas.ts';

/** Permanent: feed ids and later discussions refer to it, never to a URL. */
export const postIdSchema = z.uuid().brand('PostId');

export type PostId = z.infer<typeof postIdSchema>;

/** The slug of an instructor, who may have been removed since. */
export const postAuthorSchema = slugSchema;

export type PostAuthor = z.infer<typeof postAuthorSchema>;

/** A topic, the same in every language. */
export const postTagSchema = slugSchema.max(40);

/** Whether the author holds a position in what the post mentions. */
export const positions = ['none', 'held'] as const;

/** What lists show of a post, in the reader's language if available. */
export const postCardSchema = z.object({
  id: postIdSchema,
  /** In the language of the card. */
  slug: slugSchema,
  title: z.string(),
  summary: z.string(),
  language: languageSchema,
  originalLanguage: languageSchema,
  availableIn: z.array(languageSchema),
  /** Which version of the original is public. */
  version: z.int32().min(1),
  /** The version this was translated from, 0 for a draft before the first; null for the original. */
  translatedFrom: z.int32().min(0).nullable(),
  author: postAuthorSchema,
  tags: z.array(postTagSchema),
  cover: fileIdSchema.nullable(),
  minutes: z.int32().min(1),
  publishedAt: z.date(),
  changedAt: z.date(),
});

export type PostCard = z.infer<typeof postCardSchema>;

export const postPageSchema = postCardSchema.extend({
  /** Markdown. */
  body: z.string(),
  /** The slug in each language the post is available in. */
  slugs: z.partialRecord(languageSchema, slugSchema),
  /** When the current version of the original was published. */
  versionPublishedAt: z.date(),
  /** When its prices and opinions were current; null if it has none. */
  asOf: z.date().nullable(),
  position: z.enum(positions).nullable(),
  hasRiskNotice: z.boolean(),
  related: z.array(postCardSchema),
});

export type PostPage = z.infer<typeof postPageSchema>;
