import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { educationQuickies } from '../videos.tables.ts';

type QuickieRow = typeof educationQuickies.$inferSelect;

export async function findQuickieRows(
  tx: Tx,
  videoIds: readonly VideoId[],
): Promise<ReadonlyMap<VideoId, QuickieRow>> {
  if (videoIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(educationQuickies)
    .where(inArray(educationQuickies.videoId, [...videoIds]));
  return new Map(rows.map((row) => [row.videoId, row]));
}

/** Keeps the creator and creation time of an existing quickie. */
export async function putQuickie(
  tx: Tx,
  row: typeof educationQuickies.$inferInsert,
): Promise<void> {
  const { title, description, videoUrl, fallbackVideoUrl, uploadStatus } = row;
  const { scheduledDate, isActive } = row;
  const changes = {
    title,
    description,
    videoUrl,
    fallbackVideoUrl,
    uploadStatus,
    scheduledDate,
    isActive,
  };
  await tx
    .insert(educationQuickies)
    .values(row)
    .onConflictDoUpdate({ target: educationQuickies.videoId, set: changes });
}

export async function deleteQuickie(tx: Tx, videoId: VideoId): Promise<void> {
  await tx.delete(educationQuickies).where(eq(educationQuickies.videoId, videoId));
}

/** Whether another active quickie has that day. */
export async function isDayTaken(tx: Tx, day: string, except: VideoId): Promise<boolean> {
  const rows = await tx
    .select({ id: educationQuickies.id })
    .from(educationQuickies)
    .where(
      and(
        eq(educationQuickies.scheduledDate, day),
        eq(educationQuickies.isActive, true),
        ne(educationQuickies.videoId, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
