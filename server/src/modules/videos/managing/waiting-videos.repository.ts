import { and, count, eq, isNotNull, min } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { educationQuickies, videos } from '../videos.tables.ts';

/** Videos whose preparation failed. */
export async function countFailed(tx: Tx): Promise<{ count: number; since: Date | null }> {
  const [row] = await tx
    .select({ count: count(), since: min(videos.updatedAt) })
    .from(videos)
    .where(eq(videos.state, 'failed'));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Quickies that are scheduled for a day. */
export async function countQuickies(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(educationQuickies)
    .where(isNotNull(educationQuickies.scheduledDate));
  return row?.count ?? 0;
}

export async function hasActiveQuickie(tx: Tx, day: string): Promise<boolean> {
  const rows = await tx
    .select({ id: educationQuickies.id })
    .from(educationQuickies)
    .where(and(eq(educationQuickies.scheduledDate, day), eq(educationQuickies.isActive, true)))
    .limit(1);
  return rows.length > 0;
}
