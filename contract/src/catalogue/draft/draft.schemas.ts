import * as z from 'zod';
import { languageSchema } from '../../identity/identity.schemas.ts';
import { fileIdSchema } from '../../media/media.schemas.ts';
import { moneySchema } from '../../money.ts';
import { multiLineText, singleLineText } from '../../text.ts';
import {
  indicatorPreviews,
  itemIdSchema,
  itemSlugSchema,
  lessonIdSchema,
  lessonKinds,
  marketsSchema,
  moduleIdSchema,
  platforms,
  slugSchema,
} from '../catalogue.schemas.ts';
import { questionKeySchema } from './question-key.schemas.ts';
import { wordingsOf } from './translated.ts';

/**
 * A draft is one document: the whole item in all languages. It may be unfinished, so texts may be
 * empty; the requirements for publishing are in `find-publish-problems.ts`. Fields that a kind doesn't
 * have are rejected, so a draft never stores what nothing shows.
 */
const title = singleLineText(120);
const summary = singleLineText(200);
const markdown = multiLineText(40_000);
const points = z.array(singleLineText(300)).max(20);

const facts = {
  slug: itemSlugSchema,
  originalLanguage: languageSchema,
  /** Euro cents including VAT. */
  price: moneySchema.min(0).max(10_000_00),
  markets: marketsSchema,
  cover: fileIdSchema.nullable(),
};

const files = z.array(fileIdSchema).max(20);

const question = z.object({
  prompt: singleLineText(500),
  /** For single and multiple choice, and for ordering questions in the correct order. */
  choices: z.array(singleLineText(300)).max(6),
  explanation: singleLineText(1_000),
});

export const lessonTextSchema = z.strictObject({
  title,
  body: markdown,
  /** For quizzes. */
  questions: z.array(question).max(40),
});

export const lessonDraftSchema = z.strictObject({
  id: lessonIdSchema,
  slug: slugSchema,
  kind: z.enum(lessonKinds),
  isFree: z.boolean(),
  video: fileIdSchema.nullable(),
  /**
   * The video's length, copied when it is selected, so that reading a course needs no other module.
   */
  videoSeconds: z.int32().min(0).nullable(),
  captions: fileIdSchema.nullable(),
  file: fileIdSchema.nullable(),
  /** The correct answers of a quiz. */
  keys: z.array(questionKeySchema).max(40),
  /** How many questions are drawn per attempt; null for all. */
  draw: z.number().int().min(1).max(40).nullable(),
  texts: wordingsOf(lessonTextSchema),
});

export type LessonDraft = z.infer<typeof lessonDraftSchema>;
export type LessonText = z.infer<typeof lessonTextSchema>;

export const moduleTextSchema = z.strictObject({ title });

export const moduleDraftSchema = z.strictObject({
  id: moduleIdSchema,
  texts: wordingsOf(moduleTextSchema),
  lessons: z.array(lessonDraftSchema).max(100),
});

export type ModuleDraft = z.infer<typeof moduleDraftSchema>;

export const courseTextSchema = z.strictObject({
  title,
  summary,
  description: markdown,
  outcomes: points,
  requirements: points,
  faq: z.array(z.object({ question: singleLineText(300), answer: multiLineText(2_000) })).max(20),
});

export const courseDraftSchema = z.strictObject({
  kind: z.literal('course'),
  ...facts,
  level: slugSchema,
  /** The slug of an instructor in the settings, who may have been removed since. */
  instructor: slugSchema,
  texts: wordingsOf(courseTextSchema),
  modules: z.array(moduleDraftSchema).max(40),
});

export type CourseDraft = z.infer<typeof courseDraftSchema>;

export const bookTextSchema = z.strictObject({
  title,
  subtitle: singleLineText(160),
  summary,
  description: markdown,
  excerpt: markdown,
});

export const bookDraftSchema = z.strictObject({
  kind: z.literal('book'),
  ...facts,
  author: singleLineText(120),
  pageCount: z.number().int().min(1).max(5_000).nullable(),
  files,
  texts: wordingsOf(bookTextSchema),
});

export type BookDraft = z.infer<typeof bookDraftSchema>;

export const indicatorTextSchema = z.strictObject({
  title,
  summary,
  description: markdown,
  manual: markdown,
});

export const indicatorDraftSchema = z.strictObject({
  kind: z.literal('indicator'),
  ...facts,
  platforms: z.array(z.enum(platforms)).max(platforms.length),
  preview: z.enum(indicatorPreviews).nullable(),
  files,
  texts: wordingsOf(indicatorTextSchema),
});

export type IndicatorDraft = z.infer<typeof indicatorDraftSchema>;

export const packageTextSchema = z.strictObject({
  title,
  summary,
  description: markdown,
  benefits: points,
});

export const packageDraftSchema = z.strictObject({
  kind: z.literal('package'),
  ...facts,
  sale: z.enum(['subscription', 'bundle']),
  interval: z.enum(['month', 'year']).nullable(),
  includes: z.array(itemIdSchema).max(50),
  hasLiveSessions: z.boolean(),
  isFeatured: z.boolean(),
  texts: wordingsOf(packageTextSchema),
});

export type PackageDraft = z.infer<typeof packageDraftSchema>;

export const factSheetTextSchema = z.strictObject({ title, summary, description: markdown });

const factSheetDraftSchema = z.strictObject({
  kind: z.literal('fact-sheet'),
  ...facts,
  files,
  texts: wordingsOf(factSheetTextSchema),
});

export const draftSchema = z.discriminatedUnion('kind', [
  courseDraftSchema,
  bookDraftSchema,
  indicatorDraftSchema,
  packageDraftSchema,
  factSheetDraftSchema,
]);

export type Draft = z.infer<typeof draftSchema>;
