import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Days, isWithin, toAcademyDay } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import { certificates, lessonMarks } from '../learning.tables.ts';

/** Everyone who started a course on these days. */
export type Cohort = {
  readonly days: Days;
  /** Null for all courses. */
  readonly courses: readonly ItemId[] | null;
  /** Students who have opened a lesson since then are still learning. */
  readonly activeSince: Date;
};

/**
 * One row per student and course: when they started, the lessons they opened (the latest first), and
 * whether they finished, are learning or stopped. The days find the students, everything else is read
 * per student by index. Finished means a certificate, so a lesson added later reopens no course.
 */
function standingsOf({ days, courses, activeSince }: Cohort): SQL {
  const ofCourses = courses
    ? sql`and opened.course_id = any(${sql.param(courses)}::uuid[])`
    : sql``;
  return sql`
    select walked.*, touched.user_id, touched.course_id,
      case when certificate.code is not null then 'finished'
        when walked.last_at > ${activeSince.toISOString()}::timestamptz then 'learning'
        else 'stopped' end as state
    from (
      select distinct opened.user_id, opened.course_id
      from ${lessonMarks} as opened
      where ${isWithin(sql`opened.first_at`, days)} ${ofCourses}
    ) as touched
    cross join lateral (
      select min(mark.first_at) as started_at, max(mark.last_at) as last_at,
        array_agg(mark.lesson_id order by mark.last_at desc, mark.lesson_id) as lessons,
        array_agg(mark.done_at is not null order by mark.last_at desc, mark.lesson_id) as done
      from ${lessonMarks} as mark
      where mark.user_id = touched.user_id and mark.course_id = touched.course_id
    ) as walked
    left join ${certificates} as certificate
      on certificate.user_id = touched.user_id and certificate.course_id = touched.course_id
        and certificate.revoked_at is null
    where ${isWithin(sql`walked.started_at`, days)}`;
}

export type StartsOfDay = {
  courseId: ItemId;
  day: string;
  started: number;
  finished: number;
  learning: number;
  stopped: number;
};

/** By course and day of the start, days in order. */
export async function countStarts(tx: Tx, cohort: Cohort): Promise<StartsOfDay[]> {
  const { rows } = await tx.execute<StartsOfDay>(sql`
    select course_id as "courseId", ${toAcademyDay(sql`started_at`)} as day, count(*)::int as started,
      (count(*) filter (where state = 'finished'))::int as finished,
      (count(*) filter (where state = 'learning'))::int as learning,
      (count(*) filter (where state = 'stopped'))::int as stopped
    from (${standingsOf(cohort)}) as standings
    group by 1, 2
    order by 2`);
  return rows;
}

export type LessonSum = {
  lessonId: LessonId;
  started: number;
  finished: number;
  stopped: number;
};

/** For each lesson: who opened and completed it, and for whom it was the last. */
export async function countLessons(tx: Tx, cohort: Cohort): Promise<LessonSum[]> {
  const { rows } = await tx.execute<LessonSum>(sql`
    select walked.lesson_id as "lessonId", count(*)::int as started,
      (count(*) filter (where walked.is_done))::int as finished,
      (count(*) filter (where state = 'stopped' and walked.place = 1))::int as stopped
    from (${standingsOf(cohort)}) as standings,
      unnest(lessons, done) with ordinality as walked(lesson_id, is_done, place)
    group by 1`);
  return rows;
}

export type StuckRow = {
  userId: string;
  courseId: ItemId;
  /** The last one opened. */
  lessonId: LessonId;
  /** Completed lessons, including ones that are no longer in the course. */
  done: LessonId[];
  startedAt: Date;
  lastAt: Date;
};

/** Raw queries return times as text. */
type FoundStuck = Omit<StuckRow, 'startedAt' | 'lastAt'> & {
  startedAt: string;
  lastAt: string;
};

/** Everyone who stopped, the latest first. */
export async function findStuck(tx: Tx, cohort: Cohort): Promise<StuckRow[]> {
  const { rows } = await tx.execute<FoundStuck>(sql`
    select user_id as "userId", course_id as "courseId", lessons[1] as "lessonId",
      started_at as "startedAt", last_at as "lastAt",
      array(select lesson from unnest(lessons, done) as marked(lesson, is_done) where is_done) as done
    from (${standingsOf(cohort)}) as standings
    where state = 'stopped'
    order by last_at desc, user_id, course_id`);
  return rows.map(({ startedAt, lastAt, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt),
    lastAt: new Date(lastAt),
  }));
}
