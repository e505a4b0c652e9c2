import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema } from '../media/media.schemas.ts';

/** Stays permanently: the feed's ids and a later discussion hang on it, never on an address. */
export const postIdSchema = z.uuid().brand('PostId');

export type PostId = z.infer<typeof postIdSchema>;

/** Who writes: the slug of an instructor, who may have been removed since. */
export const postAuthorSchema = slugSchema;

export type PostAuthor = z.infer<typeof postAuthorSchema>;

/** What a post is about, in the same word for every language. */
export const postTagSchema = slugSchema.max(40);

/** Whether the author holds what the post names. */
export const positions = ['none', 'held'] as const;

/** What every list shows of a post, in the reader's language where there is one. */
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
  /** Which one this wording was translated from; null for the original itself. */
  translatedFrom: z.int32().min(1).nullable(),
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
  /** The name in addresses by language, for each language it can be read in. */
  slugs: z.partialRecord(languageSchema, slugSchema),
  /** When prices and views in it were current; null if it has none. */
  asOf: z.date().nullable(),
  position: z.enum(positions).nullable(),
  hasRiskNotice: z.boolean(),
  related: z.array(postCardSchema),
});

export type PostPage = z.infer<typeof postPageSchema>;
