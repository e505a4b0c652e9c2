import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maxFileBytes } from '@danube/contract/media/media.schemas.ts';
import { fileTypeFromFile } from 'file-type';
import { runLimited } from '../../../platform/limited-program.ts';
import type { ConvertedContent, SourceContent } from './content.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { probeVideo, type VideoMetadata } from './video-probe.ts';

/**
 * The ffmpeg demuxer for each content type. Explicit instead of detected: text that looks like a
 * playlist would otherwise make ffmpeg open whatever it names.
 */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/ogg': 'ogg',
  'application/ogg': 'ogg',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
};

const maxSeconds = 6 * 60 * 60;
const maxPixels = 7680 * 4320;
const hour = 60 * 60;
/** Larger videos are scaled down, in portrait too. */
const fit =
  "scale='if(gte(iw,ih),min(1920,iw),min(1080,iw))':'if(gte(iw,ih),min(1080,ih),min(1920,ih))'" +
  ':force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1,format=yuv420p';

/** Decoded and re-encoded, so only picture and sound survive. */
export async function convertVideo(
  given: SourceContent,
  signal?: AbortSignal,
): Promise<ConvertedContent> {
  const type = await fileTypeFromFile(given.path);
  const reader = type && readers[type.mime];
  if (!reader) throw new FileRejectedError('wrongContent', type?.mime ?? 'unknown');
  const source = { path: given.path, reader, folder: given.folder };
  const before = await probeVideo(source, signal);
  if (before.seconds > maxSeconds) throw new FileRejectedError('tooLarge', `${before.seconds} s`);
  if (before.width * before.height > maxPixels) {
    throw new FileRejectedError('tooLarge', `${before.width} by ${before.height}`);
  }
  const path = join(given.folder, 'video.mp4');
  await encode({ ...source, to: path }, signal);
  const after = await probeVideo({ path, reader: 'mov', folder: given.folder }, signal);
  await assertComplete(path, { before, after });
  return {
    path,
    contentType: 'video/mp4',
    width: after.width,
    height: after.height,
    durationSeconds: Math.round(after.seconds),
  };
}

async function encode(
  film: { path: string; reader: string; folder: string; to: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  const input = ['-protocol_whitelist', 'file', '-f', film.reader, '-i', film.path];
  const pictures = ['-map', '0:v:0', '-vf', fit, '-fpsmax', '60', '-c:v', 'libx264'];
  const quality = ['-preset', 'veryfast', '-crf', '22', '-profile:v', 'high', '-threads', '2'];
  const sound = ['-map', '0:a:0?', '-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
  const nothingElse = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'];
  const bounds = ['-t', String(maxSeconds), '-fs', String(maxFileBytes)];
  const output = ['-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', film.to];
  const quiet = ['-nostdin', '-hide_banner', '-v', 'error', '-max_alloc', String(512 * 1024 ** 2)];
  const end = await runLimited(
    {
      command: 'ffmpeg',
      args: [
        ...quiet,
        ...input,
        ...pictures,
        ...quality,
        ...sound,
        ...nothingElse,
        ...bounds,
        ...output,
      ],
      folder: film.folder,
      reads: [film.path],
    },
    { seconds: 2 * hour, cpuSeconds: 4 * hour, memoryBytes: 6 * 1024 ** 3, fileBytes: 2 ** 31 },
    signal,
  );
  if (end.code === null) throw new FileRejectedError('tooLarge', 'took more than it may');
  if (end.code !== 0) throw new FileRejectedError('broken', end.stderr.slice(-500));
}

/** A truncated video would be decoded up to where it ends. */
async function assertComplete(
  path: string,
  { before, after }: { before: VideoMetadata; after: VideoMetadata },
): Promise<void> {
  const { size } = await stat(path);
  if (size >= maxFileBytes * 0.999) throw new FileRejectedError('tooLarge', `${size} bytes`);
  if (after.seconds < before.seconds * 0.95 - 1) {
    throw new FileRejectedError('broken', `${after.seconds} s of ${before.seconds} s`);
  }
}
