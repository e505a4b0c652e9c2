import * as z from 'zod';

const place = z.number().int().min(0).max(5);
const price = z.number().min(0).max(1_000_000);

/** A bar of the chart that a question shows. */
export const quizBarSchema = z
  .object({ open: price, high: price, low: price, close: price })
  .refine(({ open, high, low, close }) => high >= Math.max(open, close, low), {
    path: ['high'],
    error: 'is not the highest price',
  })
  .refine(({ open, low, close }) => low <= Math.min(open, close), {
    path: ['low'],
    error: 'is not the lowest price',
  });

export type QuizBar = z.infer<typeof quizBarSchema>;

/** The rules a drawn trade is graded by. Profit isn't one of them. */
const tradeRules = {
  side: z.enum(['long', 'short']),
  /** Whole euros on the account. */
  account: z.number().int().min(100).max(10_000_000),
  /** What a move by 1 is worth in euros, for one unit. */
  pointValue: z.number().min(0.0001).max(10_000),
  /** Per cent of the account that may be lost at the stop. */
  maxRisk: z.number().min(0.1).max(5),
  minRewardToRisk: z.number().min(0.5).max(10),
};

export const numericKeySchema = z.object({
  type: z.literal('numeric'),
  right: z.number().min(-1e9).max(1e9),
  /** How far off is still right. */
  tolerance: z.number().min(0).max(1e9),
});

export const tradeKeySchema = z.object({
  type: z.literal('trade'),
  bars: z.array(quizBarSchema).max(60),
  ...tradeRules,
});

/**
 * What is right about one question, in no language: the words are in the texts at the same
 * place. It never leaves the server before the answer was submitted.
 */
export const questionKeySchema = z.discriminatedUnion('type', [
  /** Places in the list of choices, from 0. */
  z.object({ type: z.literal('single'), right: place }),
  z.object({ type: z.literal('several'), right: z.array(place).max(6) }),
  numericKeySchema,
  /** The choices are written in the right order. */
  z.object({ type: z.literal('order') }),
  tradeKeySchema,
]);

export type QuestionKey = z.infer<typeof questionKeySchema>;
export type QuestionType = QuestionKey['type'];
export type TradeKey = Extract<QuestionKey, { type: 'trade' }>;

export const questionTypes = ['single', 'several', 'numeric', 'order', 'trade'] as const;
