import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Marks } from '@danube/contract/learning/marks.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { learningRounds, lessonMarks } from '../learning.tables.ts';

export type MarksRow = typeof lessonMarks.$inferSelect;

/** Serialises changes to a person's marks. */
export async function lockStudent(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`learning ${userId}`}))`);
}

export async function findMarks(
  tx: Tx,
  userId: string,
  lessonIds: readonly LessonId[],
): Promise<MarksRow[]> {
  if (lessonIds.length === 0) return [];
  return tx
    .select()
    .from(lessonMarks)
    .where(and(eq(lessonMarks.userId, userId), inArray(lessonMarks.lessonId, [...lessonIds])));
}

/** A person's progress: completed lessons of a course, and when it was last opened. */
export type DoneMark = Pick<MarksRow, 'courseId' | 'lessonId' | 'lastAt' | 'doneAt'>;

/** For all their courses, or for these. */
export function findDoneMarks(
  tx: Tx,
  userId: string,
  courseIds?: readonly ItemId[],
): Promise<DoneMark[]> {
  const { courseId, lessonId, lastAt, doneAt } = lessonMarks;
  const itemFilter = courseIds && inArray(courseId, [...courseIds]);
  return tx
    .select({ courseId, lessonId, lastAt, doneAt })
    .from(lessonMarks)
    .where(and(eq(lessonMarks.userId, userId), itemFilter));
}

export async function storeMarks(tx: Tx, row: MarksRow): Promise<void> {
  const { userId: _user, lessonId: _lesson, firstAt: _first, ...changed } = row;
  await tx
    .insert(lessonMarks)
    .values(row)
    .onConflictDoUpdate({ target: [lessonMarks.userId, lessonMarks.lessonId], set: changed });
}

export async function removeMarks(tx: Tx, userId: string, courseId: ItemId): Promise<void> {
  await tx
    .delete(lessonMarks)
    .where(and(eq(lessonMarks.userId, userId), eq(lessonMarks.courseId, courseId)));
}

export async function findRounds(
  tx: Tx,
  userId: string,
  courseIds: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, number>> {
  if (courseIds.length === 0) return new Map();
  const { courseId, round } = learningRounds;
  const rows = await tx
    .select({ courseId, round })
    .from(learningRounds)
    .where(and(eq(learningRounds.userId, userId), inArray(courseId, [...courseIds])));
  return new Map(rows.map((row) => [row.courseId, row.round]));
}

export async function incrementRound(
  tx: Tx,
  { userId, courseId, resetAt }: { userId: string; courseId: ItemId; resetAt: Date },
): Promise<void> {
  await tx
    .insert(learningRounds)
    .values({ userId, courseId, round: 1, resetAt })
    .onConflictDoUpdate({
      target: [learningRounds.userId, learningRounds.courseId],
      set: { round: sql`${learningRounds.round} + 1`, resetAt },
    });
}

export function marksOf(row: MarksRow): Marks {
  const { round, watched, isRead, placeSecond, placeScroll, placeAt } = row;
  return {
    round,
    watched,
    isRead,
    place: { second: placeSecond, scroll: placeScroll, at: placeAt },
  };
}
