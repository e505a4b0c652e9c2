import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { and, count, countDistinct, eq, gte, isNull, sql } from 'drizzle-orm';
import { type Days, isWithin, toAcademyDay } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CourseProgress } from '../learning.api.ts';
import { certificates, lessonMarks, quizAttempts } from '../learning.tables.ts';

/** For each lesson: who opened it and who completed it. */
export function countByLesson(tx: Tx, courseId: ItemId) {
  const { lessonId, doneAt } = lessonMarks;
  return tx
    .select({ lessonId, begun: count(), done: count(doneAt) })
    .from(lessonMarks)
    .where(eq(lessonMarks.courseId, courseId))
    .groupBy(lessonId);
}

/** Which of these people opened a lesson of which course, and who finished it. */
export async function findProgress(tx: Tx, userIds: readonly string[]): Promise<CourseProgress[]> {
  const people = sql.param(userIds);
  const { rows } = await tx.execute<CourseProgress & Record<string, unknown>>(sql`
    select user_id as "userId", course_id as "courseId", bool_or(has_begun) as "hasBegun",
      bool_or(is_finished) as "isFinished"
    from (
      select user_id, course_id, true as has_begun, false as is_finished from ${lessonMarks}
      where user_id = any(${people}::text[])
      union all
      select user_id, course_id, false, true from ${certificates}
      where user_id = any(${people}::text[]) and revoked_at is null
    ) as steps
    group by 1, 2`);
  return rows;
}

/** Lessons completed per day, by first completion. */
export function countCompletedByDay(tx: Tx, days: Days) {
  const day = toAcademyDay(lessonMarks.doneAt);
  return tx
    .select({ day, value: count() })
    .from(lessonMarks)
    .where(isWithin(lessonMarks.doneAt, days))
    .groupBy(day);
}

export async function countStudents(tx: Tx, courseId: ItemId): Promise<number> {
  const [row] = await tx
    .select({ students: countDistinct(lessonMarks.userId) })
    .from(lessonMarks)
    .where(eq(lessonMarks.courseId, courseId));
  return row?.students ?? 0;
}

export async function countCertificates(tx: Tx, courseId: ItemId): Promise<number> {
  const [row] = await tx
    .select({ issued: count() })
    .from(certificates)
    .where(and(eq(certificates.courseId, courseId), isNull(certificates.revokedAt)));
  return row?.issued ?? 0;
}

/** Valid certificates issued on these days, by course. */
export function countIssued(tx: Tx, days: Days) {
  return tx
    .select({ courseId: certificates.courseId, issued: count() })
    .from(certificates)
    .where(and(isWithin(certificates.issuedAt, days), isNull(certificates.revokedAt)))
    .groupBy(certificates.courseId);
}

/** People who have finished at least one course. */
export async function countGraduates(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ graduates: countDistinct(certificates.userId) })
    .from(certificates)
    .where(isNull(certificates.revokedAt));
  return row?.graduates ?? 0;
}

/** How often a course was started and finished; each person counts once per course. */
export async function countCompletions(tx: Tx): Promise<{ begun: number; finished: number }> {
  const { rows } = await tx.execute<{ begun: number; finished: number }>(sql`
    select count(*)::int as begun, count(*) filter (where is_finished)::int as finished
    from (
      select user_id, course_id, bool_or(is_finished) as is_finished
      from (
        select distinct user_id, course_id, false as is_finished from ${lessonMarks}
        union all
        select user_id, course_id, true from ${certificates} where revoked_at is null
      ) as steps
      group by 1, 2
    ) as courses`);
  return rows[0] ?? { begun: 0, finished: 0 };
}

/** Everyone who has worked on a lesson since this time. */
export async function findLearners(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: lessonMarks.userId })
    .from(lessonMarks)
    .where(gte(lessonMarks.lastAt, since));
  return rows.map(({ userId }) => userId);
}

type CompletionStats = {
  completed: number;
  /** Half of those who finished took fewer days. */
  medianDays: number | null;
};

/** Students who have completed all of these lessons. */
export async function computeCompletionStats(
  tx: Tx,
  lessons: readonly LessonId[],
): Promise<CompletionStats> {
  if (lessons.length === 0) return { completed: 0, medianDays: null };
  const { userId, lessonId, firstAt, doneAt } = lessonMarks;
  const { rows } = await tx.execute<{ completed: number; median_days: number | null }>(sql`
    select count(*)::int as completed,
      percentile_cont(0.5) within group (order by extract(epoch from took) / 86400) as median_days
    from (
      select max(${doneAt}) - min(${firstAt}) as took
      from ${lessonMarks}
      where ${lessonId} = any(${sql.param(lessons)}::uuid[])
      group by ${userId}
      having count(${doneAt}) = ${lessons.length}
    ) as finished`);
  const [row] = rows;
  return { completed: row?.completed ?? 0, medianDays: row?.median_days ?? null };
}

/** Where students who haven't finished stopped: the last lesson each opened. */
export async function countStops(
  tx: Tx,
  lessons: readonly LessonId[],
): Promise<ReadonlyMap<LessonId, number>> {
  if (lessons.length === 0) return new Map();
  const { userId, lessonId, lastAt, doneAt } = lessonMarks;
  const { rows } = await tx.execute<{ lesson_id: LessonId; stopped: number }>(sql`
    select lesson_id, count(*)::int as stopped
    from (
      select (array_agg(${lessonId} order by ${lastAt} desc, ${lessonId}))[1] as lesson_id
      from ${lessonMarks}
      where ${lessonId} = any(${sql.param(lessons)}::uuid[])
      group by ${userId}
      having count(${doneAt}) < ${lessons.length}
    ) as last_opened
    group by lesson_id`);
  return new Map(rows.map(({ lesson_id, stopped }) => [lesson_id, stopped]));
}

export function countAttempts(tx: Tx, courseId: ItemId) {
  const { lessonId, isPassed, handedInAt } = quizAttempts;
  return tx
    .select({
      lessonId,
      attempts: count(handedInAt),
      passed: sql<number>`count(*) filter (where ${isPassed})::int`,
    })
    .from(quizAttempts)
    .where(eq(quizAttempts.courseId, courseId))
    .groupBy(lessonId);
}

type QuestionSum = { lessonId: LessonId; index: number; asked: number; right: number };

/** How often each question was asked, and answered correctly. */
export async function sumQuestions(tx: Tx, courseId: ItemId): Promise<QuestionSum[]> {
  const { lessonId, sheet, verdicts } = quizAttempts;
  const { rows } = await tx.execute<QuestionSum & Record<string, unknown>>(sql`
    select ${lessonId} as "lessonId", (question ->> 'index')::int as index, count(*)::int as asked,
      (count(*) filter (where (${verdicts} -> (place::int - 1))::boolean))::int as right
    from ${quizAttempts}, jsonb_array_elements(${sheet}) with ordinality as asked(question, place)
    where ${quizAttempts.courseId} = ${courseId} and ${quizAttempts.handedInAt} is not null
    group by 1, 2`);
  return rows;
}
