import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { StuckStudents } from '@danube/contract/learning/learning-health.contract.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findHeads, type HealthInput, toCohort } from './read-learning-health.ts';
import { countStarts, findStuck, type StuckRow } from './standings.repository.ts';

/** More than anyone contacts in one sitting; narrow the days or the course to see the others. */
const maxStudents = 100;

/** Students who started on these days and stopped; names people, so the read is audited. */
export function listStuckStudents(
  deps: LearningDependencies,
  act: ActionContext,
  input: HealthInput,
): Promise<StuckStudents> {
  return deps.transact(async ({ tx, audit }) => {
    const cohort = toCohort(deps.clock, input);
    const heads = await findHeads(deps, tx, { input, rows: await countStarts(tx, cohort) });
    const courses = heads.map(({ id }) => id);
    const found = await filterReachable(deps, tx, await findStuck(tx, { ...cohort, courses }));
    const total = found.length;
    const rows = found.slice(0, maxStudents);
    audit({
      ...auditFieldsOf(act),
      action: 'learning.list-stuck',
      target: { kind: 'people', id: 'all' },
      after: { from: input.from, to: input.to, shown: rows.length, total },
    });
    const lessons = await deps.catalogue.findCourseLessons(tx, courses);
    const titles = await deps.catalogue.nameLessons(tx, lessonsIn(rows), input.language);
    const names = await deps.findNames([...new Set(rows.map(({ userId }) => userId))]);
    const lessonsOf = Map.groupBy(lessons, ({ courseId }) => courseId);
    return {
      total,
      students: rows.map(({ userId, courseId, lessonId, done, ...row }) => {
        const current = lessonsOf.get(courseId) ?? [];
        return {
          ...row,
          userId: userIdSchema.parse(userId),
          name: names.get(userId) ?? '',
          course: { id: courseId, title: heads.find(({ id }) => id === courseId)?.title ?? '' },
          lesson: titles.find(({ id }) => id === lessonId)?.title ?? '',
          // Completed lessons that were removed from the course don't count towards its length.
          done: current.filter(({ id }) => done.includes(id)).length,
          lessons: current.length,
        };
      }),
    };
  });
}

/**
 * Only students an email could bring back: without those who withdrew or lost access, and without
 * accounts that are suspended or about to be deleted.
 */
async function filterReachable(
  { entitlements, findReachable }: Pick<LearningDependencies, 'entitlements' | 'findReachable'>,
  tx: Tx,
  rows: readonly StuckRow[],
): Promise<StuckRow[]> {
  const people = await findReachable(tx, [...new Set(rows.map(({ userId }) => userId))]);
  const reachable = new Set(people.map(({ id }) => id));
  const kept = new Set<StuckRow>();
  for (const [courseId, ofCourse] of Map.groupBy(rows, (row) => row.courseId)) {
    const candidates = ofCourse.filter(({ userId }) => reachable.has(userId));
    const userIds = candidates.map(({ userId }) => userId);
    const entitled = await entitlements.findEntitled(tx, courseId, userIds);
    for (const row of candidates) if (entitled.has(row.userId)) kept.add(row);
  }
  return rows.filter((row) => kept.has(row));
}

function lessonsIn(rows: readonly StuckRow[]) {
  return [...new Set(rows.map(({ lessonId }) => lessonId))];
}
