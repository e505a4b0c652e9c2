import type { PictureId } from '@danube/contract/community/chat-picture.ts';
import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import { and, count, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { chatPictures as pictures } from '../community.tables.ts';

export type PictureRow = typeof pictures.$inferSelect;

export async function insertPicture(tx: Tx, row: typeof pictures.$inferInsert): Promise<void> {
  await tx.insert(pictures).values(row);
}

export async function findPicture(tx: Tx, id: PictureId): Promise<PictureRow | null> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockPicture(tx: Tx, id: PictureId): Promise<PictureRow | null> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.id, id)).for('update');
  return row ?? null;
}

export async function updatePicture(
  tx: Tx,
  id: PictureId,
  set: Partial<Pick<PictureRow, 'state' | 'refusal' | 'width' | 'height'>>,
): Promise<void> {
  await tx.update(pictures).set(set).where(eq(pictures.id, id));
}

export async function attachPicture(tx: Tx, id: PictureId, messageId: MessageId): Promise<void> {
  await tx.update(pictures).set({ messageId }).where(eq(pictures.id, id));
}

/** Refused ones don't count: they take no space. */
export async function countUnsent(tx: Tx, userId: string, since: Date): Promise<number> {
  const waiting = inArray(pictures.state, ['uploading', 'checking', 'ready']);
  const [row] = await tx
    .select({ count: count() })
    .from(pictures)
    .where(
      and(
        eq(pictures.uploadedBy, userId),
        isNull(pictures.messageId),
        gte(pictures.createdAt, since),
        waiting,
      ),
    );
  return row?.count ?? 0;
}

export async function deletePictureOf(tx: Tx, messageId: MessageId): Promise<PictureId[]> {
  const deleted = await tx
    .delete(pictures)
    .where(eq(pictures.messageId, messageId))
    .returning({ id: pictures.id });
  return deleted.map(({ id }) => id);
}

export async function deletePicturesBy(tx: Tx, userId: string): Promise<PictureId[]> {
  const deleted = await tx
    .delete(pictures)
    .where(eq(pictures.uploadedBy, userId))
    .returning({ id: pictures.id });
  return deleted.map(({ id }) => id);
}

/** Uploads that nobody sent. */
export async function deleteUnsent(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<PictureId[]> {
  const found = tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(isNull(pictures.messageId), lt(pictures.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const deleted = await tx
    .delete(pictures)
    .where(inArray(pictures.id, found))
    .returning({ id: pictures.id });
  return deleted.map(({ id }) => id);
}

export async function findKnownPictures(tx: Tx, ids: readonly PictureId[]): Promise<PictureId[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return rows.map(({ id }) => id);
}
