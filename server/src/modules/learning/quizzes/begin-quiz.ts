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
  findOpenAttempt,
  forgetAttempt,
  insertAttempt,
} from './attempts.repository.ts';
import { askedOf, drawSheet } from './sheet.ts';

type Wish = { readonly userId: string; readonly lesson: LessonId; readonly language: LanguageCode };

/** The same questions again until they are handed in, so that nobody looks for easier ones. */
export function beginQuiz(deps: LearningDependencies, wish: Wish): Promise<Attempt> {
  const { userId, lesson: id, language } = wish;
  return deps.transact(async ({ tx }) => {
    await lockStudent(tx, userId);
    const { course, lesson } = await requireOpenLesson(deps, tx, { userId, lesson: id });
    if (lesson.kind !== 'quiz') throw new DomainError('LESSON_NOT_FOUND');
    const round = (await findRounds(tx, userId, [course.id])).get(course.id) ?? 0;
    const begun = await findOpenAttempt(tx, userId, id);
    const seed = begun?.seed ?? randomInt(2 ** 31 - 1);
    const drawn = drawSheet(lesson, { language, original: course.draft.originalLanguage, seed });
    if (begun && begun.round === round && begun.language === drawn.language) return asked(begun);
    // In another language it is asked anew, by the same seed: the same questions.
    if (begun) await forgetAttempt(tx, begun.id);
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
    return asked(attempt);
  });
}

function asked({ id, language, sheet }: Pick<AttemptRow, 'id' | 'language' | 'sheet'>): Attempt {
  return { id, language, questions: sheet.map((question, at) => askedOf(question, at + 1)) };
}
