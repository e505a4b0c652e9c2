import type { Question } from '../course/quiz/quiz.ts';

type Pair = { question: string; answer: string };

/** As many points as the original has, in its order; missing translations are empty. */
export function alignPoints(original: readonly string[], translated: readonly string[]): string[] {
  return original.map((_, index) => translated[index] ?? '');
}

export function alignPairs(original: readonly Pair[], translated: readonly Pair[]): Pair[] {
  return original.map((_, index) => translated[index] ?? { question: '', answer: '' });
}

export function alignQuestions(
  original: readonly Question[],
  translated: readonly Question[],
): Question[] {
  return original.map(({ choices }, index) => {
    const { prompt = '', choices: own = [], explanation = '' } = translated[index] ?? {};
    return { prompt, choices: alignPoints(choices, own), explanation };
  });
}
