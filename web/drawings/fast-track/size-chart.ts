import { area, line, pass, priceScale, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { bracket, dot, priceAxis, priceText, priceThrough, trace } from './chart.ts';
import { during } from './short-film.ts';

const bar = { x: 104, y: 176, width: 112 };
/** Three pixels of the video, so that all slices look alike. */
const slice = 2.25;

/** The account as a hundred slices, one of which may be lost. */
export function accountBar(second: number): string {
  const opacity = during(second, 3.9, 11.5);
  if (opacity <= 0) return '';
  const parted = rise(second, 8, 0.8);
  const slices = Array.from({ length: 100 }, (_, index) =>
    area(
      {
        x: bar.x,
        y: bar.y + index * slice - (index === 0 ? parted * 18 : 0),
        width: bar.width,
        height: slice - 0.75,
      },
      index === 0 && parted > 0 ? colours.bell : colours.water,
    ),
  );
  const labelX = bar.x + bar.width + 14;
  return [
    `<g opacity="${opacity.toFixed(2)}">${slices.join('')}</g>`,
    bracket({
      x: labelX,
      from: bar.y,
      to: bar.y + 100 * slice,
      side: 'right',
      opacity,
      label: 'Account 8,000 euros',
    }),
    words('1 % = 80 euros', {
      x: labelX + 12,
      y: bar.y - 11,
      size: 19,
      weight: 600,
      fill: colours.bell,
      opacity: opacity * rise(second, 8.3, 0.4),
    }),
  ].join('');
}

const plot = { x: 104, y: 128, width: 296, height: 272 };
const bounds = { low: 23_980, high: 24_080 };
const y = priceScale(bounds.low, bounds.high, plot);
const x = (at: number) => plot.x + 8 + at * 2.6;
const entry = 24_060;
const stops = { near: 24_028, far: 23_996 };
const jump = { from: 24_034, to: 24_010 };

const before = priceThrough(
  [
    { at: 0, price: 24_072 },
    { at: 42, price: 24_036 },
    { at: 70, price: entry },
  ],
  { each: 1, seed: 381 },
);
const after = priceThrough(
  [
    { at: 70, price: entry },
    { at: 84, price: jump.from },
  ],
  { each: 2, seed: 124 },
);
const onwards = [
  { at: 91, price: jump.to },
  { at: 94, price: 24_014 },
  { at: 96, price: 24_011 },
  { at: 99, price: 24_016 },
  { at: 102, price: 24_012 },
];

/** The entry, the stop that moves away from it, and the price that gaps across the stop. */
export function stopChart(second: number): string {
  const paleness = rise(second, 19.2, 0.6) * (1 - rise(second, 27.8, 0.2));
  const opacity = during(second, 11.4) * (1 - 0.6 * paleness);
  if (opacity <= 0) return '';
  const away = rise(second, 28, 1.5) * (1 - rise(second, 35.2, 1));
  const stop = stops.near + (stops.far - stops.near) * away;
  const parts = [
    priceAxis(plot, { ...bounds, y }),
    level({ price: entry, label: `Entry ${priceText(entry)}`, opacity: during(second, 15.2) }),
    level({
      price: stop,
      label: `Stop ${priceText(Math.round(stop))}`,
      isStop: true,
      opacity: during(second, 16.8),
    }),
    bracket({
      x: plot.x + plot.width + 12,
      from: y(entry),
      to: y(stop),
      side: 'right',
      label: `${Math.round(entry - stop)} points`,
      opacity: during(second, 18),
    }),
    trace(before, { x, y, share: pass(second, 11.8, 3) }),
    jumpedPrice(second),
  ];
  return `<g opacity="${opacity.toFixed(2)}">${parts.join('')}</g>`;
}

type Level = { price: number; label: string; isStop?: boolean; opacity: number };

function level({ price, label, isStop = false, opacity }: Level): string {
  const height = y(price);
  const colour = isStop ? colours.fall : colours.light;
  const place = isStop
    ? { x: plot.x + 4, y: height + 21, anchor: 'start' as const }
    : { x: plot.x + plot.width, y: height - 9, anchor: 'end' as const };
  return `${line(`M${plot.x} ${height.toFixed(1)}h${plot.width}`, { colour, width: 1.75, opacity })}${words(label, { ...place, size: 16, weight: 600, fill: colour, opacity })}`;
}

function jumpedPrice(second: number): string {
  const filled = during(second, 41.4);
  const [first] = onwards;
  if (!first) return '';
  return [
    trace(after, { x, y, share: pass(second, 39.6, 1.4) }),
    trace(onwards, { x, y, share: pass(second, 41.6, 1.2) }),
    dot(x(first.at), y(jump.to), { colour: colours.fall, opacity: filled }),
    words(`filled at ${priceText(jump.to)}: ${entry - jump.to} points`, {
      x: x(first.at) - 12,
      y: y(jump.to) + 6,
      size: 16,
      weight: 600,
      anchor: 'end',
      fill: colours.fall,
      opacity: filled,
    }),
  ].join('');
}
