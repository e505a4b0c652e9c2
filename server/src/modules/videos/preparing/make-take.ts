import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { VideoTexts } from '@danube/contract/videos/videos.schemas.ts';
import { ownSound } from '../own-sound.ts';
import { type Encoding, encodeFallback, encodeLadder, encodePreview } from './encode.ts';
import { cutSound, encodeSound } from './encode-sound.ts';
import { type EncodedRendition, readRendition, soundRendition } from './encoded-rendition.ts';
import { chooseLadder, previewRung } from './ladder.ts';
import { drawPoster, drawThumbnails } from './pictures.ts';
import { posterSecond } from './poster-second.ts';
import { probeFilm } from './probe-film.ts';

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
const shares = { sound: 0.1, ladder: 0.6, preview: 0.1, fallback: 0.15, pictures: 0.05 };

export async function makeTake(work: {
  path: string;
  folder: string;
  chapters: VideoTexts['chapters'];
  signal?: AbortSignal;
  onProgress?(share: number): void;
}): Promise<Take> {
  const { folder, signal, onProgress } = work;
  const film = await probeFilm(work, signal);
  let done = 0;
  let sound: string | null = null;
  const step = (share: number): Encoding => {
    const before = done;
    done += share;
    return {
      film,
      sound,
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
  // The renditions have no sound: a player combines them with the selected track.
  sound = film.hasSound ? await encodeSound(step(shares.sound)) : null;
  const sounds = await cutOwnSound({ film, folder, sound, ...(signal ? { signal } : {}) });
  const fallback = await encodeFallback(step(shares.fallback), middle);
  const posterAt = posterSecond(work.chapters, film.seconds);
  const poster = await drawPoster(step(shares.pictures / 2), posterAt);
  const { path: thumbnailSheet, vtt } = await drawThumbnails(step(shares.pictures / 2));
  const sizes = await Promise.all([...rungs, preview].map((rung) => readRendition(folder, rung)));
  assertComplete(sizes, film.seconds);
  const renditions = [...sizes, ...sounds];
  const { seconds } = film;
  return { folder, renditions, fallback, poster, thumbnailSheet, thumbnails: vtt, seconds };
}

async function cutOwnSound(encoding: Encoding): Promise<EncodedRendition[]> {
  const { film, sound, folder, signal } = encoding;
  if (sound === null) return [];
  const { seconds } = film;
  const work = { film: { path: sound, seconds }, folder, ...(signal ? { signal } : {}) };
  const { full, preview } = await cutSound(work, ownSound);
  return [soundRendition(full, seconds), soundRendition(preview, Math.min(previewLength, seconds))];
}

/** An interrupted encoder leaves playlists that end early. */
function assertComplete(renditions: readonly EncodedRendition[], seconds: number): void {
  for (const { name, seconds: own } of renditions) {
    const wanted = name === 'preview' ? Math.min(previewLength, seconds) : seconds;
    if (Math.abs(own - wanted) > 0.5) throw new Error(`${name} has ${own} s of ${wanted} s`);
  }
}
