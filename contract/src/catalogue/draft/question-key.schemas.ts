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
  /** Account size in whole euros. */
  account: z.number().int().min(100).max(10_000_000),
  /** The value of a one-point move in euros, per unit. */
  pointValue: z.number().min(0.0001).max(10_000),
  /** Maximum loss at the stop, in percent of the account. */
  maxRisk: z.number().min(0.1).max(5),
  minRewardToRisk: z.number().min(0.5).max(10),
};

export const numericKeySchema = z.object({
  type: z.literal('numeric'),
  right: z.number().min(-1e9).max(1e9),
  /** The accepted deviation. */
  tolerance: z.number().min(0).max(1e9),
});

export const tradeKeySchema = z.object({
  type: z.literal('trade'),
  bars: z.array(quizBarSchema).max(60),
  ...tradeRules,
});

/**
 * The correct answer to one question, independent of language: the texts have the same position. It
 * never leaves the server before an answer is submitted.
 */
export const questionKeySchema = z.discriminatedUnion('type', [
  /** Indexes into the list of choices, from 0. */
  z.object({ type: z.literal('single'), right: place }),
  z.object({ type: z.literal('several'), right: z.array(place).max(6) }),
  numericKeySchema,
  /** The choices are stored in the correct order. */
  z.object({ type: z.literal('order') }),
  tradeKeySchema,
]);

export type QuestionKey = z.infer<typeof questionKeySchema>;
export type QuestionType = QuestionKey['type'];
export type TradeKey = Extract<QuestionKey, { type: 'trade' }>;

export const questionTypes = ['single', 'several', 'numeric', 'order', 'trade'] as const;
