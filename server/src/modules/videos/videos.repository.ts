import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, arrayContains, desc, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { videoRenditions, videos } from './videos.tables.ts';

export type VideoRow = typeof videos.$inferSelect;
export type RenditionRow = typeof videoRenditions.$inferSelect;

export async function insertVideo(tx: Tx, row: typeof videos.$inferInsert): Promise<void> {
  await tx.insert(videos).values(row);
}

export async function findVideo(tx: Tx, id: VideoId): Promise<VideoRow | null> {
  const [row] = await tx.select().from(videos).where(eq(videos.id, id));
  return row ?? null;
}

export async function findVideoBySlug(tx: Tx, slug: string): Promise<VideoRow | null> {
  const [row] = await tx.select().from(videos).where(eq(videos.slug, slug));
  return row ?? null;
}

/** The video that uses the file, now or as its replacement. */
export async function findVideoOfFile(tx: Tx, fileId: FileId): Promise<VideoRow | null> {
  const usesFile = or(eq(videos.fileId, fileId), eq(videos.nextFileId, fileId));
  const [row] = await tx.select().from(videos).where(usesFile);
  return row ?? null;
}

export async function isFolderTaken(tx: Tx, folder: string): Promise<boolean> {
  const isTaken = or(eq(videos.folder, folder), eq(videos.nextFolder, folder));
  const rows = await tx.select({ id: videos.id }).from(videos).where(isTaken);
  return rows.length > 0;
}

export async function findVideoRows(tx: Tx, ids: readonly VideoId[]): Promise<VideoRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(videos)
    .where(inArray(videos.id, [...ids]));
}

/** Newest first. */
export function findVideosNaming(
  tx: Tx,
  { list, slug }: { list: 'shows' | 'topics'; slug: string },
): Promise<VideoRow[]> {
  const isNamed = list === 'shows' ? eq(videos.show, slug) : arrayContains(videos.topics, [slug]);
  return tx.select().from(videos).where(isNamed).orderBy(desc(videos.createdAt));
}

/** The video, locked until the transaction ends. */
export async function lockVideo(tx: Tx, id: VideoId): Promise<VideoRow | null> {
  const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for('update');
  return row ?? null;
}

export async function updateVideo(
  tx: Tx,
  id: VideoId,
  changes: Partial<Omit<VideoRow, 'id'>> & { updatedAt: Date },
): Promise<VideoRow | null> {
  const [row] = await tx.update(videos).set(changes).where(eq(videos.id, id)).returning();
  return row ?? null;
}

/** The current takes of the videos in these folders. */
export function findTakes(tx: Tx, folders: readonly string[]) {
  return tx
    .select({ folder: videos.folder, take: videos.take, state: videos.state })
    .from(videos)
    .where(inArray(videos.folder, [...folders]));
}

export async function deleteVideo(tx: Tx, id: VideoId): Promise<void> {
  await tx.delete(videos).where(eq(videos.id, id));
}

export async function insertRenditions(
  tx: Tx,
  rows: readonly (typeof videoRenditions.$inferInsert)[],
): Promise<void> {
  await tx.insert(videoRenditions).values([...rows]);
}

export function findRenditions(tx: Tx, id: VideoId): Promise<RenditionRow[]> {
  return tx.select().from(videoRenditions).where(eq(videoRenditions.videoId, id));
}

/** One rendition of one take, requested a few hundred times per video. */
export async function findRendition(
  tx: Tx,
  { id, take }: { id: VideoId; take: string },
  name: string,
): Promise<RenditionRow | null> {
  const [row] = await tx
    .select()
    .from(videoRenditions)
    .where(
      and(
        eq(videoRenditions.videoId, id),
        eq(videoRenditions.take, take),
        eq(videoRenditions.name, name),
      ),
    );
  return row ?? null;
}

export async function deleteRenditions(tx: Tx, id: VideoId): Promise<void> {
  await tx.delete(videoRenditions).where(eq(videoRenditions.videoId, id));
}
