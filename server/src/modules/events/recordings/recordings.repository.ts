import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, asc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OccurrenceName } from '../events.repository.ts';
import { eventRecordings } from '../events.tables.ts';

export type RecordingRow = typeof eventRecordings.$inferSelect;

const { name, videoId, isUsable, seriesId, foundAt, dismissedAt } = eventRecordings;

export async function findKnownNames(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await tx
    .select({ name })
    .from(eventRecordings)
    .where(inArray(name, [...names]));
  return new Set(rows.map((row) => row.name));
}

/** False if it was there. */
export async function insertRecording(
  tx: Tx,
  row: typeof eventRecordings.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(eventRecordings)
    .values(row)
    .onConflictDoNothing()
    .returning({ name });
  return rows.length > 0;
}

export async function completeRecording(
  tx: Tx,
  wanted: string,
  values: { videoId: VideoId } & Partial<OccurrenceName>,
): Promise<void> {
  await tx.update(eventRecordings).set(values).where(eq(name, wanted));
}

/** The session that a film which was picked up belongs to; null takes it away. */
export async function linkRecording(
  tx: Tx,
  video: VideoId,
  to: OccurrenceName | null,
): Promise<void> {
  await tx
    .update(eventRecordings)
    .set({ seriesId: to?.seriesId ?? null, date: to?.date ?? null })
    .where(eq(videoId, video));
}

export async function isPickedUp(tx: Tx, video: VideoId): Promise<boolean> {
  const rows = await tx.select({ name }).from(eventRecordings).where(eq(videoId, video)).limit(1);
  return rows.length > 0;
}

const isUnlinked = and(
  isNull(seriesId),
  isNull(dismissedAt),
  or(isNotNull(videoId), eq(isUsable, false)),
);

/** Oldest first. */
export function findUnlinked(tx: Tx): Promise<RecordingRow[]> {
  return tx.select().from(eventRecordings).where(isUnlinked).orderBy(asc(foundAt), asc(name));
}

/** Those that a session offers, since a moment. */
export async function findLinkedSince(tx: Tx, since: Date): Promise<VideoId[]> {
  const rows = await tx
    .select({ videoId })
    .from(eventRecordings)
    .where(and(isNotNull(seriesId), gte(foundAt, since)));
  return rows.flatMap((row) => row.videoId ?? []);
}

/** False if it wasn't on the list. */
export async function dismiss(tx: Tx, wanted: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(eventRecordings)
    .set({ dismissedAt: now })
    .where(and(eq(name, wanted), isUnlinked))
    .returning({ name });
  return rows.length > 0;
}
