import * as z from 'zod';
import { runLimited } from '../../../platform/limited-program.ts';

/** A video that we encoded, so its metadata is reliable. */
export type SourceVideo = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly framesPerSecond: number;
  readonly hasSound: boolean;
};

const probedSchema = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
      avg_frame_rate: z.string().optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number() }),
});

const limits = { seconds: 60, cpuSeconds: 60, memoryBytes: 2 * 1024 ** 3, fileBytes: 1024 };

export async function probeSourceVideo(
  { path, folder }: { path: string; folder: string },
  signal?: AbortSignal,
): Promise<SourceVideo> {
  const input = ['-protocol_whitelist', 'file', '-f', 'mov', '-i', path];
  const args = ['-v', 'error', ...input, '-of', 'json', '-show_format', '-show_streams'];
  const end = await runLimited({ command: 'ffprobe', args, folder, reads: [path] }, limits, signal);
  if (end.code !== 0) throw new Error(`the film cannot be read: ${end.stderr.slice(-500)}`);
  const { streams, format } = probedSchema.parse(JSON.parse(end.stdout));
  const pictures = streams.find((stream) => stream.codec_type === 'video');
  if (!pictures?.width || !pictures.height) throw new Error('the film has no pictures');
  const { width, height } = pictures;
  return {
    path,
    width,
    height,
    seconds: format.duration,
    framesPerSecond: rateOf(pictures.avg_frame_rate),
    hasSound: streams.some((stream) => stream.codec_type === 'audio'),
  };
}

/** E.g. `30000/1001`. */
function rateOf(fraction = '25/1'): number {
  const [over = 25, under = 1] = fraction.split('/').map(Number);
  return under > 0 && over > 0 ? over / under : 25;
}
