import { lesson } from '../app/features/watch/quickie/sample-lesson.ts';
import type { Film } from './film.ts';
import { line, rise } from './lesson/brush.ts';
import { clockScene, linesScene, nightScene } from './lesson/first-scenes.ts';
import { morningsScene, stopScene, summaryScene } from './lesson/last-scenes.ts';
import { colours, fontFaces } from './palette.ts';

const { chapters, seconds } = lesson;
const scenes = [
  { from: chapters.clock, to: chapters.night, draw: clockScene },
  { from: chapters.night, to: chapters.lines, draw: nightScene },
  { from: chapters.lines, to: chapters.mornings, draw: linesScene },
  { from: chapters.mornings, to: chapters.stop, draw: morningsScene },
  { from: chapters.stop, to: chapters.summary, draw: stopScene },
  { from: chapters.summary, to: seconds, draw: summaryScene },
];

/**
 * "Why the DAX gaps at nine", the sample lesson. It has no sound: the frames carry the content, and
 * the lowest fifth is left to the captions in the viewer's language.
 */
export const lessonFilm: Film = {
  width: 960,
  height: 540,
  framesPerSecond: 15,
  seconds,
  styles: `${fontFaces('normal', 'italic', 'sans')}svg{background:${colours.deep}}text{font-optical-sizing:auto;font-variant-numeric:tabular-nums;letter-spacing:-.01em}`,
  draw: drawMoment,
};

function drawMoment(second: number): string {
  const scene = scenes.find(({ to }) => second < to);
  if (!scene) return '';
  const own = second - scene.from;
  const leaving = scene.to === seconds ? 0 : rise(second, scene.to - 0.5, 0.5);
  const rules = line('M48 124H912', { colour: colours.rule, width: 1 });
  return `${rules}<g opacity="${(1 - leaving).toFixed(2)}">${scene.draw(own)}</g>`;
}
