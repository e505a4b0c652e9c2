import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { seededRandom, shuffle } from './seeded-random.ts';

/** A question as asked in one attempt, with the correct answer. */
export type SheetQuestion = {
  /** The index in the question bank, for the statistics. */
  readonly index: number;
  readonly prompt: string;
  readonly choices: readonly string[];
  /** The index of each choice in the text, in display order. */
  readonly shown: readonly number[];
  readonly explanation: string;
  readonly key: QuestionKey;
};

export type Sheet = readonly SheetQuestion[];

/** Draws questions of the lesson; the same seed draws the same. */
export function drawSheet(
  lesson: LessonDraft,
  { language, original, seed }: { language: LanguageCode; original: LanguageCode; seed: number },
): { sheet: Sheet; language: LanguageCode } {
  const wording = resolveWording(lesson.texts, language, original);
  const bank = (wording?.text.questions ?? []).flatMap((question, index) => {
    const key = lesson.keys[index];
    return key ? [{ ...question, index, key }] : [];
  });
  const random = seededRandom(seed);
  const drawn = shuffle(bank, random).slice(0, lesson.draw ?? bank.length);
  // In their original order, because later questions may build on earlier ones.
  const inOrder = drawn.toSorted((one, other) => one.index - other.index);
  const sheet = inOrder.map(({ index, prompt, choices, explanation, key }) => ({
    index,
    prompt,
    choices,
    explanation,
    key,
    shown: shuffleIfOrdering(choices.length, key, random),
  }));
  return { sheet, language: wording?.fieldLanguages?.questions ?? wording?.language ?? original };
}

/** Choices keep their order, unless ordering them is the task. */
function shuffleIfOrdering(count: number, key: QuestionKey, random: () => number): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  if (key.type !== 'order') return places;
  const shuffled = shuffle(places, random);
  const isSolved = shuffled.every((place, index) => place === index);
  return isSolved ? shuffled.toReversed() : shuffled;
}

/** What the student sees; must not reveal the correct answer. */
export function toQuizQuestion(question: SheetQuestion, number: number): QuizQuestion {
  const { prompt, key, shown } = question;
  const choices = shown.map((from, place) => ({ place, text: question.choices[from] ?? '' }));
  switch (key.type) {
    case 'single':
    case 'several':
    case 'order':
      return { type: key.type, number, prompt, choices };
    case 'numeric':
      return { type: 'numeric', number, prompt };
    case 'trade': {
      const { bars, side, account, pointValue, maxRisk, minRewardToRisk } = key;
      return {
        type: 'trade',
        number,
        prompt,
        bars,
        side,
        account,
        pointValue,
        maxRisk,
        minRewardToRisk,
      };
    }
  }
}
