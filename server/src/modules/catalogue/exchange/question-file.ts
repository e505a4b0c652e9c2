import type { LessonText } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import {
  numericKeySchema,
  type QuestionKey,
  quizBarSchema,
  type TradeKey,
  tradeKeySchema,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import * as z from 'zod';
import { FileFormatError } from '../../../platform/content-files/text-file.ts';

type Question = LessonText['questions'][number];

/** Authors count choices from 1. */
const choiceNumber = z.number().int().min(1).max(6);

const barRow = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .transform(([open, high, low, close]) => ({ open, high, low, close }))
  .pipe(quizBarSchema);

/** One quiz question as written in a file; only the original contains the correct answers. */
export const questionFileSchema = z.object({
  prompt: z.string(),
  choices: z.array(z.coerce.string()).default([]),
  right: z
    .union([
      choiceNumber,
      z
        .array(choiceNumber)
        .refine((right) => new Set(right).size === right.length, 'names a choice twice'),
    ])
    .optional(),
  answer: numericKeySchema.shape.right.optional(),
  tolerance: numericKeySchema.shape.tolerance.default(0),
  order: z.literal(true).optional(),
  trade: tradeKeySchema
    .omit({ type: true })
    .extend({ bars: z.array(barRow).max(60) })
    .optional(),
  explanation: z.string().default(''),
});

type QuestionFile = z.output<typeof questionFileSchema>;

export function readQuestion({ prompt, choices, explanation }: QuestionFile): Question {
  return { prompt, choices, explanation };
}

/** The correct answer to a question; its type follows from the fields used. */
export function readKey(question: QuestionFile, place: { path: string; index: number }) {
  const [key, ...others] = keysIn(question);
  if (key && others.length === 0) return key;
  const reason = 'says what is right by one of right, answer, order and trade';
  throw new FileFormatError(place.path, `questions.${place.index}: ${reason}`);
}

export function writeQuestion(question: Question, key: QuestionKey | undefined) {
  const { prompt, choices, explanation } = question;
  return {
    prompt,
    ...(choices.length > 0 ? { choices } : {}),
    ...(key ? keyFields(key) : {}),
    explanation,
  };
}

function keysIn({ right, answer, tolerance, order, trade }: QuestionFile): QuestionKey[] {
  const keys: (QuestionKey | undefined)[] = [
    right === undefined ? undefined : chosenKey(right),
    answer === undefined ? undefined : { type: 'numeric', right: answer, tolerance },
    order && { type: 'order' },
    trade && { type: 'trade', ...trade },
  ];
  return keys.filter((key) => key !== undefined);
}

function chosenKey(right: number | number[]): QuestionKey {
  return Array.isArray(right)
    ? { type: 'several', right: right.map((number) => number - 1) }
    : { type: 'single', right: right - 1 };
}

function keyFields(key: QuestionKey): Record<string, unknown> {
  switch (key.type) {
    case 'single':
      return { right: key.right + 1 };
    case 'several':
      return { right: key.right.map((place) => place + 1) };
    case 'numeric':
      return { answer: key.right, ...(key.tolerance > 0 ? { tolerance: key.tolerance } : {}) };
    case 'order':
      return { order: true };
    case 'trade':
      return { trade: tradeFields(key) };
  }
}

function tradeFields({ type: _said, bars, ...rules }: TradeKey) {
  return { ...rules, bars: bars.map(({ open, high, low, close }) => [open, high, low, close]) };
}
