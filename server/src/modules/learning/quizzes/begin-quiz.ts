import { randomInt } from 'node:crypto';
import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type Attempt, attemptIdSchema } from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { requireOpenLesson } from '../access/require-open-lesson.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findRounds, lockStudent } from '../marks/marks.repository.ts';
import {
  type AttemptRow,
  deleteAttempt,
  findOpenAttempt,
  insertAttempt,
} from './attempts.repository.ts';
import { drawSheet, toQuizQuestion } from './sheet.ts';

type Input = {
  readonly userId: string;
  readonly lesson: LessonId;
  readonly language: LanguageCode;
};

/** Repeats the same questions until they are submitted, so that nobody can fish for easier ones. */
export function beginQuiz(deps: LearningDependencies, input: Input): Promise<Attempt> {
  const { userId, lesson: id, language } = input;
  return deps.transact(async ({ tx }) => {
    await lockStudent(tx, userId);
    const { course, lesson } = await requireOpenLesson(deps, tx, { userId, lesson: id });
    if (lesson.kind !== 'quiz') throw new DomainError('LESSON_NOT_FOUND');
    const round = (await findRounds(tx, userId, [course.id])).get(course.id) ?? 0;
    const started = await findOpenAttempt(tx, userId, id);
    const seed = started?.seed ?? randomInt(2 ** 31 - 1);
    const drawn = drawSheet(lesson, { language, original: course.draft.originalLanguage, seed });
    if (started && started.round === round && started.language === drawn.language)
      return toAttempt(started);
    // In another language it is drawn again with the same seed: the same questions.
    if (started) await deleteAttempt(tx, started.id);
    const attempt = {
      id: attemptIdSchema.parse(deps.ids.uuid()),
      userId,
      lessonId: id,
      courseId: course.id,
      round,
      language: drawn.language,
      seed,
      sheet: drawn.sheet,
      begunAt: deps.clock.now(),
    };
    await insertAttempt(tx, attempt);
    return toAttempt(attempt);
  });
}

/** The questions without their answers. */
export function toAttempt({
  id,
  language,
  sheet,
}: Pick<AttemptRow, 'id' | 'language' | 'sheet'>): Attempt {
  return { id, language, questions: sheet.map((question, at) => toQuizQuestion(question, at + 1)) };
}
