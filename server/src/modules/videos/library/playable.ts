import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { addressOf } from '../video-keys.ts';
import { textsIn } from '../video-texts.ts';
import type { VideoRow } from '../videos.repository.ts';
import { findCaptionLanguages } from './captions.repository.ts';
import { findSound } from './find-tracks.ts';

/** Only paths; access is checked when they are requested. */
export async function toPlayable(
  tx: Tx,
  video: VideoRow,
  requested: LanguageCode,
): Promise<Playable> {
  const { id, seconds } = video;
  const { title, chapters } = textsIn(video, requested);
  const languages = await findCaptionLanguages(tx, id);
  const sound = await findSound(tx, video);
  return {
    id,
    title,
    chapters,
    seconds: seconds ?? 0,
    ...sound,
    full: addressOf(id, 'full.m3u8'),
    fallback: addressOf(id, 'fallback.mp4'),
    preview: addressOf(id, 'preview.m3u8'),
    poster: addressOf(id, 'poster.jpg'),
    thumbnails: addressOf(id, 'thumbnails.vtt'),
    captions: languages.map((language) => ({
      language,
      url: addressOf(id, `captions/${language}.vtt`),
    })),
  };
}
