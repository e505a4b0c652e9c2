import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import {
  findDoneMarks,
  incrementRound,
  lockStudent,
  removeMarks,
} from '../marks/marks.repository.ts';
import { deleteOpenAttempts } from '../quizzes/attempts.repository.ts';
import { requirePerson } from '../require-person.ts';

/** Restarts the course; marks that devices still have from before no longer count. */
export async function resetProgress(
  deps: LearningDependencies,
  act: ActionContext,
  { userId, course, reason }: { userId: string; course: ItemId; reason: string },
): Promise<void> {
  await requirePerson(deps, userId);
  await deps.transact(async ({ tx, audit, notify }) => {
    const [head] = await deps.catalogue.findCourseHeads(tx, [course], 'en');
    if (!head) throw new DomainError('COURSE_NOT_FOUND');
    await lockStudent(tx, userId);
    const marks = await findDoneMarks(tx, userId, [course]);
    await incrementRound(tx, { userId, courseId: course, resetAt: deps.clock.now() });
    await removeMarks(tx, userId, course);
    await deleteOpenAttempts(tx, userId, course);
    notify(`user:${userId}`, { topic: 'learning' });
    audit({
      ...auditFieldsOf(act),
      action: 'learning.reset-progress',
      target: { kind: 'person', id: userId },
      before: { course, done: marks.filter(({ doneAt }) => doneAt !== null).length },
      after: { course, done: 0 },
      reason,
    });
  });
}
