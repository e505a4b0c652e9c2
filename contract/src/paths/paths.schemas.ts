import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';

/** A lesson by course and lesson slug. */
export const lessonNameSchema = z.object({ course: slugSchema, slug: slugSchema });

export type LessonName = z.infer<typeof lessonNameSchema>;

export const pathCardSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  summary: z.string(),
  /** The language it is written in, which may differ from the page's. */
  language: languageSchema,
  availableIn: z.array(languageSchema),
  weeks: z.number().int(),
  evenings: z.number().int(),
});

export type PathCard = z.infer<typeof pathCardSchema>;

/** Working days only. */
export const pathDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const eveningSchema = z.object({
  day: z.enum(pathDays),
  /** A task besides reading; empty on most days. */
  task: z.string(),
  lessons: z.array(lessonNameSchema),
});

export const learningPathSchema = pathCardSchema.extend({
  /** What someone can do afterwards. */
  outcomes: z.array(z.string()),
  plan: z.array(z.object({ title: z.string(), evenings: z.array(eveningSchema) })),
});

export type LearningPath = z.infer<typeof learningPathSchema>;

/** The topics of the placement test's questions. */
export const placementTopics = ['risk', 'costs', 'charts', 'owning'] as const;

export type PlacementTopic = (typeof placementTopics)[number];

export const placementQuestionSchema = z.object({
  /** Its name in the page's form: `q2` to `q12`. */
  name: z.string().regex(/^q\d{1,2}$/),
  prompt: z.string(),
  choices: z.array(z.string()),
});

export type PlacementQuestion = z.infer<typeof placementQuestionSchema>;

export const placementSchema = z.object({
  language: languageSchema,
  questions: z.array(placementQuestionSchema),
});

/** Why a course is recommended; the page has the texts. */
export const startReasons = [
  'risk',
  'costs',
  'charts',
  'owning',
  'ready',
  'open',
  'savings',
] as const;

export type StartReason = (typeof startReasons)[number];

export const placementResultSchema = z.object({
  right: z.number().int(),
  asked: z.number().int(),
  reason: z.enum(startReasons),
  /** The recommended first lesson. */
  start: lessonNameSchema,
  /** The learning path that starts there. */
  path: pathCardSchema,
  /** Questions answered incorrectly, with the lesson that teaches each. */
  missed: z.array(
    z.object({
      name: z.string(),
      prompt: z.string(),
      answer: z.string(),
      explanation: z.string(),
      lesson: lessonNameSchema,
    }),
  ),
});

export type PlacementResult = z.infer<typeof placementResultSchema>;
