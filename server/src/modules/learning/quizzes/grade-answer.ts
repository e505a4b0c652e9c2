import { gradeTrade } from '@danube/contract/learning/grade-trade.ts';
import type { Answer, Solution } from '@danube/contract/learning/quiz.schemas.ts';
import type { SheetQuestion } from './sheet.ts';

/** Whether an answer is correct, and the correct one. No answer counts as wrong. */
export function gradeAnswer(
  question: SheetQuestion,
  answer: Answer,
): { isRight: boolean; solution: Solution } {
  const { key, shown } = question;
  const placeOf = (written: number) => shown.indexOf(written);
  switch (key.type) {
    case 'single': {
      const place = placeOf(key.right);
      const isRight = answer?.type === 'single' && answer.place === place;
      return { isRight, solution: { type: 'single', place } };
    }
    case 'several': {
      const places = key.right.map(placeOf).toSorted(ascending);
      const isRight = answer?.type === 'several' && isSame(unique(answer.places), places);
      return { isRight, solution: { type: 'several', places } };
    }
    case 'numeric': {
      const isRight =
        answer?.type === 'numeric' && Math.abs(answer.value - key.right) <= key.tolerance + epsilon;
      const { right: value, tolerance } = key;
      return { isRight, solution: { type: 'numeric', value, tolerance } };
    }
    case 'order': {
      const places = question.choices.map((_, written) => placeOf(written));
      const isRight = answer?.type === 'order' && isSame(answer.places, places);
      return { isRight, solution: { type: 'order', places } };
    }
    case 'trade': {
      const rules = gradeTrade(key, answer?.type === 'trade' ? answer.trade : noTrade);
      const isRight = rules.every(({ isKept }) => isKept);
      return { isRight, solution: { type: 'trade', rules } };
    }
  }
}

const noTrade = { entry: null, stop: null, target: null, units: null };

/** 0.1 + 0.2 should equal 0.3. */
const epsilon = 1e-9;

function unique(places: readonly number[]): number[] {
  return [...new Set(places)].toSorted(ascending);
}

function ascending(one: number, other: number): number {
  return one - other;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((place, index) => place === other[index]);
}
