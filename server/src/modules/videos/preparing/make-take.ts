import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { VideoTexts } from '@danube/contract/videos/videos.schemas.ts';
import { originalAudio } from '../original-audio.ts';
import { type Encoding, encodeFallback, encodeLadder, encodePreview } from './encode.ts';
import { encodeAudio, segmentAudio } from './encode-audio.ts';
import {
  type EncodedRendition,
  originalAudioRendition,
  readRendition,
} from './encoded-rendition.ts';
import { chooseLadder, previewRung } from './ladder.ts';
import { drawPoster, drawThumbnails } from './pictures.ts';
import { posterSecond } from './poster-second.ts';
import { probeSourceVideo } from './probe-source-video.ts';

/** The output of one run, still in its local folder. */
export type Take = {
  readonly folder: string;
  readonly renditions: readonly EncodedRendition[];
  readonly fallback: string;
  readonly poster: string;
  readonly thumbnailSheet: string;
  readonly thumbnails: string;
  readonly seconds: number;
};

/** Shares of the total work; encoding the renditions takes most of it. */
const shares = { audio: 0.1, ladder: 0.6, preview: 0.1, fallback: 0.15, pictures: 0.05 };

export async function makeTake(work: {
  path: string;
  folder: string;
  chapters: VideoTexts['chapters'];
  signal?: AbortSignal;
  onProgress?(share: number): void;
}): Promise<Take> {
  const { folder, signal, onProgress } = work;
  const film = await probeSourceVideo(work, signal);
  let done = 0;
  let audio: string | null = null;
  const step = (share: number): Encoding => {
    const before = done;
    done += share;
    return {
      film,
      audio,
      folder,
      ...(signal ? { signal } : {}),
      onProgress: (part) => onProgress?.(before + part * share),
    };
  };
  const rungs = chooseLadder(film);
  const [top, middle] = rungs;
  if (!top || !middle) throw new Error('a ladder has three rungs');
  const preview = previewRung(film);
  await encodeLadder(step(shares.ladder), rungs);
  await encodePreview(step(shares.preview), { rung: preview, seconds: previewLength });
  // The renditions have no audio: a player combines them with the selected track.
  audio = film.hasSound ? await encodeAudio(step(shares.audio)) : null;
  const tracks = await segmentOriginalAudio({ film, folder, audio, ...(signal ? { signal } : {}) });
  const fallback = await encodeFallback(step(shares.fallback), middle);
  const posterAt = posterSecond(work.chapters, film.seconds);
  const poster = await drawPoster(step(shares.pictures / 2), posterAt);
  const { path: thumbnailSheet, vtt } = await drawThumbnails(step(shares.pictures / 2));
  const videoRenditions = await Promise.all(
    [...rungs, preview].map((rung) => readRendition(folder, rung)),
  );
  assertComplete(videoRenditions, film.seconds);
  const renditions = [...videoRenditions, ...tracks];
  const { seconds } = film;
  return { folder, renditions, fallback, poster, thumbnailSheet, thumbnails: vtt, seconds };
}

async function segmentOriginalAudio(encoding: Encoding): Promise<EncodedRendition[]> {
  const { film, audio, folder, signal } = encoding;
  if (audio === null) return [];
  const { seconds } = film;
  const work = { film: { path: audio, seconds }, folder, ...(signal ? { signal } : {}) };
  const { full, preview } = await segmentAudio(work, originalAudio);
  return [
    originalAudioRendition(full, seconds),
    originalAudioRendition(preview, Math.min(previewLength, seconds)),
  ];
}

/** An interrupted encoder leaves playlists that end early. */
function assertComplete(renditions: readonly EncodedRendition[], seconds: number): void {
  for (const { name, seconds: own } of renditions) {
    const wanted = name === 'preview' ? Math.min(previewLength, seconds) : seconds;
    if (Math.abs(own - wanted) > 0.5) throw new Error(`${name} has ${own} s of ${wanted} s`);
  }
}
