import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A tiny grey video at ten frames per second: encoding it costs almost nothing. */
export async function drawPlainVideo(seconds: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'danube-film-'));
  try {
    const path = join(folder, 'film.mp4');
    const picture = ['-f', 'lavfi', '-i', `color=c=gray:size=96x54:rate=10:duration=${seconds}`];
    const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
    await run('ffmpeg', ['-v', 'error', ...picture, ...codec, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
