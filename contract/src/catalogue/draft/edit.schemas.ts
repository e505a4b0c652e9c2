import * as z from 'zod';
import { languageSchema } from '../../identity/identity.schemas.ts';
import { singleLineText } from '../../text.ts';
import { lessonIdSchema, lessonKinds, moduleIdSchema, slugSchema } from '../catalogue.schemas.ts';
import {
  bookDraftSchema,
  bookTextSchema,
  courseDraftSchema,
  courseTextSchema,
  factSheetTextSchema,
  indicatorDraftSchema,
  indicatorTextSchema,
  lessonDraftSchema,
  lessonTextSchema,
  moduleTextSchema,
  packageDraftSchema,
  packageTextSchema,
} from './draft.schemas.ts';

/**
 * One edit, small enough to be saved while someone types. Whether the kind has these fields is
 * checked when the edit is applied.
 */
const factsSchema = z
  .strictObject({
    ...courseDraftSchema.omit({ kind: true, texts: true, modules: true }).shape,
    ...bookDraftSchema.omit({ kind: true, texts: true }).shape,
    ...indicatorDraftSchema.omit({ kind: true, texts: true }).shape,
    ...packageDraftSchema.omit({ kind: true, texts: true }).shape,
  })
  .partial();

const textSchema = z
  .strictObject({
    ...courseTextSchema.shape,
    ...bookTextSchema.shape,
    ...indicatorTextSchema.shape,
    ...packageTextSchema.shape,
    ...factSheetTextSchema.shape,
    ...moduleTextSchema.shape,
    ...lessonTextSchema.shape,
  })
  .partial();

const lessonFactsSchema = lessonDraftSchema.omit({ id: true, texts: true }).partial();

/** The item, a module or a lesson. */
const unitSchema = z.union([z.literal('item'), moduleIdSchema, lessonIdSchema]);

export type DraftUnit = z.infer<typeof unitSchema>;

export const draftEditSchema = z.discriminatedUnion('edit', [
  z.object({ edit: z.literal('facts'), facts: factsSchema }),
  z.object({
    edit: z.literal('text'),
    unit: unitSchema,
    language: languageSchema,
    /** Omitted fields stay unchanged. */
    text: textSchema,
    /** How the translation was made; the original has no state. */
    state: z.enum(['machine', 'reviewed']).default('reviewed'),
  }),
  z.object({ edit: z.literal('forgetText'), unit: unitSchema, language: languageSchema }),
  z.object({ edit: z.literal('addModule'), id: moduleIdSchema, title: singleLineText(120) }),
  z.object({ edit: z.literal('removeModule'), id: moduleIdSchema }),
  z.object({
    edit: z.literal('addLesson'),
    id: lessonIdSchema,
    module: moduleIdSchema,
    slug: slugSchema,
    kind: z.enum(lessonKinds),
    title: singleLineText(120),
  }),
  z.object({ edit: z.literal('removeLesson'), id: lessonIdSchema }),
  z.object({ edit: z.literal('lesson'), id: lessonIdSchema, facts: lessonFactsSchema }),
  /** The complete new order; every module and lesson exactly once. */
  z.object({
    edit: z.literal('arrange'),
    modules: z.array(z.object({ id: moduleIdSchema, lessons: z.array(lessonIdSchema) })),
  }),
]);

export type DraftEdit = z.infer<typeof draftEditSchema>;
