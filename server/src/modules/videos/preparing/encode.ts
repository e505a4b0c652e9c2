import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runLimited } from '../../../platform/limited-program.ts';
import type { Rung } from './ladder.ts';
import type { SourceVideo } from './probe-source-video.ts';

/** The length of the segments that a player fetches. */
const segmentSeconds = 4;

const hour = 60 * 60;
const limits = {
  seconds: 6 * hour,
  cpuSeconds: 12 * hour,
  memoryBytes: 6 * 1024 ** 3,
  fileBytes: 2 ** 31,
};

export type Encoding = {
  readonly film: SourceVideo;
  /** The audio to include; null for pictures only. */
  readonly audio: string | null;
  readonly folder: string;
  readonly signal?: AbortSignal;
  /** Called with the completed share, from 0 to 1. */
  onProgress?(share: number): void;
};

const quietFlags = ['-nostdin', '-hide_banner', '-v', 'error', '-y', '-progress', 'pipe:1'];
export const stripFlags = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'];

/** All renditions in one pass, so that the video is decoded once. Each gets its own folder. */
export async function encodeLadder(encoding: Encoding, rungs: readonly Rung[]): Promise<void> {
  const { film, folder } = encoding;
  for (const { name } of rungs) await mkdir(join(folder, name), { recursive: true });
  const parts = rungs.map((_, index) => `[v${index}]`).join('');
  const scaleFilters = rungs.map(
    ({ width, height }, index) =>
      `[v${index}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[o${index}]`,
  );
  const filter = [`[0:v:0]split=${rungs.length}${parts}`, ...scaleFilters].join(';');
  const outputs = rungs.flatMap((rung, index) => [
    '-map',
    `[o${index}]`,
    ...audioArguments(encoding),
    ...pictureFlags(rung, film),
    ...stripFlags,
    ...playlist(folder, rung.name),
  ]);
  await runFfmpeg(encoding, ['-filter_complex', filter, ...outputs]);
}

/** A separate encoding of the beginning, no longer than visitors may watch. */
export async function encodePreview(
  encoding: Encoding,
  { rung, seconds }: { rung: Rung; seconds: number },
): Promise<void> {
  const { film, folder } = encoding;
  await mkdir(join(folder, rung.name), { recursive: true });
  const size = `scale=${rung.width}:${rung.height}:flags=bicubic,setsar=1,format=yuv420p`;
  await runFfmpeg(encoding, [
    '-t',
    String(seconds),
    '-map',
    '0:v:0',
    '-vf',
    size,
    ...audioArguments(encoding),
    ...pictureFlags(rung, film),
    ...stripFlags,
    ...playlist(folder, rung.name),
  ]);
}

/** One file for browsers without HLS support. */
export async function encodeFallback(encoding: Encoding, rung: Rung): Promise<string> {
  const { film, folder } = encoding;
  const path = join(folder, 'fallback.mp4');
  const size = `scale=${rung.width}:${rung.height}:flags=bicubic,setsar=1,format=yuv420p`;
  await runFfmpeg(encoding, [
    '-map',
    '0:v:0',
    '-vf',
    size,
    ...audioArguments(encoding),
    ...pictureFlags(rung, film),
    ...stripFlags,
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    path,
  ]);
  return path;
}

function input({
  film,
  audio,
}: {
  film: Pick<SourceVideo, 'path'>;
  audio: string | null;
}): string[] {
  const reader = ['-protocol_whitelist', 'file', '-f', 'mov', '-i'];
  return [...reader, film.path, ...(audio === null ? [] : [...reader, audio])];
}

function audioArguments({ audio }: Pick<Encoding, 'audio'>): string[] {
  return audio === null ? ['-an'] : ['-map', '1:a:0', '-c:a', 'copy'];
}

function pictureFlags({ maxKilobits }: Rung, { framesPerSecond }: SourceVideo): string[] {
  // Every segment starts with a key frame, at the same time in every rendition.
  const group = String(Math.max(1, Math.round(framesPerSecond * segmentSeconds)));
  return [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'high',
    '-threads',
    '2',
    '-crf',
    '22',
    '-maxrate',
    `${maxKilobits}k`,
    '-bufsize',
    `${maxKilobits * 2}k`,
    '-g',
    group,
    '-keyint_min',
    group,
    '-sc_threshold',
    '0',
    '-force_key_frames',
    `expr:gte(t,n_forced*${segmentSeconds})`,
  ];
}

export function playlist(folder: string, name: string): string[] {
  const at = join(folder, name);
  return [
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_flags',
    'independent_segments',
    '-hls_segment_filename',
    join(at, '%05d.m4s'),
    join(at, 'index.m3u8'),
  ];
}

/** Reads the video and, as a second input, its audio. */
export async function runFfmpeg(
  encoding: Omit<Encoding, 'film'> & { readonly film: Pick<SourceVideo, 'path' | 'seconds'> },
  args: readonly string[],
): Promise<void> {
  const { film, folder, signal, onProgress } = encoding;
  const program = {
    command: 'ffmpeg',
    args: [...quietFlags, ...input(encoding), ...args],
    folder,
    reads: [film.path],
    onOutput: (text: string) => {
      const [done] = [...text.matchAll(/out_time_us=(\d+)/g)].slice(-1);
      if (done && film.seconds > 0) {
        onProgress?.(Math.min(1, Number(done[1]) / 1e6 / film.seconds));
      }
    },
  };
  const end = await runLimited(program, limits, signal);
  if (end.code !== 0) throw new Error(`ffmpeg ended with ${end.code}: ${end.stderr.slice(-800)}`);
}
