import * as z from 'zod';
import { runLimited } from '../../../platform/limited-program.ts';
import { FileRejectedError } from './file-rejected-error.ts';

export type VideoMetadata = {
  readonly width: number;
  readonly height: number;
  /** 0 if the file doesn't state it. */
  readonly seconds: number;
};

const probedSchema = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        codec_name: z.string().optional(),
        width: z.number().optional(),
        height: z.number().optional(),
      }),
    )
    .default([]),
  format: z.object({ duration: z.coerce.number().catch(0).default(0) }),
});

const maxStreams = 32;
const limits = { seconds: 60, cpuSeconds: 60, memoryBytes: 2 * 1024 ** 3, fileBytes: 1024 };

type Source = { readonly path: string; readonly reader: string; readonly folder: string };

/** The metadata of a video. */
export async function probeVideo(film: Source, signal?: AbortSignal): Promise<VideoMetadata> {
  const { streams, seconds } = await probeStreams(film, signal);
  const pictures = streams.find(({ codec_type }) => codec_type === 'video');
  if (!pictures?.width || !pictures.height)
    throw new FileRejectedError('wrongContent', 'no pictures');
  return { width: pictures.width, height: pictures.height, seconds };
}

/** The metadata of an audio file. A cover image is dropped when it is re-encoded. */
export async function probeAudio(
  sound: Source,
  signal?: AbortSignal,
): Promise<{ seconds: number }> {
  const { streams, seconds } = await probeStreams(sound, signal);
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
  if (!hasSound) throw new FileRejectedError('wrongContent', 'no sound');
  return { seconds };
}

async function probeStreams(film: Source, signal: AbortSignal | undefined) {
  const input = ['-protocol_whitelist', 'file', '-f', film.reader, '-i', film.path];
  const end = await runLimited(
    {
      command: 'ffprobe',
      args: ['-v', 'error', ...input, '-of', 'json', '-show_format', '-show_streams'],
      folder: film.folder,
      reads: [film.path],
    },
    limits,
    signal,
  );
  if (end.code === null) throw new FileRejectedError('tooLarge', 'took more than it may');
  const probed = end.code === 0 ? probedSchema.safeParse(parsedJson(end.stdout)) : undefined;
  if (!probed?.success) throw new FileRejectedError('broken', end.stderr.slice(-500));
  const { streams, format } = probed.data;
  if (streams.length > maxStreams)
    throw new FileRejectedError('dangerous', `${streams.length} streams`);
  return { streams, seconds: format.duration };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
