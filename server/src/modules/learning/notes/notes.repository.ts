import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { lessonNotes } from '../learning.tables.ts';

export async function findNote(tx: Tx, userId: string, lessonId: LessonId): Promise<string> {
  const [row] = await tx
    .select({ text: lessonNotes.text })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)));
  return row?.text ?? '';
}

export async function storeNote(tx: Tx, note: typeof lessonNotes.$inferInsert): Promise<void> {
  const { text, changedAt } = note;
  await tx
    .insert(lessonNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [lessonNotes.userId, lessonNotes.lessonId],
      set: { text, changedAt },
    });
}

export async function removeNote(tx: Tx, userId: string, lessonId: LessonId): Promise<void> {
  await tx
    .delete(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)));
}

export function findNotes(tx: Tx, userId: string) {
  const { lessonId, text, changedAt } = lessonNotes;
  return tx
    .select({ lessonId, text, changedAt })
    .from(lessonNotes)
    .where(eq(lessonNotes.userId, userId));
}
