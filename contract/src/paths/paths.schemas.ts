import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';

/** A lesson by the names of its course and its own. */
export const lessonNameSchema = z.object({ course: slugSchema, slug: slugSchema });

export type LessonName = z.infer<typeof lessonNameSchema>;

export const pathCardSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  summary: z.string(),
  /** The language it is written in, whatever language the page is in. */
  language: languageSchema,
  weeks: z.number().int(),
  evenings: z.number().int(),
});

export type PathCard = z.infer<typeof pathCardSchema>;

/** Evenings are those of a working week. */
export const pathDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const eveningSchema = z.object({
  day: z.enum(pathDays),
  /** What to do besides reading; empty on most days. */
  task: z.string(),
  lessons: z.array(lessonNameSchema),
});

export const learningPathSchema = pathCardSchema.extend({
  /** What someone can do afterwards. */
  outcomes: z.array(z.string()),
  plan: z.array(z.object({ title: z.string(), evenings: z.array(eveningSchema) })),
});

export type LearningPath = z.infer<typeof learningPathSchema>;

/** What someone wants to learn here; the first question of the placement test. */
export const aims = ['indices', 'commodities', 'companies', 'savings', 'unsure'] as const;

export type Aim = (typeof aims)[number];

/** What a question of the placement test is about. */
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

/** Why a course is where to start; the words are the page's. */
export const startReasons = ['risk', 'costs', 'charts', 'owning', 'ready', 'savings'] as const;

export type StartReason = (typeof startReasons)[number];

export const placementResultSchema = z.object({
  right: z.number().int(),
  asked: z.number().int(),
  reason: z.enum(startReasons),
  /** The lesson to begin with. */
  start: lessonNameSchema,
  /** The plan of evenings that begins there. */
  path: pathCardSchema,
  /** What was not answered rightly, with the lesson that teaches it. */
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
