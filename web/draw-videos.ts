/** Renders the films of the pages from the same lines: `node web/draw-videos.ts`, needs ffmpeg. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { lesson, previewLength } from './app/features/quickie/sample-lesson.ts';
import { drawStill, renderFilm } from './drawings/film.ts';
import { heroScene } from './drawings/hero-scene.ts';
import { lessonFilm } from './drawings/lesson-film.ts';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
// One name draws only that film: `node web/draw-videos.ts hero`.
const wanted = process.argv[2];
if (wanted !== 'lesson') {
  await renderFilm(browser, heroScene, [
    { path: at('landing/hero.mp4'), seconds: heroScene.seconds },
  ]);
}
if (wanted !== 'hero') {
  await drawStill(browser, lessonFilm, {
    second: 77,
    path: at('quickie/poster.png'),
    scale: 1600 / lessonFilm.width,
  });
  await renderFilm(browser, lessonFilm, [
    { path: at('quickie/lesson.mp4'), seconds: lesson.seconds },
    { path: at('quickie/lesson-preview.mp4'), seconds: previewLength },
  ]);
}
await browser.close();

function at(file: string): string {
  return fileURLToPath(new URL(`./app/features/${file}`, import.meta.url));
}
