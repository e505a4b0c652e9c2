import { learningContract } from '@danube/contract/learning/learning.contract.ts';
import { implement } from '@orpc/server';
import { DomainError } from '../../platform/domain-error.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findAfterCourse } from './home/after-course.ts';
import { findNextStep } from './home/next-step.ts';
import { readWeek, setGoal } from './home/week.ts';
import type { LearningDependencies } from './learning.dependencies.ts';
import { saveNote } from './notes/save-note.ts';
import { beginQuiz } from './quizzes/begin-quiz.ts';
import { submitAttempt } from './quizzes/submit-attempt.ts';
import { findLessons } from './reading/find-lessons.ts';
import { linkLessonFile } from './reading/lesson-files.ts';
import { findMyCourses } from './reading/my-courses.ts';
import { readCourse } from './reading/read-course.ts';
import { readLesson } from './reading/read-lesson.ts';
import { saveMarks } from './reading/save-marks.ts';
import { searchCourse } from './reading/search-course.ts';

export function createLearningRouter(deps: LearningDependencies) {
  const os = implement(learningContract).$context<RequestContext>().use(guard);
  return os.router({
    myCourses: os.myCourses.handler(({ input: { language }, context }) =>
      findMyCourses(deps, { userId: requireMember(context).userId, language }),
    ),
    nextStep: os.nextStep.handler(({ input: { language }, context }) =>
      findNextStep(deps, { userId: requireMember(context).userId, language }),
    ),
    week: os.week.handler(({ context }) => readWeek(deps, requireMember(context).userId)),
    setGoal: os.setGoal.handler(async ({ input: { daysPerWeek }, context }) => {
      await setGoal(deps, { userId: requireMember(context).userId, daysPerWeek });
      return {};
    }),
    afterCourse: os.afterCourse.handler(({ input, context }) =>
      findAfterCourse(deps, { ...input, userId: requireMember(context).userId }),
    ),
    course: os.course.handler(async ({ input, context }) =>
      readCourse(deps, { ...input, userId: await requesterOf(context) }),
    ),
    lesson: os.lesson.handler(async ({ input, context }) =>
      readLesson(deps, { ...input, userId: await requesterOf(context) }),
    ),
    search: os.search.handler(async ({ input, context }) =>
      searchCourse(deps, { ...input, userId: await requesterOf(context) }),
    ),
    findLessons: os.findLessons.handler(async ({ input, context }) =>
      findLessons(deps, { ...input, userId: await requesterOf(context) }),
    ),
    keepMarks: os.keepMarks.handler(({ input: { student, lessons }, context }) => {
      const { userId } = requireMember(context);
      if (student !== undefined && student !== userId) throw new DomainError('UNAUTHORIZED');
      return saveMarks(deps, { userId, lessons });
    }),
    keepNote: os.keepNote.handler(async ({ input: { lesson, text }, context }) => {
      await saveNote(deps, { userId: requireMember(context).userId, lesson, text });
      return {};
    }),
    file: os.file.handler(async ({ input: { lesson }, context }) =>
      linkLessonFile(deps, { lesson, userId: await requesterOf(context) }),
    ),
    beginQuiz: os.beginQuiz.handler(({ input: { lesson, language }, context }) =>
      beginQuiz(deps, { userId: requireMember(context).userId, lesson, language }),
    ),
    handIn: os.handIn.handler(({ input: { attempt, answers }, context }) =>
      submitAttempt(deps, { userId: requireMember(context).userId, attempt, answers }),
    ),
  });
}

/** Null for a visitor, who may open free lessons. */
async function requesterOf({
  findActor,
}: Pick<RequestContext, 'findActor'>): Promise<string | null> {
  const actor = await findActor();
  return actor.kind === 'member' ? actor.userId : null;
}
