import type { Bar } from '../../app/ui/line/series.ts';
import { bracket, dot, priceText } from '../fast-track/chart.ts';
import { area, type Box, candles, line, priceScale, type Scale, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';

type Plot = { readonly box: Box; readonly y: Scale; x(bar: number): number; pitch: number };

type Bounds = { low: number; high: number; bars: number };

/** A chart area: maps prices to heights, and a bar's index to its centre. */
export function plotOf(box: Box, { low, high, bars }: Bounds): Plot {
  const pitch = box.width / bars;
  const y = priceScale(low, high, box);
  return { box, y, pitch, x: (bar) => box.x + (bar + 0.5) * pitch };
}

/** The default chart area. */
export const wide: Box = { x: 104, y: 122, width: 808, height: 262 };

export function drawBars(plot: Plot, bars: readonly Bar[], count = bars.length): string {
  return candles(bars, { x: plot.x, y: plot.y, width: Math.min(34, plot.pitch * 0.6) }, count);
}

/** Grid lines with their prices on the left. */
export function grid(
  plot: Plot,
  prices: readonly number[],
  { text = priceText, size = 13 }: { text?: (price: number) => string; size?: number } = {},
): string {
  const { box, y } = plot;
  return prices
    .map((price) => {
      const height = y(price);
      return `${line(`M${box.x} ${height.toFixed(1)}h${box.width}`, { colour: colours.grid, width: 1.25 })}${words(text(price), { x: box.x - 12, y: height + size * 0.35, size, anchor: 'end', fill: colours.quiet })}`;
    })
    .join('');
}

/** Prices from one to another in equal steps. */
export function steps(low: number, high: number, by: number): number[] {
  return Array.from({ length: Math.floor((high - low) / by) + 1 }, (_, index) => low + index * by);
}

type Level = {
  price: number;
  label: string;
  opacity: number;
  /** Of its label. */
  size?: number;
  colour?: string;
  dash?: string;
  /** The side its label is on. */
  side?: 'start' | 'end';
  isUnder?: boolean;
  /** From and to, as bars; the whole width by default. */
  from?: number;
  to?: number;
};

export function level(plot: Plot, look: Level): string {
  const { price, label, opacity, colour = colours.light, dash, side = 'end', size = 16 } = look;
  const left = look.from === undefined ? plot.box.x : plot.x(look.from);
  const right = look.to === undefined ? plot.box.x + plot.box.width : plot.x(look.to);
  const height = plot.y(price);
  return [
    line(`M${left.toFixed(1)} ${height.toFixed(1)}H${right.toFixed(1)}`, {
      colour,
      width: 1.75,
      opacity,
      ...(dash ? { dash } : {}),
    }),
    words(label, {
      x: side === 'start' ? left + 4 : right - 4,
      y: height + (look.isUnder ? size * 1.25 : -size / 2),
      size,
      weight: 600,
      fill: colour,
      anchor: side,
      opacity,
    }),
  ].join('');
}

type Mark = { bar: number; price: number; label: string; opacity: number; colour?: string };

/** A point of the chart with its label above it, or below it for a low. */
export function mark(plot: Plot, look: Mark & { isLow?: boolean }): string {
  const { bar, price, label, opacity, colour = colours.bell, isLow = false } = look;
  const [x, y] = [plot.x(bar), plot.y(price)];
  return `${dot(x, y, { colour, opacity })}${words(label, { x, y: y + (isLow ? 25 : -14), size: 16, weight: 600, anchor: 'middle', fill: colour, opacity })}`;
}

/** A band between two prices. */
export function zone(plot: Plot, prices: { low: number; high: number }, strength: number): string {
  const { box, y } = plot;
  return area(
    { x: box.x, y: y(prices.high), width: box.width, height: y(prices.low) - y(prices.high) },
    colours.bell,
    strength,
  );
}

type Distance = {
  bar: number;
  from: number;
  to: number;
  label: string;
  opacity: number;
  size?: number;
};

/** A measured distance between two prices, with its label on either side. */
export function distance(
  plot: Plot,
  look: Distance & { colour?: string; side?: 'left' | 'right' },
): string {
  const { bar, from, to, label, opacity, colour = colours.bell, side = 'right', size } = look;
  return bracket({
    x: plot.x(bar),
    from: plot.y(from),
    to: plot.y(to),
    side,
    label,
    colour,
    opacity,
    size,
  });
}

/** Times below a chart, each at its bar. */
export function times(plot: Plot, at: readonly (readonly [bar: number, text: string])[]): string {
  return at
    .map(([bar, text]) =>
      words(text, {
        x: plot.x(bar),
        y: plot.box.y + plot.box.height + 16,
        size: 13,
        anchor: 'middle',
        fill: colours.quiet,
      }),
    )
    .join('');
}

/** A table row, with each cell at its own position. */
export type Cell = {
  text: string;
  x: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  weight?: number;
};

export function row(cells: readonly Cell[], at: { y: number; opacity: number; size?: number }) {
  const { y, opacity, size = 18 } = at;
  return cells
    .map(({ text, x, anchor = 'start', fill = colours.light, weight = 500 }) =>
      words(text, { x, y, size, anchor, fill, weight, opacity }),
    )
    .join('');
}

/** One candle, large enough to measure. */
export function largeCandle(
  bar: Bar,
  at: { x: number; y: Scale; opacity: number; width?: number },
): string {
  if (at.opacity <= 0) return '';
  const drawn = candles([bar], { x: () => at.x, y: at.y, width: at.width ?? 52 });
  return `<g opacity="${at.opacity.toFixed(2)}">${drawn}</g>`;
}
