import * as z from 'zod';
import { itemSlugSchema } from '../../catalogue/catalogue.schemas.ts';
import { wordingsOf } from '../../catalogue/draft/translated.ts';
import { languageSchema } from '../../identity/identity.schemas.ts';
import { languages } from '../../locale.ts';
import { fileIdSchema } from '../../media/media.schemas.ts';
import { multiLineText, singleLineText } from '../../text.ts';
import { positions, postAuthorSchema, postTagSchema } from '../blog.schemas.ts';

export const maxBodyLength = 60_000;

const postTextSchema = z.strictObject({
  title: singleLineText(120),
  summary: singleLineText(240),
  body: multiLineText(maxBodyLength),
});

const slugsSchema = z.partialRecord(z.enum(languages.map(({ code }) => code)), itemSlugSchema);

/**
 * A post in all its languages is one document, so translations can't get separated. Slugs are
 * stored next to the texts, because a new URL doesn't make a translation stale.
 */
export const postDraftSchema = z.strictObject({
  originalLanguage: languageSchema,
  slugs: slugsSchema,
  author: postAuthorSchema.nullable(),
  tags: z.array(postTagSchema).max(8),
  cover: fileIdSchema.nullable(),
  asOf: z.iso.datetime().nullable(),
  position: z.enum(positions).nullable(),
  hasRiskNotice: z.boolean(),
  texts: wordingsOf(postTextSchema),
});

export type PostDraft = z.infer<typeof postDraftSchema>;

/** One edit, small enough to be saved while someone types. */
export const postEditSchema = z.discriminatedUnion('edit', [
  z.object({
    edit: z.literal('facts'),
    facts: postDraftSchema.omit({ texts: true, slugs: true, originalLanguage: true }).partial(),
  }),
  z.object({ edit: z.literal('slug'), language: languageSchema, slug: itemSlugSchema }),
  z.object({
    edit: z.literal('text'),
    language: languageSchema,
    /** Omitted fields stay unchanged. */
    text: postTextSchema.partial(),
    state: z.enum(['machine', 'reviewed']).default('reviewed'),
  }),
  z.object({ edit: z.literal('forgetText'), language: languageSchema }),
]);

export type PostEdit = z.infer<typeof postEditSchema>;
