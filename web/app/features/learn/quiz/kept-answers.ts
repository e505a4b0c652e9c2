import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Answer, Attempt } from '@danube/contract/learning/quiz.schemas.ts';
import { keptAnswersKey } from '../../shared/storage/storage-keys.ts';
import { canAnswer } from './answers.ts';

/**
 * What was answered of an attempt that is not handed in. A phone may throw the page away while
 * its owner looks something up; the server asks the same questions again.
 */
export function keepAnswers(lesson: LessonId, attempt: Attempt, answers: readonly Answer[]): void {
  try {
    const kept = { lesson, attempt: attempt.id, answers };
    sessionStorage.setItem(keptAnswersKey, JSON.stringify(kept));
  } catch {
    // Storage may be forbidden or full: the answers then live as long as the page.
  }
}

/** The answers to the questions of an attempt; null where there is none. */
export function readKeptAnswers({ id, questions }: Attempt): Answer[] {
  const kept = read();
  const answers = kept?.attempt === id && Array.isArray(kept.answers) ? kept.answers : [];
  return questions.map((question, index) => {
    const answer: unknown = answers[index] ?? null;
    return canAnswer(question, answer) ? answer : null;
  });
}

export function hasKeptAnswers(lesson: LessonId): boolean {
  return read()?.lesson === lesson;
}

export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(keptAnswersKey);
  } catch {
    return;
  }
}

function read(): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAnswersKey) ?? 'null');
    // An object; its fields are looked at where they are used.
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
