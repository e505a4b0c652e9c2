import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Answer, Attempt } from '@danube/contract/learning/quiz.schemas.ts';
import { savedAnswersKey } from '../../shared/storage/storage-keys.ts';
import { canAnswer } from './answers.ts';

/**
 * The answers of an unsubmitted attempt. A phone may discard the page while its owner looks
 * something up; the server then returns the same questions.
 */
export function saveAnswers(lesson: LessonId, attempt: Attempt, answers: readonly Answer[]): void {
  try {
    const saved = { lesson, attempt: attempt.id, answers };
    sessionStorage.setItem(savedAnswersKey, JSON.stringify(saved));
  } catch {
    // Storage may be blocked or full: then the answers only last as long as the page.
  }
}

/** The saved answer to each question; null where there is none. */
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

export function clearSavedAnswers(): void {
  try {
    sessionStorage.removeItem(savedAnswersKey);
  } catch {
    return;
  }
}

function read(): Record<string, unknown> | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(savedAnswersKey) ?? 'null');
    // An object; its fields are validated where they are used.
    return typeof saved === 'object' ? (saved as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
