import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version of ffmpeg on this machine; null where it is absent and videos cannot be prepared. */
export async function findFfmpeg(command = 'ffmpeg'): Promise<{ version: string } | null> {
  try {
    const { stdout } = await run(command, ['-version'], { timeout: 5_000 });
    const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1];
    return version ? { version } : null;
  } catch {
    return null;
  }
}
