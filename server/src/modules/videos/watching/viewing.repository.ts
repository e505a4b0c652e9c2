import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { videoViewingDays } from '../videos.tables.ts';

type Viewing = { previews?: number; plays?: number; seconds?: number };

export async function countViewing(
  tx: Tx,
  { videoId, day }: { videoId: VideoId; day: string },
  { previews = 0, plays = 0, seconds = 0 }: Viewing,
): Promise<void> {
  await tx
    .insert(videoViewingDays)
    .values({ videoId, day, previews, plays, seconds })
    .onConflictDoUpdate({
      target: [videoViewingDays.videoId, videoViewingDays.day],
      set: {
        previews: sql`${videoViewingDays.previews} + ${previews}`,
        plays: sql`${videoViewingDays.plays} + ${plays}`,
        seconds: sql`${videoViewingDays.seconds} + ${seconds}`,
      },
    });
}

/** By day, for one video or all. */
export async function findViewing(
  tx: Tx,
  { id, from, to }: { id?: VideoId | undefined; from: string; to: string },
) {
  const { day, videoId } = videoViewingDays;
  const rows = await tx
    .select({
      day,
      previews: sql<number>`sum(${videoViewingDays.previews})::int`,
      plays: sql<number>`sum(${videoViewingDays.plays})::int`,
      minutes: sql<number>`sum(${videoViewingDays.seconds})::float8 / 60`,
    })
    .from(videoViewingDays)
    .where(and(between(day, from, to), id && eq(videoId, id)))
    .groupBy(day)
    .orderBy(asc(day));
  return rows;
}
