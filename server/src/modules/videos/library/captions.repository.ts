import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { Cue } from '../cue.ts';
import { videoCaptions } from '../videos.tables.ts';

export async function findCaptionLanguages(tx: Tx, videoId: VideoId): Promise<LanguageCode[]> {
  const rows = await tx
    .select({ language: videoCaptions.language })
    .from(videoCaptions)
    .where(eq(videoCaptions.videoId, videoId))
    .orderBy(asc(videoCaptions.language));
  return rows.map(({ language }) => language);
}

export async function findCues(
  tx: Tx,
  videoId: VideoId,
  language: LanguageCode,
): Promise<readonly Cue[] | null> {
  const [row] = await tx
    .select({ cues: videoCaptions.cues })
    .from(videoCaptions)
    .where(and(eq(videoCaptions.videoId, videoId), eq(videoCaptions.language, language)));
  return row?.cues ?? null;
}

export function findAllCues(
  tx: Tx,
  videoId: VideoId,
): Promise<{ language: LanguageCode; cues: readonly Cue[] }[]> {
  return tx
    .select({ language: videoCaptions.language, cues: videoCaptions.cues })
    .from(videoCaptions)
    .where(eq(videoCaptions.videoId, videoId));
}

export async function findCaptionFiles(tx: Tx, videoId: VideoId): Promise<FileId[]> {
  const rows = await tx
    .select({ fileId: videoCaptions.fileId })
    .from(videoCaptions)
    .where(eq(videoCaptions.videoId, videoId));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

export async function putCaptionRow(tx: Tx, row: typeof videoCaptions.$inferInsert): Promise<void> {
  const { fileId, cues } = row;
  await tx
    .insert(videoCaptions)
    .values(row)
    .onConflictDoUpdate({
      target: [videoCaptions.videoId, videoCaptions.language],
      set: { fileId, cues },
    });
}

export async function deleteCaptionRow(
  tx: Tx,
  videoId: VideoId,
  language: LanguageCode,
): Promise<boolean> {
  const deleted = await tx
    .delete(videoCaptions)
    .where(and(eq(videoCaptions.videoId, videoId), eq(videoCaptions.language, language)))
    .returning({ language: videoCaptions.language });
  return deleted.length > 0;
}
