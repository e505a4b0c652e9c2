import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { PreparedAudio } from '../audio-rendition.ts';
import { originalAudio } from '../original-audio.ts';
import { segmentKey, trackKey } from '../video-keys.ts';
import { findRenditions, type RenditionRow, type VideoRow } from '../videos.repository.ts';
import { findAudioRows } from './audio.repository.ts';

/** One audio language of a video, and where its segments are. */
export type Track = PreparedAudio & {
  readonly language: LanguageCode;
  keyOf(extent: keyof PreparedAudio, segment: string): string;
};

type Prepared = VideoRow & { readonly take: string };

/** The video's original language first, unless staff uploaded a track that replaces it. */
export async function findTracks(tx: Tx, video: Prepared): Promise<readonly Track[]> {
  const renditions = await findRenditionsOf(tx, video);
  // The audio is muxed into the video, so no other track can be added.
  if (isMuxed(renditions)) return [];
  const uploaded = (await findAudioRows(tx, [video.id])).flatMap(
    ({ videoId, fileId, language, made, state }): Track[] => {
      if (state !== 'ready' || !made) return [];
      return [{ ...made, language, keyOf: (...at) => trackKey({ videoId, fileId }, ...at) }];
    },
  );
  const isReplaced = uploaded.some(({ language }) => language === video.language);
  const own = isReplaced ? null : ownTrack(video, renditions);
  const all = own ? [own, ...uploaded] : uploaded;
  const rank = ({ language }: Track) => (language === video.language ? 0 : 1);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

export async function findAudio(
  tx: Tx,
  video: VideoRow,
): Promise<Pick<Playable, 'hasSound' | 'audio'>> {
  const { take } = video;
  if (take === null) return { hasSound: false, audio: [] };
  const tracks = await findTracks(tx, { ...video, take });
  const hasSound = tracks.length > 0 || isMuxed(await findRenditionsOf(tx, { ...video, take }));
  return { hasSound, audio: tracks.map(({ language }) => language) };
}

/** Videos prepared before tracks existed have their audio in every rendition. */
export function isMuxed(renditions: readonly Pick<RenditionRow, 'width' | 'codecs'>[]): boolean {
  return renditions.some(({ width, codecs }) => width > 0 && codecs.includes('mp4a'));
}

export async function findRenditionsOf(
  tx: Tx,
  video: Pick<Prepared, 'id' | 'take'>,
): Promise<RenditionRow[]> {
  const all = await findRenditions(tx, video.id);
  return all.filter(({ take }) => take === video.take);
}

function ownTrack(video: Prepared, renditions: readonly RenditionRow[]): Track | null {
  const full = renditions.find(({ name }) => name === originalAudio.full);
  const preview = renditions.find(({ name }) => name === originalAudio.preview);
  if (!full || !preview) return null;
  const keyOf: Track['keyOf'] = (extent, segment) =>
    segmentKey(video, originalAudio[extent], segment);
  return { language: video.language, full, preview, keyOf };
}
