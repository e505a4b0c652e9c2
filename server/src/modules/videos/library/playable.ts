import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { videoFileUrl } from '../video-keys.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideoRow } from '../videos.repository.ts';
import { findCaptionLanguages } from './captions.repository.ts';
import { findAudio } from './find-tracks.ts';

/** Only paths; access is checked when they are requested. */
export async function toPlayable(
  tx: Tx,
  video: VideoRow,
  requested: LanguageCode,
): Promise<Playable> {
  const { id, seconds } = video;
  const { title, chapters } = resolveTexts(video, requested);
  const languages = await findCaptionLanguages(tx, id);
  const audio = await findAudio(tx, video);
  return {
    id,
    title,
    chapters,
    seconds: seconds ?? 0,
    ...audio,
    full: videoFileUrl(id, 'full.m3u8'),
    fallback: videoFileUrl(id, 'fallback.mp4'),
    preview: videoFileUrl(id, 'preview.m3u8'),
    poster: videoFileUrl(id, 'poster.jpg'),
    thumbnails: videoFileUrl(id, 'thumbnails.vtt'),
    captions: languages.map((language) => ({
      language,
      url: videoFileUrl(id, `captions/${language}.vtt`),
    })),
  };
}
