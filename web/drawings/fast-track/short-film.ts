import type { Film } from '../film.ts';
import { line, rise, words } from '../lesson/brush.ts';
import { colours, fontFaces } from '../palette.ts';

export type Scene = { readonly from: number; readonly heading: string };

export type Story = {
  readonly seconds: number;
  /** Stands at the top right from beginning to end. */
  readonly note: string;
  readonly scenes: readonly Scene[];
  /** Everything below the heading, in the 960 × 540 units of the lessons. */
  draw(second: number): string;
};

const unitsWide = 960;
const width = 1280;

/**
 * A short lesson as its storyboard tells it. Things stay where they are from scene to scene, so
 * only the heading changes by scene. No sound: the lowest fifth is left to the captions.
 */
export function shortFilm(story: Story): Film {
  return {
    width,
    height: 720,
    framesPerSecond: 25,
    seconds: story.seconds,
    // Words are outlined in the colour of the ground, so that no line runs through them.
    styles: `${fontFaces('normal', 'sans')}svg{background:${colours.deep}}text{font-optical-sizing:auto;font-variant-numeric:tabular-nums;letter-spacing:-.01em;paint-order:stroke;stroke:${colours.deep};stroke-width:5px;stroke-linejoin:round}`,
    draw: (second) =>
      `<g transform="scale(${width / unitsWide})">${frame(story, second)}${story.draw(second)}</g>`,
  };
}

/** How visible something is that appears at one moment and is gone at another. */
export function during(second: number, from: number, gone = Number.POSITIVE_INFINITY): number {
  return rise(second, from, 0.4) * (1 - rise(second, gone - 0.3, 0.3));
}

function frame({ scenes, note }: Story, second: number): string {
  const headings = scenes.map(({ from, heading }, index) => {
    // The first stands from the first frame, which players show before they play.
    const opacity = during(second, index === 0 ? -1 : from, scenes[index + 1]?.from);
    return words(heading, { x: 48, y: 76, size: 36, family: 'S', weight: 420, opacity });
  });
  return [
    line('M48 100H912', { colour: colours.rule, width: 1 }),
    words(note, { x: 912, y: 76, size: 14, anchor: 'end', fill: colours.quiet }),
    ...headings,
  ].join('');
}
