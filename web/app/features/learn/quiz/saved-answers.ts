import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Answer, Attempt } from '@danube/contract/learning/quiz.schemas.ts';
import { savedAnswersKey } from '../../shared/storage/storage-keys.ts';
import { canAnswer } from './answers.ts';

/**
 * What was answered of an attempt that is not submitted. A phone may throw the page away while
 * its owner looks something up; the server asks the same questions again.
 */
export function saveAnswers(lesson: LessonId, attempt: Attempt, answers: readonly Answer[]): void {
  try {
    const saved = { lesson, attempt: attempt.id, answers };
    sessionStorage.setItem(savedAnswersKey, JSON.stringify(saved));
  } catch {
    // Storage may be forbidden or full: the answers then live as long as the page.
  }
}

/** The answers to the questions of an attempt; null if there is none. */
export function readSavedAnswers({ id, questions }: Attempt): Answer[] {
  const saved = read();
  const answers = saved?.attempt === id && Array.isArray(saved.answers) ? saved.answers : [];
  return questions.map((question, index) => {
    const answer: unknown = answers[index] ?? null;
    return canAnswer(question, answer) ? answer : null;
  });
}

export function hasSavedAnswers(lesson: LessonId): boolean {
  return read()?.lesson === lesson;
}

export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(savedAnswersKey);
  } catch {
    return;
  }
}

function read(): Record<string, unknown> | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(savedAnswersKey) ?? 'null');
    // An object; its fields are looked at where they are used.
    return typeof saved === 'object' ? (saved as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
