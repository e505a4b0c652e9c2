import { and, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { learningGoals, lessonMarks } from '../learning.tables.ts';

export async function findGoal(tx: Tx, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({ daysPerWeek: learningGoals.daysPerWeek })
    .from(learningGoals)
    .where(eq(learningGoals.userId, userId));
  return row?.daysPerWeek ?? null;
}

export async function storeGoal(tx: Tx, goal: typeof learningGoals.$inferInsert): Promise<void> {
  const { daysPerWeek, chosenAt } = goal;
  await tx
    .insert(learningGoals)
    .values(goal)
    .onConflictDoUpdate({ target: learningGoals.userId, set: { daysPerWeek, chosenAt } });
}

export async function removeGoal(tx: Tx, userId: string): Promise<void> {
  await tx.delete(learningGoals).where(eq(learningGoals.userId, userId));
}

/** When lessons were finished since a time, oldest first. */
export async function findFinishedSince(tx: Tx, userId: string, moment: Date): Promise<Date[]> {
  const { doneAt } = lessonMarks;
  const rows = await tx
    .select({ doneAt })
    .from(lessonMarks)
    .where(and(eq(lessonMarks.userId, userId), gte(doneAt, moment)))
    .orderBy(doneAt);
  return rows.flatMap((row) => row.doneAt ?? []);
}
