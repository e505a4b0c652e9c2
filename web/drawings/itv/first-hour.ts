import { createRandom } from '../../app/ui/line/random.ts';
import type { Bar } from '../../app/ui/line/series.ts';
import { during } from '../fast-track/short-film.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { episode, group } from './episode.ts';
import { distance, drawBars, grid, level, mark, plotOf, steps, times, wide } from './plot.ts';

const range = { low: 23_968, high: 24_010 };
/** Five-minute bars from 09:00. */
const opening: readonly Bar[] = [
  { open: 23_985, high: 24_004, low: 23_968, close: 23_996 },
  { open: 23_996, high: 24_010, low: 23_984, close: 23_990 },
  { open: 23_990, high: 24_005, low: 23_979, close: 24_001 },
];
const onwards: readonly Bar[] = [
  ...opening,
  { open: 24_001, high: 24_009, low: 23_994, close: 24_006 },
  { open: 24_006, high: 24_031, low: 24_004, close: 24_027 },
  { open: 24_027, high: 24_048, low: 24_022, close: 24_043 },
  { open: 24_043, high: 24_044, low: 24_020, close: 24_024 },
  { open: 24_024, high: 24_026, low: 24_003, close: 24_009 },
  { open: 24_009, high: 24_019, low: 24_006, close: 24_016 },
];
const reached: readonly Bar[] = [
  { open: 24_016, high: 24_037, low: 24_012, close: 24_034 },
  { open: 24_034, high: 24_038, low: 24_024, close: 24_029 },
  { open: 24_029, high: 24_054, low: 24_027, close: 24_051 },
  { open: 24_051, high: 24_064, low: 24_047, close: 24_060 },
];
const missed: readonly Bar[] = [
  { open: 24_016, high: 24_020, low: 24_005, close: 24_010 },
  { open: 24_010, high: 24_014, low: 24_000, close: 24_002 },
  { open: 24_002, high: 24_006, low: 23_988, close: 23_991 },
  { open: 23_991, high: 23_997, low: 23_980, close: 23_984 },
];

export const firstHour = episode({
  title: 'The first hour of the DAX',
  subtitle: 'Watch, measure, and let the price come back',
  seconds: 142,
  parts: [
    { from: 5, heading: 'Nine o’clock is not one moment', draw: auction },
    { from: 34, heading: 'Fifteen minutes of watching', draw: chart },
    { from: 62, heading: 'The break, and the return', draw: chart },
    { from: 92, heading: 'One plan, two ends', draw: ends },
  ],
  rulesFrom: 120,
  rules: [
    'No order before a quarter past nine.',
    'Measure the first quarter: does your stop fit?',
    'Act on the return, not on the break.',
  ],
  lines: [
    [5.4, 'From 8:55 orders are collected, and nothing trades'],
    [13, 'The forty shares open one after another'],
    [22, 'The index waits for all forty, until 9:06 at the latest'],
    [34.4, 'Three five-minute candles of the DAX future: only watch'],
    [42, 'Their high and low are the opening range: 42 points'],
    [50, 'Less than half of an average day of 240: usable'],
    [62.4, 'A candle closes above the range'],
    [70, 'Now wait. Who buys here buys with the frightened.'],
    [77, 'It comes back, and closes away from the edge again'],
    [84, 'Entry 24,016, stop below the low of the return'],
    [92.4, 'Risk: 20 points and 2 of costs'],
    [98, 'The target is reached: 42 points after costs'],
    [105, 'Or the low gives way: minus 22'],
    [112, 'At half past nine nobody knows which it will be'],
  ],
});

const random = createRandom(9);
const openings = Array.from({ length: 40 }, () => 13.4 + random() * 13);
const allOpen = Math.max(...openings) + 0.3;
const clock = (minutes: number) => 112 + minutes * 36;

/** The auction as a timeline, and forty shares that open one by one. */
function auction(now: number): string {
  const moments = [
    { at: 0, name: '8:55', says: 'auction begins' },
    { at: 5, name: '9:00', says: 'first prices' },
    { at: 11, name: '9:06', says: 'index, at the latest' },
    { at: 20, name: '9:15', says: 'earliest order' },
  ];
  return [
    line('M112 150H880', { colour: colours.rule, width: 2 }),
    area(
      { x: clock(0), y: 146, width: (clock(5) - clock(0)) * pass(now, 6, 5), height: 8 },
      colours.bell,
    ),
    ...moments.map(({ at, name, says }, index) =>
      group(
        rise(now, 5.6 + index * 2.4),
        line(`M${clock(at)} 138v24`, { colour: colours.light, width: 2 }),
        words(name, { x: clock(at), y: 130, size: 17, weight: 600, anchor: 'middle' }),
        words(says, { x: clock(at), y: 184, size: 15, anchor: 'middle', fill: colours.muted }),
      ),
    ),
    ...openings.map((from, index) => {
      const [x, y] = [112 + (index % 10) * 44, 222 + Math.floor(index / 10) * 40];
      const opened = rise(now, from, 0.3);
      return `${area({ x, y, width: 36, height: 30 }, colours.rule, rise(now, 11))}${area({ x, y, width: 36, height: 30 }, colours.water, opened)}`;
    }),
    group(
      during(now, 13.4),
      words('not open yet', { x: 602, y: 282, size: 18 }),
      area({ x: 570, y: 268, width: 20, height: 17 }, colours.rule),
      words('open', { x: 602, y: 318, size: 18 }),
      area({ x: 570, y: 304, width: 20, height: 17 }, colours.water),
    ),
    words('DAX: no value yet', { x: 570, y: 364, size: 18, opacity: during(now, 13.4, allOpen) }),
    words('DAX: its first value', {
      x: 570,
      y: 364,
      size: 18,
      weight: 600,
      fill: colours.bell,
      opacity: during(now, allOpen),
    }),
  ].join('');
}

const plot = plotOf(wide, { low: 23_955, high: 24_070, bars: 16 });
const clockTimes = [
  [0, '9:00'],
  [3, '9:15'],
  [6, '9:30'],
  [9, '9:45'],
  [12, '10:00'],
] as const;

function rangeLines(now: number): string {
  const opacity = during(now, 42);
  const height = plot.y(range.low) - plot.y(range.high);
  return [
    area(
      { x: plot.x(-0.5), y: plot.y(range.high), width: plot.pitch * 3, height },
      colours.bell,
      opacity * 0.16,
    ),
    level(plot, {
      price: range.high,
      label: '24,010',
      colour: colours.bell,
      opacity,
      dash: '8 6',
      side: 'start',
    }),
    level(plot, {
      price: range.low,
      label: '23,968',
      colour: colours.bell,
      opacity,
      dash: '8 6',
      side: 'start',
      isUnder: true,
    }),
  ].join('');
}

function chart(now: number): string {
  const count =
    pass(now, 35, 6) * 3 + pass(now, 63, 4) * 2 + pass(now, 70, 3) * 2 + pass(now, 77, 3) * 2;
  return [
    grid(plot, steps(23_960, 24_060, 20)),
    times(plot, clockTimes),
    rangeLines(now),
    drawBars(plot, onwards, count),
    distance(plot, {
      bar: 3,
      from: range.low,
      to: range.high,
      label: '42 points',
      opacity: during(now, 43, 61.5),
    }),
    words('240 ÷ 2 = 120: 42 is less', {
      x: plot.x(5.5),
      y: plot.y(24_036),
      size: 19,
      weight: 600,
      fill: colours.bell,
      opacity: during(now, 50.4, 61.5),
    }),
    mark(plot, {
      bar: 4,
      price: 24_031,
      label: 'close above',
      opacity: during(now, 66.6, 70),
    }),
    mark(plot, {
      bar: 7,
      price: 24_003,
      label: 'return 24,003',
      isLow: true,
      opacity: during(now, 79),
    }),
    level(plot, {
      price: 24_016,
      label: 'Entry 24,016',
      from: 8.5,
      opacity: during(now, 84.4),
    }),
    level(plot, {
      price: 23_996,
      label: 'Stop 23,996',
      from: 8.5,
      colour: colours.fall,
      isUnder: true,
      opacity: during(now, 86),
    }),
  ].join('');
}

function ends(now: number): string {
  const up = pass(now, 98.4, 4) * 4;
  const down = pass(now, 105.4, 4) * 4;
  const later = (bars: readonly Bar[], count: number) =>
    drawBars({ ...plot, x: (bar) => plot.x(bar + 9) }, bars, count);
  const faded = rise(now, 105, 0.6);
  return [
    grid(plot, steps(23_960, 24_060, 20)),
    times(plot, clockTimes),
    level(plot, {
      price: 24_060,
      label: 'Target 24,060',
      colour: colours.rise,
      opacity: during(now, 93),
    }),
    level(plot, { price: 24_016, label: '', from: 8.5, opacity: 1 }),
    level(plot, {
      price: 23_996,
      label: 'Stop 23,996',
      colour: colours.fall,
      isUnder: true,
      opacity: 1,
    }),
    drawBars(plot, onwards),
    distance(plot, {
      bar: 13.4,
      from: 24_016,
      to: 23_996,
      label: '20 + 2',
      colour: colours.fall,
      opacity: during(now, 94),
    }),
    distance(plot, {
      bar: 13.4,
      from: 24_016,
      to: 24_060,
      label: '44 − 2',
      colour: colours.rise,
      opacity: during(now, 96),
    }),
    group(1 - 0.75 * faded, later(reached, up)),
    later(missed, down),
  ].join('');
}
