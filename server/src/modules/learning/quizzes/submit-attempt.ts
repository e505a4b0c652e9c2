import { passShare } from '@danube/contract/learning/lesson-done.ts';
import type { Answer, AttemptId, QuizResult } from '@danube/contract/learning/quiz.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import { requireOpenLesson } from '../access/require-open-lesson.ts';
import { issueIfComplete } from '../certificates/issue-certificate.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findMarks, findRounds, lockStudent, storeMarks } from '../marks/marks.repository.ts';
import { type AttemptRow, findAttempt, storeResult } from './attempts.repository.ts';
import { gradeAnswer } from './grade-answer.ts';
import { toQuizQuestion } from './sheet.ts';

type SubmittedAnswers = {
  readonly userId: string;
  readonly attempt: AttemptId;
  /** In the order of the questions; missing ones were skipped. */
  readonly answers: readonly Answer[];
};

/** Grades an attempt once: submitted again, the first answers and the result stay. */
export function submitAttempt(
  deps: LearningDependencies,
  sent: SubmittedAnswers,
): Promise<QuizResult> {
  const { userId } = sent;
  return deps.transact(async (change) => {
    const { tx } = change;
    await lockStudent(tx, userId);
    const attempt = await findAttempt(tx, userId, sent.attempt);
    if (!attempt) throw new DomainError('ATTEMPT_NOT_FOUND');
    if (attempt.handedInAt) return toResult(attempt, attempt.answers ?? [], attempt.handedInAt);
    await requireOpenLesson(deps, tx, { userId, lesson: attempt.lessonId });
    const handedInAt = deps.clock.now();
    const answers = attempt.sheet.map((_, index) => sent.answers[index] ?? null);
    const result = toResult(attempt, answers, handedInAt);
    const verdicts = result.questions.map(({ isRight }) => isRight);
    const { isPassed } = result;
    await storeResult(tx, attempt.id, { answers, verdicts, isPassed, handedInAt });
    await markQuiz(deps, change, { attempt, isPassed, at: handedInAt });
    return result;
  });
}

export function toResult(
  attempt: Pick<AttemptRow, 'id' | 'sheet'>,
  answers: readonly Answer[],
  handedInAt: Date,
): QuizResult {
  const questions = attempt.sheet.map((question, index) => {
    const answer = answers[index] ?? null;
    const { isRight, solution } = gradeAnswer(question, answer);
    const { explanation } = question;
    return {
      question: toQuizQuestion(question, index + 1),
      answer,
      isRight,
      solution,
      explanation,
    };
  });
  const right = questions.filter(({ isRight }) => isRight).length;
  const asked = questions.length;
  const isPassed = asked > 0 && right >= asked * passShare;
  return { id: attempt.id, right, asked, isPassed, handedInAt, questions };
}

/** Passing completes the lesson for this round; trying counts as opening it. */
async function markQuiz(
  deps: LearningDependencies,
  change: Change,
  { attempt, isPassed, at }: { attempt: AttemptRow; isPassed: boolean; at: Date },
): Promise<void> {
  const { userId, lessonId, courseId } = attempt;
  const round = (await findRounds(change.tx, userId, [courseId])).get(courseId) ?? 0;
  if (attempt.round !== round) return;
  const [before] = await findMarks(change.tx, userId, [lessonId]);
  const doneAt = before?.doneAt ?? (isPassed ? at : null);
  await storeMarks(change.tx, {
    watched: [],
    isRead: false,
    placeSecond: 0,
    placeScroll: 0,
    placeAt: at,
    firstAt: at,
    ...before,
    userId,
    lessonId,
    courseId,
    round,
    lastAt: at,
    doneAt,
  });
  if (isPassed) await issueIfComplete(deps, change, { userId, courseId });
  change.notify(`user:${userId}`, { topic: 'learning' });
}
