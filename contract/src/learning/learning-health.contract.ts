import * as z from 'zod';
import { procedureFor } from '../base.ts';
import {
  itemIdSchema,
  lessonIdSchema,
  lessonKinds,
  slugSchema,
} from '../catalogue/catalogue.schemas.ts';
import { languageSchema, userIdSchema } from '../identity/identity.schemas.ts';
import { isShortPeriod, period } from '../period.ts';

const tags = ['learning'];
const count = z.number().int().min(0);

const input = z
  .object({
    /** The days on which students started a course. */
    ...period,
    course: itemIdSchema.optional(),
    instructor: slugSchema.optional(),
    language: languageSchema,
  })
  .refine(isShortPeriod);

/** Every start is in exactly one of the other three. */
const standings = { started: count, finished: count, learning: count, stopped: count };

const courseHealthSchema = z.object({
  id: itemIdSchema,
  slug: slugSchema,
  title: z.string(),
  /** Slug of the instructor. */
  instructor: z.string().nullable(),
  ...standings,
  /** Issued on these days and not revoked. */
  certificates: count,
});

export type CourseHealth = z.infer<typeof courseHealthSchema>;

const lessonHealthSchema = z.object({
  id: lessonIdSchema,
  course: itemIdSchema,
  number: count,
  title: z.string(),
  kind: z.enum(lessonKinds),
  started: count,
  finished: count,
  /** Students who stopped and opened no lesson after this one. */
  stopped: count,
});

export type LessonHealth = z.infer<typeof lessonHealthSchema>;

const questionHealthSchema = z.object({
  course: itemIdSchema,
  lesson: lessonIdSchema,
  lessonTitle: z.string(),
  number: count,
  prompt: z.string(),
  /** People who were asked it in their first attempt. */
  answered: count,
  right: count,
});

export type QuestionHealth = z.infer<typeof questionHealthSchema>;

const learningHealthSchema = z.object({
  ...standings,
  certificates: count,
  days: z.array(z.object({ day: z.iso.date(), started: count })),
  /** Most starts first. */
  courses: z.array(courseHealthSchema),
  /** In the order of the courses and of their lessons. */
  lessons: z.array(lessonHealthSchema),
  /** Hardest first. */
  questions: z.array(questionHealthSchema),
  /** Questions left out because too few people answered them. */
  tooFew: count,
});

export type LearningHealth = z.infer<typeof learningHealthSchema>;

const stuckStudentSchema = z.object({
  userId: userIdSchema,
  name: z.string(),
  course: z.object({ id: itemIdSchema, title: z.string() }),
  /** The last one they opened. */
  lesson: z.string(),
  done: count,
  lessons: count,
  startedAt: z.date(),
  lastAt: z.date(),
});

export type StuckStudent = z.infer<typeof stuckStudentSchema>;

const stuckStudentsSchema = z.object({
  total: count,
  /** The ones who stopped last come first: they are the easiest to win back. */
  students: z.array(stuckStudentSchema),
});

export type StuckStudents = z.infer<typeof stuckStudentsSchema>;

export const learningHealthContract = {
  /** How the students who started a course on these days are doing now. Anonymous. */
  health: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/learning/health', tags })
    .input(input)
    .output(learningHealthSchema),

  /** Which of them stopped, and where; the read is audited. */
  stuck: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/admin/learning/stuck', tags })
    .input(input)
    .output(stuckStudentsSchema),
};
