import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A recognisable tone, like an uploaded audio track. */
export async function drawSmallTone({ seconds = 4, hertz = 440 } = {}): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'danube-tone-'));
  try {
    const path = join(folder, 'tone.mp3');
    const tone = ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${seconds}`];
    await run('ffmpeg', ['-v', 'error', ...tone, '-c:a', 'libmp3lame', '-b:a', '64k', path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
