import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Show, VideoId, VideoState } from '@danube/contract/videos/videos.schemas.ts';
import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { VideoRow } from '../videos.repository.ts';
import { educationQuickies, videoCaptions, videoRenditions, videos } from '../videos.tables.ts';

export type ManagedFilter = {
  readonly search: string;
  readonly state?: VideoState | undefined;
  readonly show?: Show | undefined;
  readonly scheduledFrom?: string | undefined;
  readonly scheduledTo?: string | undefined;
};

export type ManagedCursor = { readonly id: VideoId; readonly createdAt: Date };

/** Newest first. */
export function findManaged(
  tx: Tx,
  { search, state, show, scheduledFrom, scheduledTo }: ManagedFilter,
  { after, limit }: { after: ManagedCursor | null; limit: number },
): Promise<VideoRow[]> {
  const word = search.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return tx
    .select()
    .from(videos)
    .where(
      and(
        state && eq(videos.state, state),
        show ? eq(videos.show, show) : undefined,
        scheduledFrom || scheduledTo
          ? inArray(videos.id, scheduledBetween(tx, scheduledFrom, scheduledTo))
          : undefined,
        word ? sql`${videos.searched} like ${`%${word}%`}` : undefined,
        after
          ? sql`(${videos.createdAt}, ${videos.id}) < (${after.createdAt.toISOString()}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit);
}

/** Quickies between two days, both inclusive. */
function scheduledBetween(tx: Tx, from: string | undefined, to: string | undefined) {
  const { scheduledDate, videoId } = educationQuickies;
  return tx
    .select({ id: videoId })
    .from(educationQuickies)
    .where(
      and(from ? gte(scheduledDate, from) : undefined, to ? lte(scheduledDate, to) : undefined),
    );
}

/** Total size of a video's renditions. */
export async function findSizes(
  tx: Tx,
  ids: readonly VideoId[],
): Promise<ReadonlyMap<VideoId, number>> {
  if (ids.length === 0) return new Map();
  const { videoId, bytes } = videoRenditions;
  const rows = await tx
    .select({ id: videoId, bytes: sql<number>`sum(${bytes})::float8` })
    .from(videoRenditions)
    .where(inArray(videoId, [...ids]))
    .groupBy(videoId);
  return new Map(rows.map((row) => [row.id, row.bytes]));
}

export async function findCaptions(
  tx: Tx,
  ids: readonly VideoId[],
): Promise<ReadonlyMap<VideoId, LanguageCode[]>> {
  if (ids.length === 0) return new Map();
  const { videoId, language } = videoCaptions;
  const rows = await tx
    .select({ id: videoId, language })
    .from(videoCaptions)
    .where(inArray(videoId, [...ids]))
    .orderBy(language);
  const languages = Map.groupBy(rows, ({ id }) => id);
  return new Map([...languages].map(([id, found]) => [id, found.map((row) => row.language)]));
}
