import type { Film } from '../film.ts';
import { group } from '../itv/episode.ts';
import { line, rise, words } from '../lesson/brush.ts';
import { colours, fontFaces } from '../palette.ts';
import { backgroundSound } from '../sound.ts';

type Part = {
  readonly from: number;
  readonly heading: string;
  /** Everything below the heading. */
  draw(second: number): string;
};

type Story = {
  readonly title: readonly string[];
  /** What went wrong, in one line. */
  readonly hook: string;
  readonly seconds: number;
  /** The picture beside the title, which is also the poster. */
  cover(second: number): string;
  readonly parts: readonly Part[];
  /** When the last part starts, and what it says. */
  readonly rulesFrom: number;
  readonly rules: readonly string[];
};

/** Drawn in a 960 × 540 coordinate system and scaled up. */
const unitsWide = 960;
const width = 1280;
/** Posters are taken from the first ten seconds, so most of them show the title. */
const titleUntil = 7;

/**
 * A film for a lesson, to be watched on a phone: no text below 20 units, which are 8 pixels on a
 * screen of 390. The screen has figures and labels; the captions say everything else, in each
 * language, in the lowest fifth of the frame.
 */
export function largeFilm(story: Story): Film {
  const bells = [...story.parts.map(({ from }) => from), story.rulesFrom];
  return {
    width,
    height: 720,
    framesPerSecond: 12,
    seconds: story.seconds,
    sound: backgroundSound(story.seconds, bells),
    // Text is outlined in the background colour, so that no line runs through it.
    styles: `${fontFaces('normal', 'italic', 'sans')}svg{background:${colours.deep}}text{font-optical-sizing:auto;font-variant-numeric:tabular-nums;letter-spacing:-.01em;paint-order:stroke;stroke:${colours.deep};stroke-width:6px;stroke-linejoin:round}`,
    draw: (second) => `<g transform="scale(${width / unitsWide})">${picture(story, second)}</g>`,
  };
}

function picture(story: Story, second: number): string {
  if (second < titleUntil) return titleCard(story, second);
  return `${frame(story)}${moment(story, second)}`;
}

function titleCard({ title, hook, cover }: Story, second: number): string {
  const top = title.length > 2 ? 196 : 226;
  return group(
    1 - rise(second, titleUntil - 0.4, 0.4),
    cover(second),
    words('ITV', { x: 48, y: 76, size: 22, weight: 600, fill: colours.bell }),
    words('Danube Trading Academy', { x: 96, y: 76, size: 22, fill: colours.quiet }),
    ...title.map((part, index) =>
      words(part, { x: 46, y: top + index * 66, size: 62, family: 'S', weight: 420 }),
    ),
    words(hook, { x: 48, y: top + title.length * 66 - 8, size: 28, fill: colours.bell }),
    words('Invented figures', { x: 912, y: 76, size: 20, anchor: 'end', fill: colours.quiet }),
  );
}

function frame({ title }: Story): string {
  return [
    line('M48 104H912', { colour: colours.rule, width: 1 }),
    words(title.join(' '), { x: 48, y: 40, size: 20, fill: colours.quiet }),
    words('Invented figures', { x: 912, y: 40, size: 20, anchor: 'end', fill: colours.quiet }),
  ].join('');
}

function moment(story: Story, second: number): string {
  const { parts, rulesFrom } = story;
  const index = parts.findLastIndex(({ from }) => from <= second);
  const part = parts[index];
  if (second >= rulesFrom || !part) return takeAway(story, second);
  const until = parts[index + 1]?.from ?? rulesFrom;
  const leaving = 1 - rise(second, until - 0.5, 0.5);
  return [
    heading(part.heading, rise(second, part.from, 0.4) * leaving),
    group(leaving, part.draw(second)),
  ].join('');
}

function heading(text: string, opacity: number): string {
  return words(text, { x: 47, y: 88, size: 42, family: 'S', weight: 420, opacity });
}

function takeAway({ rules, rulesFrom }: Story, second: number): string {
  const own = second - rulesFrom;
  return [
    heading('What to take with you', rise(own, 0, 0.4)),
    ...rules.map((rule, index) => {
      const opacity = rise(own, 1 + index * 5, 0.6);
      const y = 178 + index * 72;
      return `${words(`${index + 1}`, { x: 48, y, size: 32, family: 'S', fill: colours.bell, opacity })}${words(rule, { x: 90, y, size: 32, family: 'S', weight: 420, opacity })}${line(`M48 ${y + 26}h864`, { colour: colours.rule, width: 1, opacity })}`;
    }),
    words('Education, not advice. Trading can cost you the money you put in.', {
      x: 48,
      y: 410,
      size: 22,
      fill: colours.muted,
      opacity: rise(own, 16, 0.6),
    }),
  ].join('');
}
