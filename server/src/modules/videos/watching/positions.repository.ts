import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { isPublic } from '../library/library.repository.ts';
import type { VideoRow } from '../videos.repository.ts';
import { videoPositions, videos } from '../videos.tables.ts';

export async function findPosition(tx: Tx, userId: string, videoId: VideoId): Promise<number> {
  const [row] = await tx
    .select({ position: videoPositions.position })
    .from(videoPositions)
    .where(and(eq(videoPositions.userId, userId), eq(videoPositions.videoId, videoId)));
  return row?.position ?? 0;
}

/** The latest report wins, from any device. */
export async function putPosition(
  tx: Tx,
  row: { userId: string; videoId: VideoId; position: number; watchedAt: Date },
): Promise<void> {
  const { position, watchedAt } = row;
  await tx
    .insert(videoPositions)
    .values(row)
    .onConflictDoUpdate({
      target: [videoPositions.userId, videoPositions.videoId],
      set: { position, watchedAt },
    });
}

type StartedVideo = { video: VideoRow; position: number; watchedAt: Date };

/** Started but not finished: in its last ten seconds a video counts as finished. */
export function findStartedVideos(tx: Tx, userId: string, now: Date): Promise<StartedVideo[]> {
  const { position, watchedAt } = videoPositions;
  return tx
    .select({ video: videos, position, watchedAt })
    .from(videoPositions)
    .innerJoin(videos, eq(videos.id, videoPositions.videoId))
    .where(
      and(
        eq(videoPositions.userId, userId),
        isPublic(now),
        sql`${position} >= 5 and ${position} < ${videos.seconds} - 10`,
      ),
    )
    .orderBy(desc(watchedAt))
    .limit(12);
}

/** For the data export. */
export function findPositionsOf(tx: Tx, userId: string) {
  const { position, watchedAt } = videoPositions;
  return tx
    .select({ slug: videos.slug, position, watchedAt })
    .from(videoPositions)
    .innerJoin(videos, eq(videos.id, videoPositions.videoId))
    .where(eq(videoPositions.userId, userId))
    .orderBy(desc(watchedAt));
}
