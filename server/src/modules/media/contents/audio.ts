import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { runLimited } from '../../../platform/limited-program.ts';
import type { ConvertedContent, SourceContent } from './content.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { probeAudio } from './video-probe.ts';

/** The ffmpeg demuxer for each content type; explicit instead of detected, as for videos. */
const readers: Readonly<Record<string, string>> = {
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'application/ogg': 'ogg',
  'audio/aac': 'aac',
};

const maxSeconds = 6 * 60 * 60;
const limits = {
  seconds: 1_800,
  cpuSeconds: 1_800,
  memoryBytes: 2 * 1024 ** 3,
  fileBytes: 2 ** 30,
};

/** Decoded and re-encoded, so only the sound survives. */
export async function convertAudio(
  given: SourceContent,
  signal?: AbortSignal,
): Promise<ConvertedContent> {
  const type = await fileTypeFromFile(given.path);
  const reader = type && readers[type.mime];
  if (!reader) throw new FileRejectedError('wrongContent', type?.mime ?? 'unknown');
  const source = { path: given.path, reader, folder: given.folder };
  const before = await probeAudio(source, signal);
  if (before.seconds > maxSeconds) throw new FileRejectedError('tooLarge', `${before.seconds} s`);
  const path = join(given.folder, 'audio.m4a');
  await encode({ ...source, to: path }, signal);
  const after = await probeAudio({ path, reader: 'mov', folder: given.folder }, signal);
  if (after.seconds < before.seconds * 0.95 - 1) {
    throw new FileRejectedError('broken', `${after.seconds} s of ${before.seconds} s`);
  }
  return { path, contentType: 'audio/mp4', durationSeconds: Math.round(after.seconds) };
}

async function encode(
  sound: { path: string; reader: string; folder: string; to: string },
  signal: AbortSignal | undefined,
): Promise<void> {
  const quiet = ['-nostdin', '-hide_banner', '-v', 'error', '-max_alloc', String(512 * 1024 ** 2)];
  const input = ['-protocol_whitelist', 'file', '-f', sound.reader, '-i', sound.path];
  const codec = ['-map', '0:a:0', '-vn', '-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];
  const nothingElse = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'];
  const output = ['-t', String(maxSeconds), '-fflags', '+bitexact', '-f', 'mp4', sound.to];
  const end = await runLimited(
    {
      command: 'ffmpeg',
      args: [...quiet, ...input, ...codec, ...nothingElse, ...output],
      folder: sound.folder,
      reads: [sound.path],
    },
    limits,
    signal,
  );
  if (end.code === null) throw new FileRejectedError('tooLarge', 'took more than it may');
  if (end.code !== 0) throw new FileRejectedError('broken', end.stderr.slice(-500));
}
