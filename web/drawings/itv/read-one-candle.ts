import type { Bar } from '../../app/ui/line/series.ts';
import { bracket, dot, priceText, priceThrough, trace } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { episode, group } from './episode.ts';
import { drawBars, grid, largeCandle, plotOf, steps, wide } from './plot.ts';

const plot = plotOf(wide, { low: 23_970, high: 24_070, bars: 8 });
const { y } = plot;
const hour: Bar = { open: 24_000, high: 24_055, low: 23_982, close: 24_012 };
const quarters: readonly Bar[] = [
  { open: 24_000, high: 24_030, low: 23_990, close: 24_020 },
  { open: 24_020, high: 24_055, low: 24_012, close: 24_048 },
  { open: 24_048, high: 24_050, low: 23_996, close: 24_005 },
  { open: 24_005, high: 24_018, low: 23_982, close: 24_012 },
];
/** The hour as of half past nine. */
const draft: Bar = { open: 24_000, high: 24_055, low: 23_990, close: 24_048 };
const falling: Bar = { open: 24_048, high: 24_058, low: 23_990, close: 24_004 };

const walk = priceThrough(
  [
    { at: 0, price: 24_000 },
    { at: 4, price: 23_990 },
    { at: 11, price: 24_030 },
    { at: 18, price: 24_012 },
    { at: 26, price: 24_055 },
    { at: 30, price: 24_048 },
    { at: 42, price: 23_996 },
    { at: 48, price: 24_018 },
    { at: 54, price: 23_982 },
    { at: 60, price: 24_012 },
  ],
  { each: 2, seed: 3 },
);
const minute = (at: number) => 124 + at * 8.2;
const column = 742;

const marks = [
  { name: 'Open', price: hour.open, at: 0, from: 13.4 },
  { name: 'High', price: hour.high, at: 26, from: 17.2 },
  { name: 'Low', price: hour.low, at: 54, from: 20 },
  { name: 'Close', price: hour.close, at: 60, from: 23 },
];

export const readOneCandle = episode({
  title: 'How to read one candle',
  subtitle: 'Four prices, three lengths, two questions',
  seconds: 136,
  parts: [
    { from: 5, heading: 'Four prices of one hour', draw: fourPrices },
    { from: 32, heading: 'Body, wicks, range', draw: lengths },
    { from: 60, heading: 'The same hour in quarters', draw: inQuarters },
    { from: 86, heading: 'Until it closes, it is a draft', draw: whileItForms },
  ],
  rulesFrom: 114,
  rules: [
    'A candle tells what happened, not what happens next.',
    'Ask where it closed in its range, and at which level.',
    'Wait for the close; before it you read a draft.',
  ],
  lines: [
    [5.4, 'One hour of the DAX, minute by minute'],
    [13.4, 'The first price is the open'],
    [17.2, 'Highest and lowest: how far the hour reached'],
    [23, 'The last price is the close'],
    [27.4, 'Four prices make one candle'],
    [32.4, 'From open to close: the body, 12 points'],
    [38, 'Above and below the body: the wicks'],
    [45, 'All three together are the range'],
    [51, 'In a falling candle open and close change places'],
    [60.4, 'Four candles of fifteen minutes each'],
    [67, 'Up 55 points, and down 73 again'],
    [75, 'The hour shows 12 points and hides the rest'],
    [86.4, 'The candle at half past nine'],
    [95, 'Half an hour later the body is a wick'],
    [103, 'It closed 30 of 73 points above its low'],
  ],
});

const axis = () => grid(plot, steps(23_980, 24_060, 20));

function fourPrices(now: number): string {
  const formed = rise(now, 27.4, 0.8);
  return [
    axis(),
    trace(walk, { x: minute, y, share: pass(now, 5.8, 7), opacity: 1 - 0.55 * rise(now, 13.4) }),
    ...marks.map((mark) => {
      const opacity = during(now, mark.from);
      const [x, height] = [minute(mark.at), y(mark.price)];
      return [
        line(`M${x.toFixed(1)} ${height.toFixed(1)}H${column - 30}`, {
          colour: colours.quiet,
          width: 1.25,
          dash: '2 6',
          opacity,
        }),
        dot(x, height, { colour: colours.bell, opacity }),
        line(`M${column - 26} ${height.toFixed(1)}h52`, {
          colour: colours.bell,
          width: 3,
          opacity: opacity * (1 - formed),
        }),
        words(`${mark.name} ${priceText(mark.price)}`, {
          x: column + 40,
          y: height + 6,
          size: 18,
          weight: 600,
          opacity,
        }),
      ].join('');
    }),
    largeCandle(hour, { x: column, y, opacity: formed }),
  ].join('');
}

function lengths(now: number): string {
  const x = 330;
  const side = { x: x + 46, side: 'right' } as const;
  const sum = during(now, 45);
  return [
    axis(),
    largeCandle(hour, { x, y, opacity: rise(now, 32, 0.5) }),
    bracket({
      ...side,
      from: y(hour.open),
      to: y(hour.close),
      label: 'Body 12',
      opacity: during(now, 33.6),
    }),
    bracket({
      ...side,
      from: y(hour.close),
      to: y(hour.high),
      label: 'Upper wick 43',
      opacity: during(now, 38.4),
    }),
    bracket({
      ...side,
      from: y(hour.low),
      to: y(hour.open),
      label: 'Lower wick 18',
      opacity: during(now, 40.6),
    }),
    bracket({
      x: x - 46,
      side: 'left',
      from: y(hour.low),
      to: y(hour.high),
      label: 'Range 73',
      colour: colours.bell,
      opacity: sum,
    }),
    words('43 + 12 + 18 = 73', {
      x: 272,
      y: 336,
      size: 19,
      weight: 600,
      fill: colours.bell,
      anchor: 'end',
      opacity: during(now, 46.4),
    }),
    group(
      during(now, 51),
      largeCandle(falling, { x: 690, y, opacity: 1 }),
      words('Open', { x: 728, y: y(falling.open) + 6, size: 18, weight: 600 }),
      words('Close', { x: 728, y: y(falling.close) + 6, size: 18, weight: 600 }),
    ),
  ].join('');
}

function inQuarters(now: number): string {
  const count = pass(now, 61, 5) * 4;
  const names = ['9:00', '9:15', '9:30', '9:45'];
  const whole = rise(now, 75, 0.6);
  return [
    axis(),
    group(1 - 0.6 * whole, drawBars(plot, quarters, count)),
    ...names.map((name, index) =>
      words(name, {
        x: plot.x(index),
        y: 398,
        size: 13,
        anchor: 'middle',
        fill: colours.quiet,
        opacity: rise(now, 61 + index * 1.2, 0.4),
      }),
    ),
    bracket({
      x: plot.x(3.7),
      side: 'right',
      from: y(24_000),
      to: y(24_055),
      label: 'up 55',
      colour: colours.rise,
      opacity: during(now, 67.4, 75),
    }),
    bracket({
      x: plot.x(4.9),
      side: 'right',
      from: y(23_982),
      to: y(24_055),
      label: 'down 73',
      colour: colours.fall,
      opacity: during(now, 70.6, 75),
    }),
    largeCandle(hour, { x: plot.x(5.4), y, opacity: whole }),
    words('the hour', {
      x: plot.x(5.4),
      y: 398,
      size: 13,
      anchor: 'middle',
      fill: colours.quiet,
      opacity: whole,
    }),
    bracket({
      x: plot.x(5.4) + 46,
      side: 'right',
      from: y(24_000),
      to: y(24_012),
      label: '12 higher',
      opacity: during(now, 76.4),
    }),
  ].join('');
}

function whileItForms(now: number): string {
  const [early, late] = [250, 600];
  const turned = rise(now, 95.4, 3);
  const close = draft.close + (hour.close - draft.close) * turned;
  const low = draft.low + (hour.low - draft.low) * rise(now, 97, 1);
  const name = (text: string, x: number, opacity: number) =>
    words(text, {
      x,
      y: 398,
      size: 15,
      weight: 600,
      anchor: 'middle',
      fill: colours.muted,
      opacity,
    });
  return [
    axis(),
    largeCandle(draft, { x: early, y, opacity: rise(now, 86.6, 0.5) }),
    name('at 9:30', early, rise(now, 86.6, 0.5)),
    bracket({
      x: early + 46,
      side: 'right',
      from: y(24_000),
      to: y(24_048),
      label: 'Body 48',
      opacity: during(now, 89),
    }),
    largeCandle({ ...draft, close, low }, { x: late, y, opacity: rise(now, 95, 0.4) }),
    name('at 10:00', late, rise(now, 98.6, 0.4)),
    bracket({
      x: late + 46,
      side: 'right',
      from: y(24_000),
      to: y(24_012),
      label: 'Body 12',
      opacity: during(now, 99, 103),
    }),
    bracket({
      x: late + 46,
      side: 'right',
      from: y(23_982),
      to: y(24_012),
      label: '30 of 73',
      colour: colours.bell,
      opacity: during(now, 103.4),
    }),
  ].join('');
}
