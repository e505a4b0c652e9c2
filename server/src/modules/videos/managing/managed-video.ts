import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findAudioRows } from '../library/audio.repository.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import type { VideoRow } from '../videos.repository.ts';
import { findCaptions, findSizes } from './managed.repository.ts';
import { findQuickieRows } from './quickies.repository.ts';

/** Rows as shown in the admin area. */
export async function describeVideos(
  { media }: Pick<VideosDependencies, 'media'>,
  tx: Tx,
  rows: readonly VideoRow[],
): Promise<ManagedVideo[]> {
  const ids = rows.map(({ id }) => id);
  const files = await media.findFiles(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  const nameOf = new Map(files.map(({ id, name }) => [id, name]));
  const quickies = await findQuickieRows(tx, ids);
  const sizes = await findSizes(tx, ids);
  const captions = await findCaptions(tx, ids);
  const audio = Map.groupBy(await findAudioRows(tx, ids), ({ videoId }) => videoId);
  return rows.map((row) => {
    const { id, slug, fileId, language, words, show, topics, publishedAt } = row;
    const { state, progress, failure, seconds, createdAt } = row;
    const quickie = quickies.get(id);
    return {
      id,
      slug,
      fileId,
      language,
      words,
      show,
      topics,
      publishedAt,
      state,
      progress,
      failure,
      seconds,
      createdAt,
      fileName: nameOf.get(fileId) ?? '',
      bytes: sizes.get(id) ?? null,
      captions: captions.get(id) ?? [],
      audio: (audio.get(id) ?? []).map((track) => ({
        language: track.language,
        state: track.state,
      })),
      quickie: quickie
        ? { scheduledDate: quickie.scheduledDate, isActive: quickie.isActive }
        : null,
    };
  });
}
