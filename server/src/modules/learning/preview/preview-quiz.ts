import {
  type Answer,
  type Attempt,
  attemptIdSchema,
  type QuizResult,
} from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { toAttempt } from '../quizzes/begin-quiz.ts';
import { drawSheet } from '../quizzes/sheet.ts';
import { toResult } from '../quizzes/submit-attempt.ts';
import { type PreviewedLesson, requirePreviewedLesson } from './require-previewed-lesson.ts';

type Input = PreviewedLesson & { readonly language: LanguageCode; readonly seed: number };

/** The questions of one attempt; the seed replaces the attempt that students have. */
export async function previewQuiz(deps: LearningDependencies, input: Input): Promise<Attempt> {
  return toAttempt(await drawPreview(deps, input));
}

/** Graded like a student's answers; if the draft was changed in between, by its new version. */
export async function gradePreview(
  deps: LearningDependencies,
  { answers, ...input }: Input & { readonly answers: readonly Answer[] },
): Promise<QuizResult> {
  return toResult(await drawPreview(deps, input), answers, deps.clock.now());
}

async function drawPreview(deps: LearningDependencies, { language, seed, ...input }: Input) {
  const { course, lesson } = await requirePreviewedLesson(deps, input);
  if (lesson.kind !== 'quiz') throw new DomainError('LESSON_NOT_FOUND');
  const drawn = drawSheet(lesson, { language, original: course.draft.originalLanguage, seed });
  // Nothing is stored under it.
  return { ...drawn, id: attemptIdSchema.parse(lesson.id) };
}
