import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Answer, Attempt, QuizResult } from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { queries } from '../../../lib/api.ts';
import {
  clearSavedAnswers,
  hasSavedAnswers,
  readSavedAnswers,
  saveAnswers,
} from './saved-answers.ts';

/** Where a quiz gets its questions and results, and keeps answers until they are submitted. */
export type QuizSource = {
  begin(lesson: LessonId, language: LanguageCode): Promise<Attempt>;
  handIn(attempt: Attempt, answers: readonly Answer[]): Promise<QuizResult>;
  /** Whether a result counts as progress. */
  readonly isRecorded: boolean;
  /** Whether there are unsubmitted answers for this lesson. */
  isStarted(lesson: LessonId): boolean;
  savedAnswers(attempt: Attempt): readonly Answer[];
  save(lesson: LessonId, attempt: Attempt, answers: readonly Answer[]): void;
  forget(): void;
};

/** A student's attempts. */
export const recordedQuiz: QuizSource = {
  begin: (lesson, language) => queries.learning.beginQuiz.call({ lesson, language }),
  handIn: (attempt, answers) =>
    queries.learning.handIn.call({ attempt: attempt.id, answers: [...answers] }),
  isRecorded: true,
  isStarted: hasSavedAnswers,
  savedAnswers: readSavedAnswers,
  save: saveAnswers,
  forget: clearSavedAnswers,
};
