import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { moderationNotices as notices } from './moderation.tables.ts';

export type NoticeRow = typeof notices.$inferSelect;

export async function insertNotice(tx: Tx, row: NoticeRow): Promise<void> {
  await tx.insert(notices).values(row);
}

export async function findNotice(tx: Tx, id: string): Promise<NoticeRow | null> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id));
  return row ?? null;
}

/** The senders of old notices are no longer needed. */
export async function anonymiseSenders(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ name: null, email: null })
    .where(and(isNotNull(notices.email), lt(notices.receivedAt, before)));
}
