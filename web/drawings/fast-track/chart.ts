import { priceSeries } from '../../app/ui/line/series.ts';
import { type Box, line, type Scale, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';

export type Point = { readonly at: number; readonly price: number };

export function priceText(price: number): string {
  return price.toLocaleString('en-GB');
}

/** Grid lines every 20 points, each with its price on the left. */
export function priceAxis(box: Box, bounds: { low: number; high: number; y: Scale }): string {
  const { low, high, y } = bounds;
  const prices = Array.from({ length: (high - low) / 20 + 1 }, (_, index) => low + index * 20);
  return prices
    .map((price) => {
      const height = y(price);
      return `${line(`M${box.x} ${height.toFixed(1)}h${box.width}`, { colour: colours.grid, width: 1.25 })}${words(priceText(price), { x: box.x - 12, y: height + 4.5, size: 13, anchor: 'end', fill: colours.quiet })}`;
    })
    .join('');
}

/** A price line through the given points with market-like noise, never beyond their extremes. */
export function priceThrough(points: readonly Point[], steps: { each: number; seed: number }) {
  const [first] = points;
  if (!first) return [];
  const regimes = points.slice(1).map(({ at, price }, index) => {
    const before = points[index] ?? first;
    const bars = Math.round((at - before.at) * steps.each);
    return { bars, move: Math.log(price / before.price), volatility: 0.0001 };
  });
  const highest = Math.max(...points.map(({ price }) => price));
  const lowest = Math.min(...points.map(({ price }) => price));
  const walk = priceSeries(steps.seed, regimes, first.price).map((bar, index) => ({
    at: first.at + (index + 1) / steps.each,
    price: Math.max(lowest, Math.min(highest, bar.close)),
  }));
  return [first, ...walk];
}

type Trace = {
  x: (at: number) => number;
  y: Scale;
  share: number;
  opacity?: number;
  colour?: string;
};

/** The first part of a price line; while it is drawn, its tip is highlighted. */
export function trace(points: readonly Point[], look: Trace): string {
  const { x, y, share, opacity = 1, colour = colours.water } = look;
  if (share <= 0 || opacity <= 0) return '';
  const reached = share * (points.length - 1);
  const drawn = points.slice(0, Math.floor(reached) + 1);
  const [last, next] = [drawn.at(-1), points[drawn.length]];
  if (!last) return '';
  const end = next ? between(last, next, reached % 1) : last;
  const path = [...drawn, end].map(({ at, price }) => `${x(at).toFixed(1)} ${y(price).toFixed(1)}`);
  const pen = share < 1 ? dot(x(end.at), y(end.price), { colour }) : '';
  return `${line(`M${path.join('L')}`, { colour, width: 2.5, opacity })}${pen}`;
}

function between(from: Point, to: Point, share: number): Point {
  return {
    at: from.at + (to.at - from.at) * share,
    price: from.price + (to.price - from.price) * share,
  };
}

export function dot(x: number, y: number, look: { colour: string; opacity?: number }): string {
  const { colour, opacity = 1 } = look;
  if (opacity <= 0) return '';
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5.5" fill="${colour}" stroke="${colours.deep}" stroke-width="2" opacity="${opacity.toFixed(2)}"/>`;
}

export type Bracket = {
  x: number;
  from: number;
  to: number;
  side: 'left' | 'right';
  label: string;
  colour?: string;
  /** Moves the label up if the bracket is too short for it. */
  lift?: number;
  /** Of the label. */
  size?: number | undefined;
  opacity: number;
};

/** Spans two heights at `x`; its label is on the closed side. */
export function bracket(look: Bracket): string {
  const { x, from, to, side, label, colour, lift = 0, size = 19, opacity } = look;
  const outwards = side === 'right' ? 1 : -1;
  const [top, foot] = [Math.min(from, to) + 1.5, Math.max(from, to) - 1.5];
  const path = `M${x - 7 * outwards} ${top.toFixed(1)}H${x}V${foot.toFixed(1)}H${x - 7 * outwards}`;
  return [
    line(path, { colour: colour ?? colours.muted, width: 1.5, opacity }),
    words(label, {
      x: x + 12 * outwards,
      y: (top + foot) / 2 + size * 0.342 - lift,
      size,
      weight: 600,
      opacity,
      anchor: side === 'right' ? 'start' : 'end',
      fill: colour ?? colours.light,
    }),
  ].join('');
}
