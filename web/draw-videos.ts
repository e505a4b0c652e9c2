/** Renders the videos of pages and lessons: `node web/draw-videos.ts`, needs ffmpeg. */
import { fileURLToPath } from 'node:url';
import { previewLength } from '@danube/contract/videos/preview-length.ts';
import { chromium } from 'playwright-core';
import { lesson } from './app/features/watch/quickie/sample-lesson.ts';
import { episodes } from './drawings/episodes.ts';
import { candleAnatomy } from './drawings/fast-track/candle-anatomy.ts';
import { positionSize } from './drawings/fast-track/position-size.ts';
import { drawStill, type Film, renderFilm } from './drawings/film.ts';
import { heroScene } from './drawings/hero-scene.ts';
import { lessonFilm } from './drawings/lesson-film.ts';

const films: Readonly<Record<string, () => Promise<void>>> = {
  hero: () =>
    renderFilm(browser, heroScene, [
      { path: at('app/features/site/landing/hero.mp4'), seconds: heroScene.seconds },
    ]),
  lesson: drawSampleLesson,
  'candle-anatomy': () => drawCourseFilm('fast-track/files/candle-anatomy.mp4', candleAnatomy),
  'position-size': () => drawCourseFilm('fast-track/files/position-size.mp4', positionSize),
  ...Object.fromEntries(
    Object.entries(episodes).map(([slug, film]) => [slug, () => drawEpisode(slug, film)]),
  ),
};

// Arguments select videos: `node web/draw-videos.ts hero`.
const named = process.argv.slice(2);
const wanted = Object.entries(films).filter(([name]) => !named.length || named.includes(name));
if (!wanted.length) throw new Error(`Films there are: ${Object.keys(films).join(', ')}`);

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [, draw] of wanted) await draw();
await browser.close();

async function drawSampleLesson(): Promise<void> {
  await drawStill(browser, lessonFilm, {
    second: 77,
    path: at('app/features/watch/quickie/poster.png'),
    scale: 1600 / lessonFilm.width,
  });
  await renderFilm(browser, lessonFilm, [
    { path: at('app/features/watch/quickie/lesson.mp4'), seconds: lesson.seconds },
    { path: at('app/features/watch/quickie/lesson-preview.mp4'), seconds: previewLength },
  ]);
}

function drawCourseFilm(file: string, film: Film): Promise<void> {
  const path = at(`../content/courses/${file}`);
  return renderFilm(browser, film, [{ path, seconds: film.seconds }]);
}

function drawEpisode(slug: string, film: Film): Promise<void> {
  const path = at(`../content/videos/${slug}/film.mp4`);
  return renderFilm(browser, film, [{ path, seconds: film.seconds }]);
}

function at(file: string): string {
  return fileURLToPath(new URL(`./${file}`, import.meta.url));
}
