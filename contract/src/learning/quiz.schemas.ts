import * as z from 'zod';
import { quizBarSchema } from '../catalogue/draft/question-key.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';

export const attemptIdSchema = z.uuid().brand('AttemptId');

export type AttemptId = z.infer<typeof attemptIdSchema>;

/** The choice's index in its text, which doesn't reveal whether it is correct. */
const choice = z.object({ place: z.number().int(), text: z.string() });

const requested = { number: z.number().int(), prompt: z.string() };

/** A question without its answer. */
export const quizQuestionSchema = z.discriminatedUnion('type', [
  z.object({ ...requested, type: z.literal('single'), choices: z.array(choice) }),
  z.object({ ...requested, type: z.literal('several'), choices: z.array(choice) }),
  z.object({ ...requested, type: z.literal('numeric') }),
  z.object({ ...requested, type: z.literal('order'), choices: z.array(choice) }),
  z.object({
    ...requested,
    type: z.literal('trade'),
    bars: z.array(quizBarSchema),
    side: z.enum(['long', 'short']),
    account: z.number(),
    pointValue: z.number(),
    maxRisk: z.number(),
    minRewardToRisk: z.number(),
  }),
]);

export type QuizQuestion = z.infer<typeof quizQuestionSchema>;
export type QuizTrade = Extract<QuizQuestion, { type: 'trade' }>;

const places = z.array(z.number().int().min(0).max(5)).max(6);
const price = z.number().min(0).max(1_000_000);

/** A trade drawn into the chart. Missing values are null. */
export const drawnTradeSchema = z.object({
  entry: price.nullable(),
  stop: price.nullable(),
  target: price.nullable(),
  units: z.number().min(0).max(1_000_000).nullable(),
});

export type DrawnTrade = z.infer<typeof drawnTradeSchema>;

/** Null if a question was skipped, which counts as wrong. */
export const answerSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('single'), place: z.number().int().min(0).max(5) }),
    z.object({ type: z.literal('several'), places }),
    z.object({ type: z.literal('numeric'), value: z.number().min(-1e9).max(1e9) }),
    z.object({ type: z.literal('order'), places }),
    z.object({ type: z.literal('trade'), trade: drawnTradeSchema }),
  ])
  .nullable();

export type Answer = z.infer<typeof answerSchema>;

export const tradeRules = ['stopSet', 'targetSet', 'riskWithinLimit', 'rewardToRisk'] as const;

export type TradeRule = (typeof tradeRules)[number];

/** The correct answer, revealed after submission. */
const solutionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single'), place: z.number().int() }),
  z.object({ type: z.literal('several'), places: z.array(z.number().int()) }),
  z.object({ type: z.literal('numeric'), value: z.number(), tolerance: z.number() }),
  z.object({ type: z.literal('order'), places: z.array(z.number().int()) }),
  z.object({
    type: z.literal('trade'),
    /** Which rules the trade follows. */
    rules: z.array(z.object({ rule: z.enum(tradeRules), isKept: z.boolean() })),
  }),
]);

export type Solution = z.infer<typeof solutionSchema>;

export const gradedQuestionSchema = z.object({
  question: quizQuestionSchema,
  answer: answerSchema,
  isRight: z.boolean(),
  solution: solutionSchema,
  explanation: z.string(),
});

export type GradedQuestion = z.infer<typeof gradedQuestionSchema>;

export const attemptSchema = z.object({
  id: attemptIdSchema,
  language: languageSchema,
  questions: z.array(quizQuestionSchema),
});

export type Attempt = z.infer<typeof attemptSchema>;

export const resultSchema = z.object({
  id: attemptIdSchema,
  right: z.number().int(),
  asked: z.number().int(),
  isPassed: z.boolean(),
  handedInAt: z.date(),
  questions: z.array(gradedQuestionSchema),
});

export type QuizResult = z.infer<typeof resultSchema>;
