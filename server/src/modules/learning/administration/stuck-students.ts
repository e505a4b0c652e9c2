import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { StuckStudents } from '@danube/contract/learning/learning-health.contract.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { cohortOf, findHeads, type HealthInput } from './learning-health.ts';
import { countStarts, findStuck, type StuckRow } from './standings.repository.ts';

/** More than anyone writes to in one sitting; narrow the days or the course for the others. */
const maxStudents = 100;

/** Those who started on these days and stopped; names people, so the read is audited. */
export function listStuckStudents(
  deps: LearningDependencies,
  act: ActionContext,
  input: HealthInput,
): Promise<StuckStudents> {
  return deps.transact(async ({ tx, audit }) => {
    const cohort = cohortOf(deps.clock, input);
    const heads = await findHeads(deps, tx, { input, rows: await countStarts(tx, cohort) });
    const courses = heads.map(({ id }) => id);
    const { total, rows } = await findStuck(tx, { ...cohort, courses }, maxStudents);
    audit({
      ...auditFieldsOf(act),
      action: 'learning.list-stuck',
      target: { kind: 'people', id: 'all' },
      after: { from: input.from, to: input.to, shown: rows.length, total },
    });
    const lessons = await deps.catalogue.findCourseLessons(tx, courses);
    const titles = await deps.catalogue.nameLessons(tx, lessonsIn(rows), input.language);
    const names = await deps.findNames([...new Set(rows.map(({ userId }) => userId))]);
    return {
      total,
      students: rows.map(({ userId, courseId, lessonId, ...row }) => ({
        ...row,
        userId: userIdSchema.parse(userId),
        name: names.get(userId) ?? '',
        course: { id: courseId, title: heads.find(({ id }) => id === courseId)?.title ?? '' },
        lesson: titles.find(({ id }) => id === lessonId)?.title ?? '',
        lessons: lessons.filter((lesson) => lesson.courseId === courseId).length,
      })),
    };
  });
}

function lessonsIn(rows: readonly StuckRow[]) {
  return [...new Set(rows.map(({ lessonId }) => lessonId))];
}
