import type { Show, Topic, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import {
  and,
  arrayContains,
  desc,
  eq,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { VideoRow } from '../videos.repository.ts';
import { educationQuickies, videos } from '../videos.tables.ts';

export type LibraryFilter = {
  readonly now: Date;
  readonly show?: Show | undefined;
  readonly topic?: Topic | undefined;
  readonly search: string;
};

/** Where a list continues. */
export type LibraryCursor = { readonly publishedAt: Date; readonly id: VideoId };

/** Public: prepared, and its publication date has passed. */
export function isPublic(now: Date): SQL {
  return sql`${isNotNull(videos.take)} and ${lte(videos.publishedAt, now)}`;
}

export function findPublished(
  tx: Tx,
  { now, show, topic, search }: LibraryFilter,
  { after, limit }: { after: LibraryCursor | null; limit: number },
): Promise<VideoRow[]> {
  return tx
    .select()
    .from(videos)
    .where(
      and(
        isPublic(now),
        show ? eq(videos.show, show) : undefined,
        topic ? arrayContains(videos.topics, [topic]) : undefined,
        ...wordsOf(search).map((word) => sql`${videos.searched} like ${`%${word}%`}`),
        after
          ? sql`(${videos.publishedAt}, ${videos.id}) < (${after.publishedAt.toISOString()}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(limit);
}

/** All words must occur; special characters of patterns are escaped. */
function wordsOf(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`));
}

export async function findLibraryCursor(tx: Tx, id: VideoId): Promise<LibraryCursor | null> {
  const [row] = await tx
    .select({ publishedAt: videos.publishedAt })
    .from(videos)
    .where(eq(videos.id, id));
  return row?.publishedAt ? { publishedAt: row.publishedAt, id } : null;
}

/** When the next scheduled video will be published. */
export async function findNextPublication(tx: Tx, now: Date): Promise<Date | null> {
  const result = await tx
    .select({ at: videos.publishedAt })
    .from(videos)
    .where(sql`${videos.publishedAt} > ${now.toISOString()}`)
    .orderBy(videos.publishedAt)
    .limit(1);
  return result[0]?.at ?? null;
}

/** Videos of the same show or topics, most similar first. */
export function findRelated(tx: Tx, video: VideoRow, now: Date): Promise<VideoRow[]> {
  const shared = sql<number>`cardinality(array(
    select unnest(${videos.topics}) intersect select unnest(${sql.param(video.topics)}::text[])
  ))`;
  const nearness = sql`${shared} * 2 + (${videos.show} = ${video.show})::int`;
  return tx
    .select()
    .from(videos)
    .where(and(isPublic(now), ne(videos.id, video.id)))
    .orderBy(desc(nearness), desc(videos.publishedAt))
    .limit(4);
}

export type QuickieRow = typeof educationQuickies.$inferSelect;

/** Today's, newest first; else the most recent one that isn't in the future. */
export async function findQuickieOf(
  tx: Tx,
  day: string,
): Promise<{ quickie: QuickieRow; video: VideoRow } | null> {
  const isToday = sql`${educationQuickies.scheduledDate} = ${day}`;
  const [found] = await tx
    .select({ quickie: educationQuickies, video: videos })
    .from(educationQuickies)
    .innerJoin(videos, eq(videos.id, educationQuickies.videoId))
    .where(
      and(
        eq(educationQuickies.isActive, true),
        isNotNull(videos.take),
        or(isNull(educationQuickies.scheduledDate), lte(educationQuickies.scheduledDate, day)),
      ),
    )
    .orderBy(desc(sql`coalesce(${isToday}, false)`), desc(educationQuickies.createdAt))
    .limit(1);
  return found ?? null;
}

/** Whether the landing page may show it: then visitors may watch its preview. */
export async function isActiveQuickie(tx: Tx, videoId: VideoId, day: string): Promise<boolean> {
  const rows = await tx
    .select({ id: educationQuickies.id })
    .from(educationQuickies)
    .where(
      and(
        eq(educationQuickies.videoId, videoId),
        eq(educationQuickies.isActive, true),
        or(isNull(educationQuickies.scheduledDate), lte(educationQuickies.scheduledDate, day)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
