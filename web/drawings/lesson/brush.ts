import type { Bar } from '../../app/ui/line/series.ts';
import { colours } from '../palette.ts';

/** From 0 to 1 between two times, eased at both ends. */
export function rise(second: number, from: number, lasting = 0.8): number {
  const share = Math.max(0, Math.min(1, (second - from) / lasting));
  return share * share * (3 - 2 * share);
}

/** From 0 to 1 at a constant rate, for things drawn in real time. */
export function pass(second: number, from: number, lasting: number): number {
  return Math.max(0, Math.min(1, (second - from) / lasting));
}

export type Words = {
  x: number;
  y: number;
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  family?: 'I' | 'S';
  weight?: number;
  isItalic?: boolean;
  opacity?: number;
};

export function words(text: string, at: Words): string {
  const { x, y, size = 20, fill = colours.light, anchor = 'start', family = 'I' } = at;
  const { weight = 500, isItalic = false, opacity = 1 } = at;
  if (opacity <= 0) return '';
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="${family}" font-size="${size}" font-weight="${weight}"${isItalic ? ' font-style="italic"' : ''} fill="${fill}" text-anchor="${anchor}" opacity="${opacity.toFixed(2)}">${text}</text>`;
}

type Stroke = { colour?: string; width?: number; dash?: string; opacity?: number };

export function line(path: string, stroke: Stroke = {}): string {
  const { colour = colours.rule, width = 2, dash, opacity = 1 } = stroke;
  if (opacity <= 0) return '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''} stroke-linejoin="round" opacity="${opacity.toFixed(2)}"/>`;
}

export type Box = { x: number; y: number; width: number; height: number };

export function area(box: Box, fill: string, opacity = 1): string {
  if (opacity <= 0 || box.width <= 0) return '';
  return `<rect x="${box.x.toFixed(1)}" y="${box.y.toFixed(1)}" width="${box.width.toFixed(1)}" height="${box.height.toFixed(1)}" fill="${fill}" opacity="${opacity.toFixed(2)}"/>`;
}

export type Scale = (price: number) => number;

/** Maps prices between two bounds to heights inside a box. */
export function priceScale(low: number, high: number, box: Box): Scale {
  return (price) => box.y + box.height - ((price - low) / (high - low)) * box.height;
}

/** The first `count` candles, the last of them as far as it has formed. */
export function candles(
  bars: readonly Bar[],
  place: { x: (index: number) => number; y: Scale; width: number },
  count = bars.length,
): string {
  return bars
    .map((bar, index) => {
      const share = Math.max(0, Math.min(1, count - index));
      if (share === 0) return '';
      const colour = bar.close >= bar.open ? colours.rise : colours.fall;
      const close = bar.open + (bar.close - bar.open) * share;
      const high = share < 1 ? Math.max(bar.open, close) : bar.high;
      const low = share < 1 ? Math.min(bar.open, close) : bar.low;
      const x = place.x(index);
      const [top, foot] = [place.y(Math.max(bar.open, close)), place.y(Math.min(bar.open, close))];
      return `${line(`M${x.toFixed(1)} ${place.y(high).toFixed(1)}V${place.y(low).toFixed(1)}`, { colour, width: 1.5 })}${area({ x: x - place.width / 2, y: top, width: place.width, height: Math.max(1.5, foot - top) }, colour)}`;
    })
    .join('');
}

/** A scene's heading: its number and its main statement. */
export function heading(number: string, title: string, second: number): string {
  const opacity = rise(second, 0.2, 0.6);
  return `${words(number, { x: 48, y: 58, size: 17, fill: colours.bell, weight: 600, opacity })}${words(title, { x: 48, y: 100, size: 37, family: 'S', weight: 420, opacity })}`;
}
