import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A moving test picture, optionally with a tone, small enough to encode instantly. */
export async function drawSmallVideo({ seconds = 136, hasSound = false } = {}): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'danube-film-'));
  try {
    const path = join(folder, 'film.mp4');
    const picture = ['-f', 'lavfi', '-i', `testsrc2=size=192x108:rate=10:duration=${seconds}`];
    const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
    const codecs = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    ];
    await run('ffmpeg', ['-v', 'error', ...picture, ...(hasSound ? tone : []), ...codecs, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
