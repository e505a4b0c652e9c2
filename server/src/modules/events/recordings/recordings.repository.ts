import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OccurrenceKey } from '../events.repository.ts';
import { eventOccurrences, eventRecordings } from '../events.tables.ts';

export type RecordingRow = typeof eventRecordings.$inferSelect;

const { name, videoId, attempts, problem, seriesId, foundAt, dismissedAt } = eventRecordings;
const batchSize = 500;

/** After this many failures a person has to look at it. */
export const maxAttempts = 5;

/** An attempt failed, and another one follows. */
const isOpen = and(gt(attempts, 0), isNull(problem));

/** Which of them need no further work. */
export async function findDone(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const done = new Set<string>();
  for (let at = 0; at < names.length; at += batchSize) {
    const rows = await tx
      .select({ name })
      .from(eventRecordings)
      .where(
        and(
          inArray(name, names.slice(at, at + batchSize)),
          or(eq(attempts, 0), isNotNull(problem)),
        ),
      );
    for (const row of rows) done.add(row.name);
  }
  return done;
}

/** False if it needs no further work. */
export async function insertRecording(
  tx: Tx,
  row: Pick<RecordingRow, 'name' | 'bytes' | 'foundAt' | 'problem'>,
): Promise<boolean> {
  const rows = await tx
    .insert(eventRecordings)
    .values(row)
    .onConflictDoUpdate({ target: name, set: { ...row, attempts: 0 }, setWhere: isOpen })
    .returning({ name });
  return rows.length > 0;
}

export async function recordFailure(
  tx: Tx,
  row: Pick<RecordingRow, 'name' | 'foundAt'>,
): Promise<void> {
  const problemThen = sql`case when ${attempts} + 1 >= ${maxAttempts} then 'unreadable' end`;
  await tx
    .insert(eventRecordings)
    .values({ ...row, bytes: 0, attempts: 1 })
    .onConflictDoUpdate({
      target: name,
      set: { attempts: sql`${attempts} + 1`, problem: problemThen },
      setWhere: isOpen,
    });
}

/**
 * Deletes rows that weren't picked up and are no longer in the folder. No audit entry: the row only
 * described the folder's content.
 */
export async function deleteMissing(tx: Tx, listed: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ name })
    .from(eventRecordings)
    .where(or(isNotNull(problem), isOpen));
  const present = new Set(listed);
  const missing = rows.map((row) => row.name).filter((one) => !present.has(one));
  for (let at = 0; at < missing.length; at += batchSize) {
    const some = missing.slice(at, at + batchSize);
    await tx.delete(eventRecordings).where(inArray(name, some));
  }
}

export async function completeRecording(
  tx: Tx,
  wanted: string,
  values: { videoId: VideoId } & Partial<OccurrenceKey>,
): Promise<void> {
  await tx.update(eventRecordings).set(values).where(eq(name, wanted));
}

/** After an occurrence got or lost this video: it belongs to the one that offers it, or to none. */
export async function relinkRecording(tx: Tx, video: VideoId): Promise<void> {
  const [at] = await tx
    .select({ seriesId: eventOccurrences.seriesId, date: eventOccurrences.date })
    .from(eventOccurrences)
    .where(eq(eventOccurrences.recordingId, video))
    .orderBy(asc(eventOccurrences.date), asc(eventOccurrences.seriesId))
    .limit(1);
  await tx
    .update(eventRecordings)
    .set({ seriesId: at?.seriesId ?? null, date: at?.date ?? null })
    .where(eq(videoId, video));
}

/** The days of a series with a recording. */
export async function findRecorded(
  tx: Tx,
  series: EventId,
): Promise<{ date: string; videoId: VideoId }[]> {
  const { date, recordingId } = eventOccurrences;
  const rows = await tx
    .select({ date, recordingId })
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.seriesId, series), isNotNull(recordingId)));
  return rows.flatMap((row) =>
    row.recordingId ? [{ date: row.date, videoId: row.recordingId }] : [],
  );
}

export async function isPickedUp(tx: Tx, video: VideoId): Promise<boolean> {
  const rows = await tx.select({ name }).from(eventRecordings).where(eq(videoId, video)).limit(1);
  return rows.length > 0;
}

const isUnlinked = and(
  isNull(seriesId),
  isNull(dismissedAt),
  or(isNotNull(videoId), isNotNull(problem)),
);

const maxListed = 200;

/** Oldest first. */
export function findUnlinked(tx: Tx): Promise<RecordingRow[]> {
  return tx
    .select()
    .from(eventRecordings)
    .where(isUnlinked)
    .orderBy(asc(foundAt), asc(name))
    .limit(maxListed);
}

export async function countUnlinked(tx: Tx): Promise<{ count: number; since: Date | null }> {
  const [row] = await tx
    .select({ count: count(), since: sql<Date | null>`min(${foundAt})`.mapWith(foundAt) })
    .from(eventRecordings)
    .where(isUnlinked);
  return row ?? { count: 0, since: null };
}

/** Recordings that a session offers, since a given time. */
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
