import { passShare } from '@danube/contract/learning/lesson-done.ts';
import type { Answer, QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';

/** How many have to be correct. */
export function requiredCorrect(requested: number): number {
  // 35 × 0.8 may be slightly above its integer value in floating point.
  return Math.ceil(requested * passShare - 1e-9);
}

/** Whether nothing is left open. A trade without a stop may be intended, but needs confirmation. */
export function isAnswered(answer: Answer): boolean {
  if (answer?.type === 'trade') return Object.values(answer.trade).every((each) => each !== null);
  return answer !== null;
}

/** Indexes of the unanswered questions. */
export function unansweredIndexes(answers: readonly Answer[]): number[] {
  return answers.flatMap((answer, index) => (isAnswered(answer) ? [] : [index]));
}

/** Whether a stored answer fits the question. */
export function canAnswer(question: QuizQuestion, answer: unknown): answer is Answer {
  if (answer === null) return true;
  if (typeof answer !== 'object' || !('type' in answer) || answer.type !== question.type) {
    return false;
  }
  // Every field is validated before use.
  const { place, places, value, trade } = answer as Record<string, unknown>;
  switch (question.type) {
    case 'single':
      return question.choices.some((choice) => choice.place === place);
    case 'several':
      return arePlaces(places) && places.every((each) => placesOf(question).includes(each));
    case 'order':
      return arePlaces(places) && isSame(ascending(places), ascending(placesOf(question)));
    case 'numeric':
      return Number.isFinite(value);
    case 'trade':
      return isTrade(trade);
  }
}

function placesOf({ choices }: { choices: readonly { place: number }[] }): number[] {
  return choices.map(({ place }) => place);
}

function arePlaces(places: unknown): places is number[] {
  return Array.isArray(places) && places.every(Number.isInteger);
}

/** In ascending order. */
export function ascending(places: readonly number[]): number[] {
  return places.toSorted((one, other) => one - other);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

const parts = ['entry', 'stop', 'target', 'units'] as const;

function isTrade(trade: unknown): boolean {
  if (typeof trade !== 'object' || trade === null) return false;
  // As above.
  const fields = trade as Record<string, unknown>;
  return parts.every((part) => fields[part] === null || Number.isFinite(fields[part]));
}
