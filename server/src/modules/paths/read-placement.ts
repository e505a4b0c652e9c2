import { readFileSync } from 'node:fs';
import { placementTopics } from '@danube/contract/paths/paths.schemas.ts';
import { parse } from 'yaml';
import * as z from 'zod';
import { lessonReference } from './lesson-reference.ts';

/** The aim is the page's own question, and comes first. */
const firstNumber = 2;

const questionSchema = z
  .strictObject({
    topic: z.enum(placementTopics),
    prompt: z.string().min(1),
    choices: z.array(z.string().min(1)).min(3).max(5),
    /** Number of the correct choice, from 1. */
    right: z.number().int().min(1),
    explanation: z.string().min(1),
    lesson: lessonReference,
  })
  .refine(({ right, choices }) => right <= choices.length, 'right: there is no such choice');

const fileSchema = z.strictObject({ questions: z.array(questionSchema).length(11) });

export type PlacementKey = z.infer<typeof questionSchema> & { readonly name: string };

/** The questions with their correct answers, which stay on the server. */
export function readPlacement(path: string): readonly PlacementKey[] {
  const { questions } = fileSchema.parse(parse(readFileSync(path, 'utf8')));
  return questions.map((question, index) => ({ ...question, name: `q${index + firstNumber}` }));
}
