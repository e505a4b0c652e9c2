import type { Film } from '../film.ts';
import { line, rise, words } from '../lesson/brush.ts';
import { colours, fontFaces } from '../palette.ts';
import { backgroundSound } from '../sound.ts';

export type Scene = { readonly from: number; readonly heading: string };

export type Story = {
  readonly seconds: number;
  /** Shown at the top right throughout. */
  readonly note: string;
  readonly scenes: readonly Scene[];
  /** Everything below the heading, in a 960 × 540 coordinate system. */
  draw(second: number): string;
};

const unitsWide = 960;
const width = 1280;

/**
 * A short lesson after its storyboard. Elements keep their place from scene to scene, so only the
 * heading changes by scene. There is no voice: the lowest fifth is left to the captions.
 */
export function shortFilm(story: Story): Film {
  return {
    width,
    height: 720,
    framesPerSecond: 25,
    seconds: story.seconds,
    sound: backgroundSound(
      story.seconds,
      story.scenes.map(({ from }) => from),
    ),
    // Text is outlined in the background colour, so that no line runs through it.
    styles: `${fontFaces('normal', 'sans')}svg{background:${colours.deep}}text{font-optical-sizing:auto;font-variant-numeric:tabular-nums;letter-spacing:-.01em;paint-order:stroke;stroke:${colours.deep};stroke-width:5px;stroke-linejoin:round}`,
    draw: (second) =>
      `<g transform="scale(${width / unitsWide})">${frame(story, second)}${story.draw(second)}</g>`,
  };
}

/** The opacity of something that appears and disappears at the given times. */
export function during(second: number, from: number, gone = Number.POSITIVE_INFINITY): number {
  return rise(second, from, 0.4) * (1 - rise(second, gone - 0.3, 0.3));
}

function frame({ scenes, note }: Story, second: number): string {
  const headings = scenes.map(({ from, heading }, index) => {
    // The first heading is visible from the first frame, which players show before playing.
    const opacity = during(second, index === 0 ? -1 : from, scenes[index + 1]?.from);
    return words(heading, { x: 48, y: 76, size: 36, family: 'S', weight: 420, opacity });
  });
  return [
    line('M48 100H912', { colour: colours.rule, width: 1 }),
    words(note, { x: 912, y: 76, size: 14, anchor: 'end', fill: colours.quiet }),
    ...headings,
  ].join('');
}
