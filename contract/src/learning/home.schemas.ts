import * as z from 'zod';
import {
  itemCardSchema,
  lessonOutlineSchema,
  moduleIdSchema,
  slugSchema,
} from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { certificateCodeSchema } from './certificates.contract.ts';

const count = z.number().int().min(0);

const courseHead = itemCardSchema.pick({
  id: true,
  kind: true,
  slug: true,
  title: true,
  language: true,
  cover: true,
  by: true,
  minutes: true,
});

/** Where someone stopped in a lesson. */
const lessonPlaceSchema = z.object({
  /** The heading of the section; null before the first heading, and in videos. */
  heading: z.string().nullable(),
  /** The sentence at that position as plain text; null if nothing can be quoted. */
  sentence: z.string().nullable(),
  minutesLeft: z.number().int().min(1),
});

const lessonStep = {
  course: courseHead,
  lesson: lessonOutlineSchema.omit({ id: true, isFree: true }),
  /** The lesson's number in the course, from 1. */
  number: z.number().int().min(1),
  /** Null if the lesson wasn't started. */
  place: lessonPlaceSchema.nullable(),
  modules: z.array(
    z.object({ id: moduleIdSchema, title: z.string(), language: languageSchema, lessons: count }),
  ),
  done: count,
  lessons: count,
};

/** What a member should do next: one lesson, or what follows when all are done. */
export const nextStepSchema = z.discriminatedUnion('kind', [
  /** In a course they own. */
  z.object({ kind: z.literal('continue'), ...lessonStep }),
  /** They have no course yet: the first lesson of a free one. */
  z.object({ kind: z.literal('start'), ...lessonStep }),
  /** All their courses are finished. */
  z.object({
    kind: z.literal('finished'),
    course: courseHead,
    certificate: certificateCodeSchema.nullable(),
    /** A public course they don't own yet. */
    next: courseHead.nullable(),
  }),
  /** There is no free course to start with. */
  z.object({ kind: z.literal('none') }),
]);

export type NextStep = z.infer<typeof nextStepSchema>;
export type LessonStep = Extract<NextStep, { kind: 'continue' | 'start' }>;

/** On how many days a week someone wants to learn. */
export const daysPerWeekSchema = z.number().int().min(1).max(7);

export const weekSchema = z.object({
  /** Null if no goal is set. */
  daysPerWeek: daysPerWeekSchema.nullable(),
  /** When lessons were finished in the last eight days; the browser maps them to local days. */
  finishedAt: z.array(z.date()),
});

export type LearningWeek = z.infer<typeof weekSchema>;

/** What comes after a finished course: what it taught, and a course to continue with. */
export const afterCourseSchema = z.object({
  language: languageSchema,
  outcomes: z.array(z.string()),
  next: courseHead.nullable(),
});

export type AfterCourse = z.infer<typeof afterCourseSchema>;

export const afterCourseInput = z.object({ course: slugSchema, language: languageSchema });
