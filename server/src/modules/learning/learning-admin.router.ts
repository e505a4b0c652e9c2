import { learningAdminContract } from '@danube/contract/learning/learning-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listPersonCourses } from './administration/person-courses.ts';
import { readCourseFigures } from './administration/read-course-figures.ts';
import { readLearningHealth } from './administration/read-learning-health.ts';
import { resetProgress } from './administration/reset-progress.ts';
import { listStuckStudents } from './administration/stuck-students.ts';
import { correctCertificate } from './certificates/correct-certificate.ts';
import { restoreCertificate, revokeCertificate } from './certificates/revoke-certificate.ts';
import type { LearningDependencies } from './learning.dependencies.ts';
import { previewLesson } from './preview/preview-lesson.ts';
import { gradePreview, previewQuiz } from './preview/preview-quiz.ts';

export function createLearningAdminRouter(deps: LearningDependencies) {
  const os = implement(learningAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    previewLesson: os.previewLesson.handler(({ input }) => previewLesson(deps, input)),
    previewQuiz: os.previewQuiz.handler(({ input }) => previewQuiz(deps, input)),
    gradePreview: os.gradePreview.handler(({ input }) => gradePreview(deps, input)),
    statistics: os.statistics.handler(({ input }) => readCourseFigures(deps, input)),
    health: os.health.handler(({ input }) => readLearningHealth(deps, input)),
    stuck: os.stuck.handler(({ input, context }) =>
      listStuckStudents(deps, requireActionContext(context), input),
    ),
    ofPerson: os.ofPerson.handler(({ input, context }) =>
      listPersonCourses(deps, requireActionContext(context), input),
    ),
    resetProgress: os.resetProgress.handler(async ({ input, context }) => {
      await resetProgress(deps, requireActionContext(context), input);
      return {};
    }),
    revokeCertificate: os.revokeCertificate.handler(async ({ input, context }) => {
      await revokeCertificate(deps, requireActionContext(context), input);
      return {};
    }),
    correctCertificate: os.correctCertificate.handler(async ({ input, context }) => ({
      isReplaced: await correctCertificate(deps, requireActionContext(context), input),
    })),
    restoreCertificate: os.restoreCertificate.handler(async ({ input, context }) => {
      await restoreCertificate(deps, requireActionContext(context), input);
      return {};
    }),
  });
}
