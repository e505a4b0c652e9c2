import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { asc, eq, gte, max, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { learningReminders, lessonMarks } from '../learning.tables.ts';
import type { SentReminder } from './find-due-reminders.ts';

/** What a person was reminded of, oldest first. */
export function findRemindersOf(tx: Tx, person: string): Promise<SentReminder[]> {
  const { userId, courseId, kind, sentAt } = learningReminders;
  return tx
    .select({ courseId, kind, sentAt })
    .from(learningReminders)
    .where(eq(userId, person))
    .orderBy(asc(sentAt));
}

export async function insertReminder(
  tx: Tx,
  reminder: SentReminder & { userId: string },
): Promise<void> {
  await tx.insert(learningReminders).values(reminder);
}

/** When a person last did something in each course. */
export async function findLastProgress(
  tx: Tx,
  person: string,
): Promise<{ courseId: ItemId; lastAt: Date }[]> {
  const { userId, courseId, lastAt } = lessonMarks;
  const rows = await tx
    .select({ courseId, lastAt: max(lastAt) })
    .from(lessonMarks)
    .where(eq(userId, person))
    .groupBy(courseId);
  return rows.flatMap((row) => (row.lastAt ? [{ ...row, lastAt: row.lastAt }] : []));
}

/** People whose last progress in some course was in this period. Reads all recent marks. */
export async function findInactiveStudents(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<string[]> {
  const { userId, courseId, lastAt } = lessonMarks;
  const rows = await tx
    .select({ userId })
    .from(lessonMarks)
    .where(gte(lastAt, from))
    .groupBy(userId, courseId)
    .having(sql`max(${lastAt}) <= ${to}`);
  return rows.map((row) => row.userId);
}
