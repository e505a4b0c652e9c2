import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPoster } from './pictures.ts';
import { probeSourceVideo } from './probe-source-video.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danube-slides-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Two slides, each with one frame when it appears, as screen recorders store them. */
async function drawSlides(path: string): Promise<void> {
  const slide = (color: string) => `color=${color}:size=192x108:rate=10:duration=10`;
  const inputs = ['red', 'blue'].flatMap((color) => ['-f', 'lavfi', '-i', slide(color)]);
  const joined = '[0][1]concat=n=2,mpdecimate=max=0';
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  await run('ffmpeg', [
    '-v',
    'error',
    ...inputs,
    '-filter_complex',
    joined,
    '-fps_mode',
    'vfr',
    ...codecs,
    path,
  ]);
}

test('the poster is the slide that is shown at its second, not the next one', async () => {
  const path = join(folder, 'film.mp4');
  await drawSlides(path);
  const film = await probeSourceVideo({ path, folder });
  const poster = await drawPoster({ film, audio: null, folder }, 9);
  const { dominant } = await sharp(poster).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(50);
});
