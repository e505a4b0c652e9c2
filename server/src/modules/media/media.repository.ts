import type { FileId, RejectionReason } from '@danube/contract/media/media.schemas.ts';
import { and, eq, inArray, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { fileUses, storedFiles } from './media.tables.ts';

export type FileRow = typeof storedFiles.$inferSelect;

export async function insertFile(tx: Tx, row: typeof storedFiles.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(storedFiles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: storedFiles.id });
  return inserted.length > 0;
}

export async function findFile(tx: Tx, id: FileId): Promise<FileRow | null> {
  const [row] = await tx.select().from(storedFiles).where(eq(storedFiles.id, id));
  return row ?? null;
}

export async function findFileRows(tx: Tx, ids: readonly FileId[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
}

/** The file, locked until the transaction ends. */
export async function lockFile(tx: Tx, id: FileId): Promise<FileRow | null> {
  const [row] = await tx.select().from(storedFiles).where(eq(storedFiles.id, id)).for('update');
  return row ?? null;
}

export async function updateFile(
  tx: Tx,
  id: FileId,
  changes: Partial<Omit<FileRow, 'id'>> & { updatedAt: Date },
): Promise<FileRow | null> {
  const [row] = await tx.update(storedFiles).set(changes).where(eq(storedFiles.id, id)).returning();
  return row ?? null;
}

export function refuseFile(
  tx: Tx,
  id: FileId,
  { refusal, now }: { refusal: RejectionReason; now: Date },
): Promise<FileRow | null> {
  return updateFile(tx, id, { state: 'refused', refusal, uploadId: null, updatedAt: now });
}

export async function deleteFile(tx: Tx, id: FileId): Promise<void> {
  await tx.delete(storedFiles).where(eq(storedFiles.id, id));
}

/** Serialises an administrator's uploads, so that the quota is counted correctly. */
export async function lockQuota(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media:${userId}`}, 0))`);
}

export async function countQuota(
  tx: Tx,
  userId: string,
): Promise<{ unfinished: number; bytes: number }> {
  const [row] = await tx
    .select({
      unfinished: sql<number>`(count(*) filter (where ${storedFiles.state} = 'uploading'))::int`,
      bytes: sql<number>`coalesce(sum(${storedFiles.bytes}), 0)::float8`,
    })
    .from(storedFiles)
    .where(and(eq(storedFiles.uploadedBy, userId), sql`${storedFiles.state} <> 'refused'`));
  return row ?? { unfinished: 0, bytes: 0 };
}

export async function isInUse(tx: Tx, id: FileId): Promise<boolean> {
  const rows = await tx
    .select({ id: fileUses.fileId })
    .from(fileUses)
    .where(eq(fileUses.fileId, id))
    .limit(1);
  return rows.length > 0;
}

export function findUses(
  tx: Tx,
  fileIds: readonly FileId[],
): Promise<{ fileId: FileId; itemId: string }[]> {
  if (fileIds.length === 0) return Promise.resolve([]);
  return tx
    .select({ fileId: fileUses.fileId, itemId: fileUses.itemId })
    .from(fileUses)
    .where(inArray(fileUses.fileId, [...fileIds]));
}

/** Returns the existing files and protects them from removal until the transaction ends. */
export async function lockFilesForShare(tx: Tx, ids: readonly FileId[]): Promise<FileId[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]))
    .orderBy(storedFiles.id)
    .for('key share');
  return rows.map(({ id }) => id);
}

export async function replaceUses(
  tx: Tx,
  itemId: string,
  fileIds: readonly FileId[],
): Promise<void> {
  const isOfItem = eq(fileUses.itemId, itemId);
  const isNoLongerUsed = fileIds.length > 0 ? notInArray(fileUses.fileId, [...fileIds]) : undefined;
  await tx.delete(fileUses).where(and(isOfItem, isNoLongerUsed));
  if (fileIds.length === 0) return;
  await tx
    .insert(fileUses)
    .values(fileIds.map((fileId) => ({ fileId, itemId })))
    .onConflictDoNothing();
}

export function isUnused(tx: Tx): SQL {
  return notExists(
    tx.select({ one: sql`1` }).from(fileUses).where(eq(fileUses.fileId, storedFiles.id)),
  );
}

/** Deletes unused files; skips those that are being referenced concurrently. */
export async function deleteUnused(
  tx: Tx,
  options: { states: readonly FileRow['state'][]; before: Date; limit: number },
): Promise<{ id: FileId; bytes: number }[]> {
  const found = await tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        inArray(storedFiles.state, [...options.states]),
        lt(storedFiles.updatedAt, options.before),
        isUnused(tx),
      ),
    )
    .orderBy(storedFiles.updatedAt)
    .limit(options.limit)
    .for('update', { skipLocked: true });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return tx
    .delete(storedFiles)
    .where(inArray(storedFiles.id, ids))
    .returning({ id: storedFiles.id, bytes: storedFiles.bytes });
}

/** Files that have been in this state since before a time. */
export function findStale(
  tx: Tx,
  options: { state: 'uploading' | 'checking'; before: Date; limit: number },
): Promise<{ id: FileId }[]> {
  return tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.state, options.state), lt(storedFiles.updatedAt, options.before)))
    .orderBy(storedFiles.updatedAt)
    .limit(options.limit);
}
