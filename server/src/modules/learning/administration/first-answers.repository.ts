import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { sql } from 'drizzle-orm';
import { type Days, isWithin } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import { quizAttempts } from '../learning.tables.ts';

export type FirstAnswers = {
  courseId: ItemId;
  lessonId: LessonId;
  /** The position in the question bank. */
  index: number;
  answered: number;
  right: number;
};

/** For each question: the answers in people's first attempts, where those were submitted on these days. */
export async function countFirstAnswers(tx: Tx, days: Days): Promise<FirstAnswers[]> {
  const { rows } = await tx.execute<FirstAnswers>(sql`
    select attempt.course_id as "courseId", attempt.lesson_id as "lessonId",
      (question ->> 'index')::int as index, count(*)::int as answered,
      (count(*) filter (where (attempt.verdicts -> (place::int - 1))::boolean))::int as right
    from ${quizAttempts} as attempt,
      jsonb_array_elements(attempt.sheet) with ordinality as asked(question, place)
    where ${isWithin(sql`attempt.handed_in_at`, days)}
      and attempt.handed_in_at = (
        select min(first.handed_in_at) from ${quizAttempts} as first
        where first.user_id = attempt.user_id and first.lesson_id = attempt.lesson_id)
    group by 1, 2, 3`);
  return rows;
}
