import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';

export type Film = {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly seconds: number;
  /** An ffmpeg source as long as the video; without it the video is silent. */
  readonly sound?: string;
  /** Style sheet of the frames, with fonts. */
  readonly styles: string;
  /** The content of the `<svg>` at a time; identical frames are rendered only once. */
  draw(second: number): string;
};

export type Rendition = { readonly path: string; readonly seconds: number };

/** Flat drawings: a slow preset and few key frames halve the size at little cost. */
const encoding = [
  '-c:v',
  'libx264',
  '-preset',
  'slower',
  '-tune',
  'animation',
  '-crf',
  '25',
  '-profile:v',
  'high',
  '-movflags',
  '+faststart',
];

/** Renders every frame in Chromium and pipes it to one ffmpeg per rendition. */
export async function renderFilm(
  browser: Browser,
  film: Film,
  renditions: readonly Rendition[],
): Promise<void> {
  const { width, height, framesPerSecond, seconds } = film;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(stage(film, film.draw(0)));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const encoders = renditions.map((rendition) => ({
    ...rendition,
    ffmpeg: startEncoder(rendition, film),
  }));
  const screen = await page.context().newCDPSession(page);
  let shown = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let frame = 0; frame < Math.round(seconds * framesPerSecond); frame += 1) {
    const drawing = film.draw(frame / framesPerSecond);
    if (drawing !== shown) {
      await page.evaluate((svg) => {
        const stage = document.querySelector('svg');
        if (stage) stage.innerHTML = svg;
      }, drawing);
      // Lossless but less compressed, which takes half the time.
      const { data } = await screen.send('Page.captureScreenshot', { optimizeForSpeed: true });
      picture = Buffer.from(data, 'base64');
      shown = drawing;
    }
    for (const { ffmpeg, seconds: end } of encoders) {
      if (frame >= end * framesPerSecond) continue;
      if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
    }
  }
  await Promise.all(
    encoders.map(async ({ ffmpeg, path }) => {
      ffmpeg.stdin.end();
      const [code] = await once(ffmpeg, 'close');
      if (code !== 0) throw new Error(`ffmpeg could not write ${path}`);
    }),
  );
  await page.close();
}

/** One frame as an image, for a poster. */
export async function drawStill(
  browser: Browser,
  film: Film,
  still: { second: number; path: string; scale: number },
): Promise<void> {
  const { width, height } = film;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: still.scale,
  });
  await page.setContent(stage(film, film.draw(still.second)));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: still.path });
  await page.close();
}

function stage({ width, height, styles }: Film, drawing: string): string {
  return `<!doctype html><style>body{margin:0}${styles}</style><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block">${drawing}</svg>`;
}

function startEncoder({ path, seconds }: Rendition, { framesPerSecond, sound }: Film) {
  const colour = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  const source = sound ? ['-f', 'lavfi', '-i', sound] : [];
  const received = sound ? ['-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-t', `${seconds}`] : ['-an'];
  return spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      `${framesPerSecond}`,
      '-i',
      '-',
      ...source,
      '-vf',
      'scale=out_color_matrix=bt709,format=yuv420p',
      ...colour,
      '-g',
      `${framesPerSecond * 5}`,
      ...encoding,
      ...received,
      path,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
}
