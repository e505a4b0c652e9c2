import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { findAudioRows } from './library/audio.repository.ts';
import { findCaptionFiles } from './library/captions.repository.ts';
import type { VideosDependencies } from './videos.dependencies.ts';
import { findVideo } from './videos.repository.ts';

/** Sets which files the video uses, which protects them from removal. */
export async function storeFiles(
  { media }: Pick<VideosDependencies, 'media'>,
  tx: Tx,
  id: VideoId,
): Promise<void> {
  const video = await findVideo(tx, id);
  if (!video) return;
  const { fileId, nextFileId } = video;
  const captions = await findCaptionFiles(tx, id);
  const audio = (await findAudioRows(tx, [id])).map((row) => row.fileId);
  const films = nextFileId ? [fileId, nextFileId] : [fileId];
  await media.storeUses(tx, id, [...films, ...captions, ...audio]);
}
