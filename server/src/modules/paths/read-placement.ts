import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { placementTopics } from '@danube/contract/paths/paths.schemas.ts';
import { parse } from 'yaml';
import * as z from 'zod';
import { lessonReference } from './lesson-reference.ts';

/** The aim is the page's own question, and comes first. */
const firstNumber = 2;
const questionCount = 11;

const wordingSchema = z.strictObject({
  prompt: z.string().min(1),
  choices: z.array(z.string().min(1)).min(3).max(5),
  explanation: z.string().min(1),
});

const questionSchema = wordingSchema
  .extend({
    topic: z.enum(placementTopics),
    /** Number of the correct choice, from 1. */
    right: z.number().int().min(1),
    lesson: lessonReference,
  })
  .refine(({ right, choices }) => right <= choices.length, 'right: there is no such choice');

type Wording = z.infer<typeof wordingSchema>;

export type PlacementKey = z.infer<typeof questionSchema> & {
  readonly name: string;
  readonly translations: ReadonlyMap<LanguageCode, Wording>;
};

/** The questions with their correct answers, which stay on the server, and their translations. */
export function readPlacement(folder: string): readonly PlacementKey[] {
  const questions = readQuestions(folder, 'placement.yaml', questionSchema);
  const translations = readdirSync(folder).flatMap((name) => {
    const [stem, language] = name.split('.');
    if (stem !== 'placement' || !isLanguageCode(language)) return [];
    return [{ name, language, questions: readQuestions(folder, name, wordingSchema) }];
  });
  return questions.map((question, index) => ({
    ...question,
    name: `q${index + firstNumber}`,
    translations: new Map(
      translations.flatMap(({ name, language, questions: translated }) => {
        const wording = translated[index];
        if (wording?.choices.length !== question.choices.length) {
          throw new Error(`question ${index + 1} of ${name} has other choices than the original`);
        }
        return wording ? [[language, wording] as const] : [];
      }),
    ),
  }));
}

function readQuestions<Question extends z.ZodType>(folder: string, name: string, schema: Question) {
  const file = z.strictObject({ questions: z.array(schema).length(questionCount) });
  return file.parse(parse(readFileSync(join(folder, name), 'utf8'))).questions;
}

/** A file translates all questions at once, so the first one shows which languages exist. */
export function languageOf(
  [first]: readonly PlacementKey[],
  requested: LanguageCode,
): LanguageCode {
  return first?.translations.has(requested) ? requested : defaultLanguage;
}

export function resolveWording(key: PlacementKey, requested: LanguageCode): Wording {
  return key.translations.get(requested) ?? key;
}
