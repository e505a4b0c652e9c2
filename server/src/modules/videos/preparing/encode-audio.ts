import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { AudioRendition } from '../audio-rendition.ts';
import { type Encoding, playlist, runFfmpeg, stripFlags } from './encode.ts';
import type { SourceVideo } from './probe-source-video.ts';
import { readSegments } from './read-segments.ts';

export type AudioEncoding = Pick<Encoding, 'folder' | 'signal' | 'onProgress'> & {
  /** The source of the audio, and the length of its video. */
  readonly film: Pick<SourceVideo, 'path' | 'seconds'>;
};

/** Audio segments in a folder of this name. */
export type EncodedAudio = AudioRendition & { readonly name: string };

/** Normalises loudness to the usual level of European web video. */
const loudness = 'loudnorm=I=-16:TP=-1.5:LRA=11';

/** One normalised file, as long as the video: a shorter track is padded with silence. */
export async function encodeAudio(work: AudioEncoding): Promise<string> {
  const path = join(work.folder, 'normalized.m4a');
  const codec = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '48000'];
  await runFfmpeg({ ...work, audio: null }, [
    '-map',
    '0:a:0',
    '-vn',
    '-af',
    `${loudness},apad`,
    '-t',
    String(work.film.seconds),
    ...codec,
    ...stripFlags,
    '-f',
    'mp4',
    path,
  ]);
  return path;
}

/** The whole track for members, and a separate beginning that ends at the preview's limit. */
export async function segmentAudio(
  work: AudioEncoding,
  { full, preview }: { full: string; preview: string },
): Promise<{ full: EncodedAudio; preview: EncodedAudio }> {
  const { seconds } = work.film;
  return {
    full: await cut(work, full, seconds),
    preview: await cut(work, preview, Math.min(previewLength, seconds)),
  };
}

async function cut(work: AudioEncoding, name: string, seconds: number): Promise<EncodedAudio> {
  await mkdir(join(work.folder, name), { recursive: true });
  const copied = ['-map', '0:a:0', '-vn', '-c:a', 'copy', '-t', String(seconds)];
  await runFfmpeg({ ...work, audio: null }, [
    ...copied,
    ...stripFlags,
    ...playlist(work.folder, name),
  ]);
  const {
    playlist: list,
    objects,
    bandwidth,
    seconds: own,
  } = await readSegments(work.folder, name);
  // Audio ends with a whole packet, which is at most 20 ms.
  if (Math.abs(own - seconds) > 0.5) throw new Error(`${name} has ${own} s of ${seconds} s`);
  return { name, playlist: list, objects, bandwidth };
}
