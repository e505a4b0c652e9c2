import { join } from 'node:path';
import { rejectionReasons } from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import { runLimited } from '../../../platform/limited-program.ts';
import { convertAudio } from './audio.ts';
import type { ConvertedContent, SourceContent } from './content.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { convertVideo } from './video.ts';

const program = join(import.meta.dirname, 'sandboxed-converter.program.ts');
const root = join(import.meta.dirname, '../../../../..');
/** The converter's source and its imports, and nothing else. */
const source = ['package.json', 'node_modules', 'contract', 'server'].map((name) =>
  join(root, name),
);
const gigabyte = 1024 ** 3;
const limits = { seconds: 300, cpuSeconds: 300, memoryBytes: 4 * gigabyte, fileBytes: 2 ** 31 };

const answerSchema = z.union([
  z.object({ refusal: z.enum(rejectionReasons), detail: z.string() }),
  z.object({
    made: z.object({
      path: z.string(),
      contentType: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
      durationSeconds: z.number().optional(),
      pageCount: z.number().optional(),
      pictures: z.array(z.object({ width: z.number(), path: z.string() })).optional(),
    }),
  }),
]);

/**
 * The same as `convertContent`, in a separate process: if a decoder crashes on a crafted file, or a
 * file decompresses endlessly, only that process ends.
 */
export async function convertInSandbox(
  given: SourceContent,
  signal?: AbortSignal,
): Promise<ConvertedContent> {
  // These already run in separate processes.
  if (given.purpose === 'audio') return convertAudio(given, signal);
  if (given.purpose === 'video') return convertVideo(given, signal);
  const end = await runLimited(
    {
      command: process.execPath,
      args: ['--max-old-space-size=1024', '--no-warnings', program, JSON.stringify(given)],
      folder: given.folder,
      reads: [...source, given.path],
    },
    limits,
    signal,
  );
  if (end.code === null || end.code >= 128)
    throw new FileRejectedError('tooLarge', 'took more than it may');
  const answer = answerSchema.safeParse(end.code === 0 ? JSON.parse(end.stdout) : null);
  if (!answer.success) throw new Error(`the program that checks ended badly: ${end.stderr}`);
  if ('made' in answer.data) return answer.data.made;
  throw new FileRejectedError(answer.data.refusal, answer.data.detail);
}
