import * as z from 'zod';
import {
  fieldLanguagesSchema,
  itemCardSchema,
  itemIdSchema,
  lessonIdSchema,
  lessonOutlineSchema,
  moduleIdSchema,
  slugSchema,
} from '../catalogue/catalogue.schemas.ts';
import { accessSchema } from '../entitlements/entitlements.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';
import { multiLineText } from '../text.ts';
import { certificateCodeSchema } from './certificates.contract.ts';
import { marksSchema } from './marks.ts';
import { maxSpansSent, watchedSchema } from './watched.ts';

const count = z.number().int().min(0);

/** A person's progress in a course, always derived from their marks in its lessons. */
const progressSchema = z.object({
  done: count,
  lessons: count,
  /** 0 to 100. */
  percent: count.max(100),
  lastAccessedAt: z.date().nullable(),
  /** Where to continue: the first unfinished lesson, else the first. */
  next: z.object({ slug: slugSchema, title: z.string(), language: languageSchema }).nullable(),
});

export type CourseProgress = z.infer<typeof progressSchema>;

/** A row of My Courses. */
export const myCourseSchema = z.object({
  course: itemCardSchema
    .pick({
      id: true,
      kind: true,
      slug: true,
      title: true,
      language: true,
      cover: true,
      by: true,
      minutes: true,
    })
    .extend({ lessonLanguages: z.array(languageSchema) }),
  /** False if its page is no longer public; buyers keep access. */
  isPublic: z.boolean(),
  access: accessSchema,
  progress: progressSchema,
  certificate: certificateCodeSchema.nullable(),
});

export type MyCourse = z.infer<typeof myCourseSchema>;

const learnedLessonSchema = lessonOutlineSchema.extend({
  isDone: z.boolean(),
  /** Whether the caller may open it. */
  isOpen: z.boolean(),
});

export type StudentLesson = z.infer<typeof learnedLessonSchema>;

/** A course as its student sees it: the outline with progress. */
export const studentCourseSchema = z.object({
  id: itemIdSchema,
  slug: slugSchema,
  title: z.string(),
  language: languageSchema,
  isPublic: z.boolean(),
  hasCfds: z.boolean(),
  access: accessSchema,
  modules: z.array(
    z.object({
      id: moduleIdSchema,
      title: z.string(),
      language: languageSchema,
      lessons: z.array(learnedLessonSchema),
    }),
  ),
  progress: progressSchema,
  certificate: certificateCodeSchema.nullable(),
});

export type StudentCourse = z.infer<typeof studentCourseSchema>;

const bestResultSchema = z.object({
  right: count,
  asked: count,
  isPassed: z.boolean(),
  handedInAt: z.date(),
});

/** A lesson that the caller may open. */
export const openLessonSchema = lessonOutlineSchema.extend({
  course: z.object({ id: itemIdSchema, slug: slugSchema, title: z.string() }),
  moduleTitle: z.string(),
  originalLanguage: languageSchema,
  availableIn: z.array(languageSchema),
  fieldLanguages: fieldLanguagesSchema.optional(),
  /** Markdown. */
  body: z.string(),
  film: z.object({ seconds: count, hasCaptions: z.boolean() }).nullable(),
  file: z.object({ name: z.string(), size: count }).nullable(),
  quiz: z.object({ asked: count, best: bestResultSchema.nullable() }).nullable(),
  /** Null for a visitor, and for a member who never opened it. */
  marks: marksSchema.nullable(),
  /** The round that new marks belong to. */
  round: z.number().int(),
  isDone: z.boolean(),
  note: z.string(),
  previous: lessonOutlineSchema.nullable(),
  next: lessonOutlineSchema.nullable(),
});

export type OpenLesson = z.infer<typeof openLessonSchema>;

export const noteSchema = multiLineText(5_000);

const lessonMarksSchema = z.object({ lesson: lessonIdSchema, marks: marksSchema });

/** The marks a device sends for a lesson. */
export const sentMarksSchema = lessonMarksSchema.extend({
  marks: marksSchema.extend({ watched: watchedSchema.max(maxSpansSent) }),
});

export type LessonMarks = z.infer<typeof lessonMarksSchema>;

/** The stored marks after a save. */
export const storedMarksSchema = lessonMarksSchema.extend({ isDone: z.boolean() });

export type StoredMarks = z.infer<typeof storedMarksSchema>;

export const foundLessonSchema = lessonOutlineSchema
  .pick({ id: true, slug: true, title: true, language: true })
  .extend({ excerpt: z.string() });

export type FoundLesson = z.infer<typeof foundLessonSchema>;

/** A lesson that the caller may read, found from anywhere on the site. */
export const lessonHitSchema = lessonOutlineSchema
  .pick({ id: true, slug: true, title: true, language: true, isFree: true })
  .extend({ course: z.object({ slug: slugSchema, title: z.string(), isPublic: z.boolean() }) })
  .extend(searchMatchSchema.shape);

export type LessonHit = z.infer<typeof lessonHitSchema>;
