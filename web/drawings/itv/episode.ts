import { priceSeries } from '../../app/ui/line/series.ts';
import { trace } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import type { Film } from '../film.ts';
import { line, pass, rise, words } from '../lesson/brush.ts';
import { colours, fontFaces } from '../palette.ts';
import { backgroundSound } from '../sound.ts';

type Part = {
  readonly from: number;
  readonly heading: string;
  /** Everything below the heading. Consecutive parts with the same heading keep it. */
  draw(second: number): string;
};

type Episode = {
  readonly title: string;
  readonly subtitle: string;
  readonly seconds: number;
  readonly parts: readonly Part[];
  /** When the last part starts, and what it says. */
  readonly rulesFrom: number;
  readonly rules: readonly string[];
  /** The commentary in short, each line until the next; the captions have the full text. */
  readonly lines: readonly (readonly [from: number, text: string])[];
  readonly hasSound?: boolean;
};

/** Drawn in a 960 × 540 coordinate system and scaled up. */
const unitsWide = 960;
const width = 1280;
const titleUntil = 5;
/** The price line in the title. */
const currents = [
  { bars: 30, move: 0.05, volatility: 0.007 },
  { bars: 26, move: -0.03, volatility: 0.006 },
  { bars: 41, move: 0.07, volatility: 0.007 },
];

/** An ITV video. The lowest fifth of the frame is left to the captions. */
export function episode(story: Episode): Film {
  const bells = [...story.parts.map(({ from }) => from), story.rulesFrom];
  return {
    width,
    height: 720,
    framesPerSecond: 12,
    seconds: story.seconds,
    // Text is outlined in the background colour, so that no line runs through it.
    styles: `${fontFaces('normal', 'italic', 'sans')}svg{background:${colours.deep}}text{font-optical-sizing:auto;font-variant-numeric:tabular-nums;letter-spacing:-.01em;paint-order:stroke;stroke:${colours.deep};stroke-width:5px;stroke-linejoin:round}`,
    ...(story.hasSound ? { sound: backgroundSound(story.seconds, bells) } : {}),
    draw: (second) => `<g transform="scale(${width / unitsWide})">${picture(story, second)}</g>`,
  };
}

function picture(story: Episode, second: number): string {
  if (second < titleUntil) return titleCard(story, second);
  return `${frame(story)}${moment(story, second)}`;
}

/** Elements that appear and disappear together. */
export function group(opacity: number, ...drawings: readonly string[]): string {
  return opacity <= 0 ? '' : `<g opacity="${opacity.toFixed(2)}">${drawings.join('')}</g>`;
}

function titleCard({ title, subtitle }: Episode, second: number): string {
  const river = priceSeries(title.length * 7, currents).map(({ close }, at) => ({
    at,
    price: close,
  }));
  const leaving = 1 - rise(second, titleUntil - 0.5, 0.4);
  return group(
    leaving,
    words('ITV', { x: 48, y: 76, size: 20, weight: 600, fill: colours.bell }),
    words('Danube Trading Academy', { x: 92, y: 76, size: 18, fill: colours.quiet }),
    line('M48 100H912', { colour: colours.rule, width: 1 }),
    words(title, { x: 46, y: 204, size: 52, family: 'S', weight: 420 }),
    words(subtitle, { x: 48, y: 246, size: 21, fill: colours.muted }),
    trace(river, {
      x: (at: number) => 48 + at * 9,
      y: (price: number) => 1390 - price * 10,
      share: pass(second, 0.2, 3.8),
    }),
  );
}

function frame({ title }: Episode): string {
  return [
    line('M48 100H912', { colour: colours.rule, width: 1 }),
    words(title, { x: 48, y: 44, size: 14, weight: 500, fill: colours.quiet }),
    words('Invented figures', { x: 912, y: 44, size: 14, anchor: 'end', fill: colours.quiet }),
  ].join('');
}

function moment(story: Episode, second: number): string {
  const { parts, rulesFrom } = story;
  const index = parts.findLastIndex(({ from }) => from <= second);
  const part = parts[index];
  if (second >= rulesFrom || !part) return takeAway(story, second);
  const next = parts[index + 1];
  const until = next?.from ?? rulesFrom;
  const stays = next?.draw === part.draw;
  const leaving = 1 - rise(second, until - 0.5, 0.5);
  return [
    words(part.heading, {
      x: 47,
      y: 84,
      size: 33,
      family: 'S',
      weight: 420,
      opacity: rise(second, part.from, 0.4) * leaving,
    }),
    group(stays ? 1 : leaving, part.draw(second)),
    commentary(story, second, until),
  ].join('');
}

function commentary({ lines }: Episode, second: number, until: number): string {
  const index = lines.findLastIndex(([from]) => from <= second);
  const [from, text] = lines[index] ?? [0, ''];
  const opacity = during(second, from, Math.min(lines[index + 1]?.[0] ?? until, until));
  return `${line('M49.5 413V435', { colour: colours.bell, width: 3, opacity })}${words(text, { x: 62, y: 430.5, size: 20, weight: 500, opacity })}`;
}

function takeAway({ rules, rulesFrom }: Episode, second: number): string {
  const own = second - rulesFrom;
  return [
    words('What to take with you', {
      x: 47,
      y: 84,
      size: 33,
      family: 'S',
      weight: 420,
      opacity: rise(own, 0, 0.4),
    }),
    ...rules.map((rule, index) => {
      const opacity = rise(own, 1 + index * 4, 0.6);
      const y = 172 + index * 66;
      return `${words(`${index + 1}`, { x: 48, y, size: 26, family: 'S', fill: colours.bell, opacity })}${words(rule, { x: 86, y, size: 25, family: 'S', weight: 420, opacity })}${line(`M48 ${y + 24}h864`, { colour: colours.rule, width: 1, opacity })}`;
    }),
    words('Education, not advice. Invented figures. Trading can cost you the money you put in.', {
      x: 48,
      y: 408,
      size: 16,
      fill: colours.muted,
      opacity: rise(own, 14, 0.6),
    }),
  ].join('');
}
