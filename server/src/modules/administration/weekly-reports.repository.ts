import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { weeklyReports } from './administration.tables.ts';

export async function findChoice(tx: Tx, userId: string): Promise<{ chosenAt: Date } | null> {
  const [row] = await tx
    .select({ chosenAt: weeklyReports.chosenAt })
    .from(weeklyReports)
    .where(eq(weeklyReports.userId, userId));
  return row ?? null;
}

/** False if it was chosen before. */
export async function insertChoice(tx: Tx, userId: string, chosenAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(weeklyReports)
    .values({ userId, chosenAt })
    .onConflictDoNothing()
    .returning({ userId: weeklyReports.userId });
  return rows.length > 0;
}

/** False if there was none. */
export async function deleteChoice(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(weeklyReports)
    .where(eq(weeklyReports.userId, userId))
    .returning({ userId: weeklyReports.userId });
  return rows.length > 0;
}

/** Everyone who hasn't received this week's report yet. */
export async function findDue(tx: Tx, week: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: weeklyReports.userId })
    .from(weeklyReports)
    .where(isDue(week));
  return rows.map(({ userId }) => userId);
}

/** False if another worker has claimed it, or the choice was withdrawn. */
export async function claimWeek(tx: Tx, userId: string, week: string): Promise<boolean> {
  const rows = await tx
    .update(weeklyReports)
    .set({ sentWeek: week })
    .where(and(eq(weeklyReports.userId, userId), isDue(week)))
    .returning({ userId: weeklyReports.userId });
  return rows.length > 0;
}

function isDue(week: string) {
  return or(isNull(weeklyReports.sentWeek), lt(weeklyReports.sentWeek, week));
}
