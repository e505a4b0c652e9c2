import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { videoAudio } from '../videos.tables.ts';

export type AudioRow = typeof videoAudio.$inferSelect;

/** Tracks of these videos, by language. */
export async function findAudioRows(tx: Tx, ids: readonly VideoId[]): Promise<AudioRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(videoAudio)
    .where(inArray(videoAudio.videoId, [...ids]))
    .orderBy(asc(videoAudio.language));
}

export async function findAudioRow(
  tx: Tx,
  videoId: VideoId,
  language: LanguageCode,
): Promise<AudioRow | null> {
  const [row] = await tx.select().from(videoAudio).where(isTrack(videoId, language));
  return row ?? null;
}

/** Replaces the previous file, and starts its preparation over. */
export async function putAudioRow(
  tx: Tx,
  row: Pick<AudioRow, 'videoId' | 'language' | 'fileId'>,
): Promise<void> {
  const reset = { fileId: row.fileId, state: 'waiting' as const, made: null };
  await tx
    .insert(videoAudio)
    .values({ ...row, ...reset })
    .onConflictDoUpdate({ target: [videoAudio.videoId, videoAudio.language], set: reset });
}

/** Only while the track still uses this file. */
export async function updateAudioRow(
  tx: Tx,
  { videoId, language, fileId }: Pick<AudioRow, 'videoId' | 'language' | 'fileId'>,
  changes: Partial<Pick<AudioRow, 'state' | 'made'>>,
): Promise<boolean> {
  const rows = await tx
    .update(videoAudio)
    .set(changes)
    .where(and(isTrack(videoId, language), eq(videoAudio.fileId, fileId)))
    .returning({ language: videoAudio.language });
  return rows.length > 0;
}

export async function deleteAudioRow(
  tx: Tx,
  videoId: VideoId,
  language: LanguageCode,
): Promise<FileId | null> {
  const [gone] = await tx
    .delete(videoAudio)
    .where(isTrack(videoId, language))
    .returning({ fileId: videoAudio.fileId });
  return gone?.fileId ?? null;
}

function isTrack(videoId: VideoId, language: LanguageCode) {
  return and(eq(videoAudio.videoId, videoId), eq(videoAudio.language, language));
}
