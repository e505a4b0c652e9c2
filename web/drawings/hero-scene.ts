import { heroVideoTiming, timeOfBar } from '../app/features/site/landing/hero-video-timing.ts';
import { heroHeight, heroShape, heroWidths } from '../app/ui/line/hero-shape.ts';
import type { Film } from './film.ts';
import { colours } from './palette.ts';

type Stroke = { x: number; from: number; to: number };
type Candle = { wick: Stroke; body: Stroke; volume: Stroke; isRising: boolean };

const candles = readCandles();
const pitch = heroWidths.frame / heroShape.bars;

/** The page's chart as it forms; its last frame is the still that the page already shows. */
export const heroScene: Film = {
  width: 1080,
  height: Math.round((1080 * heroHeight) / heroWidths.frame / 2) * 2,
  framesPerSecond: 24,
  seconds: heroVideoTiming.length,
  styles: `svg{background:${colours.deep}}path{fill:none;vector-effect:non-scaling-stroke}`,
  draw: drawMoment,
};

function drawMoment(second: number): string {
  const { width, height } = heroScene;
  const fading = 1 - 0.88 * Math.min(1, second / (heroVideoTiming.firstBar * 0.8));
  const reached = (second - heroVideoTiming.firstBar) / heroVideoTiming.perBar;
  const whole = candles.map((candle) => drawCandle(candle, 1)).join('');
  const forming = candles
    .map((candle, index) => drawCandle(candle, Math.min(1, reached - index)))
    .join('');
  return `<g transform="scale(${width / heroWidths.frame} ${height / heroHeight})">
    ${grid()}
    <g opacity="${reached >= candles.length ? 0 : fading.toFixed(3)}">${whole}${mean(heroWidths.frame)}${level(heroWidths.frame)}</g>
    ${forming}${mean(Math.max(0, Math.min(reached, candles.length)) * pitch)}${level(levelEnd(second))}</g>`;
}

function drawCandle({ wick, body, volume, isRising }: Candle, share: number): string {
  if (share <= 0) return '';
  const colour = isRising ? colours.rise : colours.fall;
  const close = body.from + (body.to - body.from) * share;
  const [top, bottom] = [Math.min(body.from, close), Math.max(body.from, close)];
  // Until its bar is complete, the price stays within the candle.
  const high = share < 1 ? Math.max(wick.from, top - 6) : wick.from;
  const low = share < 1 ? Math.min(wick.to, bottom + 6) : wick.to;
  const tall = volume.from + (volume.to - volume.from) * share;
  const { x } = body;
  return [
    `<path d="M${x} ${volume.from}V${tall.toFixed(1)}" stroke="${colours.rule}" stroke-width="${bodyWidth}"/>`,
    `<path d="M${x} ${high.toFixed(1)}V${low.toFixed(1)}" stroke="${colour}" stroke-width="1.5"/>`,
    `<path d="M${x} ${body.from}V${(Math.abs(close - body.from) < 1 ? body.from + 1 : close).toFixed(1)}" stroke="${colour}" stroke-width="${bodyWidth}"/>`,
  ].join('');
}

const bodyWidth = ((1080 / heroShape.bars) * 0.6).toFixed(1);

function mean(until: number): string {
  return `<clipPath id="m${Math.round(until)}"><rect width="${until.toFixed(1)}" height="${heroHeight}"/></clipPath><path clip-path="url(#m${Math.round(until)})" d="${heroShape.mean}" stroke="${colours.bell}" stroke-width="2.2" stroke-linejoin="round" opacity=".85"/>`;
}

function level(until: number): string {
  const start = heroShape.level.x * heroWidths.frame;
  if (until <= start) return '';
  return `<path d="M${start.toFixed(0)} ${(heroShape.level.y * heroHeight).toFixed(0)}H${until.toFixed(1)}" stroke="${colours.muted}" stroke-width="1.5" stroke-dasharray="3 7"/>`;
}

/** The old high is extended to the right while the price turns away from it. */
function levelEnd(second: number): number {
  const start = heroShape.level.x * heroWidths.frame;
  const since = second - timeOfBar(heroShape.level.x * heroShape.bars + 1);
  return start + Math.max(0, Math.min(1, since / 1.2)) * (heroWidths.frame - start);
}

function grid(): string {
  const columns = Array.from({ length: 8 }, (_, index) => (index * heroWidths.frame) / 8);
  const rows = Array.from({ length: 6 }, (_, index) => (index * heroHeight) / 6);
  const path = `${columns.map((x) => `M${x + 0.5} 0V${heroHeight}`).join('')}${rows.map((y) => `M0 ${y + 0.5}H${heroWidths.frame}`).join('')}`;
  return `<path d="${path}" stroke="${colours.grid}" stroke-width="1.5"/>`;
}

function readCandles(): Candle[] {
  const volumes = strokes(heroShape.volumes);
  const side = (bodies: string, wicks: string, isRising: boolean) => {
    const wickOf = strokes(wicks);
    return strokes(bodies).map((body, index) => ({ body, wick: wickOf[index] ?? body, isRising }));
  };
  return [
    ...side(heroShape.risingBodies, heroShape.risingWicks, true),
    ...side(heroShape.fallingBodies, heroShape.fallingWicks, false),
  ]
    .sort((left, right) => left.body.x - right.body.x)
    .map((candle, index) => ({ ...candle, volume: volumes[index] ?? candle.wick }));
}

/** Parses "M6 320v-12M18 …". */
function strokes(path: string): Stroke[] {
  return [...path.matchAll(/M(-?\d+)[ ]?(-?\d+)v(-?\d+)/g)].map(([, x, from, length]) => ({
    x: Number(x),
    from: Number(from),
    to: Number(from) + Number(length),
  }));
}
