import { and, count, desc, eq, gt, min, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { personEntries, users } from '../identity.tables.ts';

type EntryRow = typeof personEntries.$inferSelect;

export type EntryCursor = Pick<EntryRow, 'createdAt' | 'id'>;

/** Newest first, with the names of the authors; `after` is the last of the previous page. */
export function findEntries(
  tx: Tx,
  userId: string,
  { after, limit }: { after: EntryCursor | null; limit: number },
) {
  const { createdAt, id } = personEntries;
  const isFurther = after
    ? sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return tx
    .select({
      id: personEntries.id,
      kind: personEntries.kind,
      subject: personEntries.subject,
      text: personEntries.text,
      author: users.name,
      createdAt: personEntries.createdAt,
    })
    .from(personEntries)
    .leftJoin(users, eq(users.id, personEntries.authorId))
    .where(and(eq(personEntries.userId, userId), isFurther))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Without the author: that is another person. */
export function findEntriesForExport(tx: Tx, userId: string) {
  const { kind, subject, text, createdAt } = personEntries;
  return tx
    .select({ kind, subject, text, createdAt })
    .from(personEntries)
    .where(eq(personEntries.userId, userId))
    .orderBy(desc(createdAt));
}

/** False if there already is an entry with this id. */
export async function insertEntry(tx: Tx, entry: EntryRow): Promise<boolean> {
  const inserted = await tx
    .insert(personEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: personEntries.id });
  return inserted.length > 0;
}

/** False if it is gone, someone else's, or an email. */
export async function deleteNoteOf(tx: Tx, note: { userId: string; id: string }): Promise<boolean> {
  const deleted = await tx
    .delete(personEntries)
    .where(
      and(
        eq(personEntries.id, note.id),
        eq(personEntries.userId, note.userId),
        eq(personEntries.kind, 'note'),
      ),
    )
    .returning({ id: personEntries.id });
  return deleted.length > 0;
}

/** The emails sent to a person after this time: how many, and when the first of them was sent. */
export async function countMails(
  tx: Tx,
  userId: string,
  after: Date,
): Promise<{ count: number; firstAt: Date | null }> {
  const [row] = await tx
    .select({ count: count(), firstAt: min(personEntries.createdAt) })
    .from(personEntries)
    .where(
      and(
        eq(personEntries.userId, userId),
        eq(personEntries.kind, 'mail'),
        gt(personEntries.createdAt, after),
      ),
    );
  return row ?? { count: 0, firstAt: null };
}
