import * as z from 'zod';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema } from '../media/media.schemas.ts';
import { moneySchema } from '../money.ts';

/** What the academy offers. A package is a subscription or a bundle of other items. */
export const itemKinds = ['course', 'book', 'indicator', 'package', 'fact-sheet'] as const;

export const itemKindSchema = z.enum(itemKinds);

export type ItemKind = (typeof itemKinds)[number];

export const itemIdSchema = z.uuid().brand('ItemId');

export type ItemId = z.infer<typeof itemIdSchema>;

export const lessonIdSchema = z.uuid().brand('LessonId');

export type LessonId = z.infer<typeof lessonIdSchema>;

export const moduleIdSchema = z.uuid().brand('ModuleId');

export type ModuleId = z.infer<typeof moduleIdSchema>;

/** Lower-case words of letters and digits, joined by dashes. */
export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** An item's slug: not a word reserved in the same URLs. */
export const itemSlugSchema = slugSchema.refine((slug) => slug !== 'create');

/** Levels and markets are slugs of entries in the settings. */
export const marketsSchema = z.array(slugSchema).max(24);
export const platforms = ['tradingview', 'metatrader5'] as const;
export const lessonKinds = ['text', 'video', 'file', 'quiz'] as const;
export const indicatorPreviews = [
  'danube-bands',
  'session-range',
  'swing-structure',
  'risk-ruler',
] as const;

export type Platform = (typeof platforms)[number];
export type LessonKind = (typeof lessonKinds)[number];
export type IndicatorPreview = (typeof indicatorPreviews)[number];

/** Whether a text is the original, or how good its translation is. */
export const translationStates = [
  'original',
  'reviewed',
  'machine',
  'stale',
  /** Some fields are empty and are shown in another language. */
  'partial',
  'missing',
] as const;

export type TranslationState = (typeof translationStates)[number];

/** Untranslated fields, with the language they are shown in. */
export const fieldLanguagesSchema = z.record(z.string(), languageSchema);

export type FieldLanguages = z.infer<typeof fieldLanguagesSchema>;

/** The language a text is shown in, and the other languages available. */
const wording = {
  language: languageSchema,
  fieldLanguages: fieldLanguagesSchema.optional(),
  originalLanguage: languageSchema,
  availableIn: z.array(languageSchema),
};

/** What public lists show of an item. */
export const itemCardSchema = z.object({
  id: itemIdSchema,
  kind: itemKindSchema,
  slug: slugSchema,
  title: z.string(),
  summary: z.string(),
  ...wording,
  /** Euro cents including VAT; 0 is free for members. */
  price: moneySchema,
  /** For a reduced price: the lowest of the 30 days before the reduction. */
  priorPrice: moneySchema.optional(),
  /** The uploaded image; null if the cover is generated from the slug. */
  cover: fileIdSchema.nullable(),
  markets: marketsSchema,
  level: slugSchema.nullable(),
  /** A course's instructor, by slug; a book's author, by name. */
  by: z.string().nullable(),
  platforms: z.array(z.enum(platforms)),
  lessonCount: z.number().int(),
  minutes: z.number().int(),
  pageCount: z.number().int().nullable(),
  /** The languages the reader gets the lessons in, if not just the requested one. */
  lessonLanguages: z.array(languageSchema).optional(),
});

export type ItemCard = z.infer<typeof itemCardSchema>;

export const lessonOutlineSchema = z.object({
  id: lessonIdSchema,
  slug: slugSchema,
  title: z.string(),
  language: languageSchema,
  kind: z.enum(lessonKinds),
  /** Readable without an account. */
  isFree: z.boolean(),
  minutes: z.number().int(),
});

export type LessonOutline = z.infer<typeof lessonOutlineSchema>;

const moduleOutlineSchema = z.object({
  id: moduleIdSchema,
  title: z.string(),
  language: languageSchema,
  lessons: z.array(lessonOutlineSchema),
});

const questionAndAnswer = z.object({ question: z.string(), answer: z.string() });

export const coursePageSchema = itemCardSchema.extend({
  /** Markdown, like all multi-paragraph texts below. */
  description: z.string(),
  outcomes: z.array(z.string()),
  requirements: z.array(z.string()),
  faq: z.array(questionAndAnswer),
  modules: z.array(moduleOutlineSchema),
  /** The languages the reader gets the lessons in, whatever the language of the page. */
  lessonLanguages: z.array(languageSchema),
  /** The languages in which every lesson is written. */
  taughtIn: z.array(languageSchema),
  publishedAt: z.date(),
  changedAt: z.date(),
});

export type CoursePage = z.infer<typeof coursePageSchema>;

/** A free lesson with its position in the course. */
export const freeLessonSchema = lessonOutlineSchema.extend({
  course: z.object({ id: itemIdSchema, slug: slugSchema, title: z.string() }),
  moduleTitle: z.string(),
  originalLanguage: languageSchema,
  availableIn: z.array(languageSchema),
  fieldLanguages: fieldLanguagesSchema.optional(),
  body: z.string(),
  video: fileIdSchema.nullable(),
  /** Length of the video; null if there is none. */
  videoSeconds: z.number().int().nullable(),
  captions: fileIdSchema.nullable(),
  previous: lessonOutlineSchema.nullable(),
  next: lessonOutlineSchema.nullable(),
});

export type FreeLesson = z.infer<typeof freeLessonSchema>;

/** A file of an item, as the public page shows it. */
export const itemFileSchema = z.object({
  id: fileIdSchema,
  name: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
});

export type ItemFile = z.infer<typeof itemFileSchema>;

/** The kinds that have files. */
export const fileKinds = ['book', 'indicator', 'fact-sheet'] as const;

export type FileKind = (typeof fileKinds)[number];

/** An item in a list, with its files. */
export const itemWithFilesSchema = itemCardSchema.extend({ files: z.array(itemFileSchema) });

export type ItemWithFiles = z.infer<typeof itemWithFilesSchema>;

export const bookPageSchema = itemCardSchema.extend({
  subtitle: z.string(),
  description: z.string(),
  /** The preview text. */
  excerpt: z.string(),
  files: z.array(itemFileSchema),
  publishedAt: z.date(),
});

export type BookPage = z.infer<typeof bookPageSchema>;

export const indicatorPageSchema = itemCardSchema.extend({
  description: z.string(),
  manual: z.string(),
  /** The calculation that the page draws on sample data. */
  preview: z.enum(indicatorPreviews).nullable(),
  files: z.array(itemFileSchema),
  publishedAt: z.date(),
});

export type IndicatorPage = z.infer<typeof indicatorPageSchema>;

export const packagePageSchema = itemCardSchema.extend({
  description: z.string(),
  sale: z.enum(['subscription', 'bundle']),
  interval: z.enum(['month', 'year']).nullable(),
  benefits: z.array(z.string()),
  includes: z.array(itemCardSchema),
  hasLiveSessions: z.boolean(),
  isFeatured: z.boolean(),
});

export type PackagePage = z.infer<typeof packagePageSchema>;

/** The item was renamed: the current slug of its page. */
const moved = z.object({ isMoved: z.literal(true), slug: slugSchema });

/** The page, or the slug it moved to. */
export function pageOrMoved<Page extends z.ZodType>(page: Page) {
  return z.discriminatedUnion('isMoved', [z.object({ isMoved: z.literal(false), page }), moved]);
}
