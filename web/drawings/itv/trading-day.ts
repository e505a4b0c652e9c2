import { during } from '../fast-track/short-film.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { barsThrough } from './bars-through.ts';
import { episode, group } from './episode.ts';
import { distance, drawBars, grid, level, mark, plotOf, steps, times, wide } from './plot.ts';

/** 15-minute bars from 09:00 to 17:30. */
const bars = barsThrough(
  [
    { bar: -1, price: 23_965 },
    { bar: 1, price: 23_930 },
    { bar: 5, price: 24_120 },
    { bar: 10, price: 24_058 },
    { bar: 14, price: 24_088 },
    { bar: 19, price: 24_052 },
    { bar: 24, price: 24_104 },
    { bar: 26, price: 24_134 },
    { bar: 30, price: 24_036 },
    { bar: 33, price: 24_062 },
  ],
  { seed: 19, noise: 10 },
);
const plot = plotOf(wide, { low: 23_910, high: 24_190, bars: 34 });

export const tradingDay = episode({
  title: 'A trading day from open to close',
  subtitle: 'The clock explains more than the mood',
  seconds: 150,
  parts: [
    { from: 5, heading: 'Before nine: the card', draw: card },
    { from: 32, heading: 'Nine to half past ten', draw: day },
    { from: 58, heading: 'Noon', draw: day },
    { from: 84, heading: 'New York at half past three', draw: day },
    { from: 108, heading: 'The close', draw: day },
  ],
  rulesFrom: 128,
  rules: [
    'Know the timetable before you know the chart.',
    'The range of a day is a budget: look how much is spent.',
    'What is open goes home before the closing auction.',
  ],
  lines: [
    [5.4, 'Six prices, the average range and the calendar'],
    [14, 'Written by hand, before the market is loud'],
    [22, 'And one sum: what today may cost'],
    [32.4, 'Hours for decisions: volume is there'],
    [41, 'At half past ten the day has used 190 points'],
    [49, '240 less 190: 50 points are left of an average day'],
    [58.4, 'From half past eleven nothing new is begun'],
    [66, 'A move of 20 points, and costs of 2: a tenth'],
    [75, 'Time for the journal of the morning'],
    [84.4, 'The tempo changes hands'],
    [91, 'Above the morning’s high by 14 points'],
    [98, 'Minutes later it is back: a failed break'],
    [108.4, 'At 17:30 the closing auction begins'],
    [114.6, 'Out by 17:25, above all with a loss'],
    [121, 'A loss of 22 euros can be 205 by the morning'],
  ],
  hasSound: true,
});

const entries = [
  ['Yesterday’s high', '24,105'],
  ['Yesterday’s close', '23,980'],
  ['Yesterday’s low', '23,890'],
  ['High of the night', '24,010'],
  ['Low of the night', '23,940'],
  ['Round number', '24,000'],
] as const;

function card(now: number): string {
  const side = (y: number, cells: readonly [string, string], from: number) =>
    group(
      during(now, from),
      words(cells[0], { x: 560, y, size: 17, fill: colours.muted }),
      words(cells[1], { x: 560, y: y + 34, size: 28, family: 'S', weight: 420 }),
    );
  return [
    area({ x: 64, y: 122, width: 420, height: 266 }, colours.paper, rise(now, 5.2)),
    ...entries.map(([name, price], index) => {
      const y = 158 + index * 40;
      const opacity = during(now, 6.2 + index * 1.1);
      const plain = 'style="stroke:none"';
      return group(
        opacity,
        `<text ${plain} x="88" y="${y}" font-family="I" font-size="18" font-weight="500" fill="${colours.ink}">${name}</text>`,
        `<text ${plain} x="460" y="${y}" font-family="I" font-size="19" font-weight="600" text-anchor="end" fill="${colours.river}">${price}</text>`,
        line(`M88 ${y + 14}H460`, { colour: colours.axis, width: 1 }),
      );
    }),
    side(148, ['Average range of twenty days', '240 points'], 13),
    side(232, ['Calendar', 'American figures, 14:30'], 15.4),
    side(316, ['What today may cost', '€100'], 22.4),
  ].join('');
}

const hours = [
  { from: 0, to: 6, name: 'decisions', at: 33, colour: colours.rise },
  { from: 6, to: 10, name: 'managing', at: 56, colour: colours.water },
  { from: 10, to: 22, name: 'something else', at: 59, colour: colours.quiet },
  { from: 26, to: 32, name: 'decisions', at: 85, colour: colours.rise },
];

/** One chart for the whole day, with the hours labelled along its top. */
function day(now: number): string {
  const count =
    pass(now, 33, 7) * 6 +
    pass(now, 58.6, 8) * 18 +
    pass(now, 84.6, 12) * 5 +
    pass(now, 108.4, 4) * 5;
  const left = (bar: number) => plot.x(bar - 0.5);
  return [
    grid(plot, steps(23_950, 24_150, 50)),
    times(plot, [
      [-0.3, '9:00'],
      [5.5, '10:30'],
      [9.5, '11:30'],
      [21.5, '14:30'],
      [25.5, '15:30'],
      [33, '17:30'],
    ]),
    ...hours.map(({ from, to, name, at, colour }) =>
      group(
        rise(now, at),
        area({ x: left(from) + 1, y: 108, width: left(to) - left(from) - 2, height: 5 }, colour),
        words(name, {
          x: (left(from) + left(to)) / 2,
          y: 131,
          size: 14,
          anchor: 'middle',
          fill: colour,
        }),
      ),
    ),
    level(plot, {
      price: 24_120,
      label: 'morning high 24,120',
      from: 5,
      to: 25,
      dash: '8 6',
      side: 'end',
      colour: colours.bell,
      opacity: during(now, 85),
    }),
    drawBars(plot, bars, count),
    distance(plot, {
      bar: 6.6,
      from: 23_930,
      to: 24_120,
      label: '190 of 240',
      opacity: during(now, 41.4, 57.5),
    }),
    mark(plot, {
      bar: 26,
      price: 24_134,
      label: '24,134',
      colour: colours.fall,
      opacity: during(now, 93),
    }),
    toll(now),
    retainedOvernight(now),
  ].join('');
}

function toll(now: number): string {
  const sum = (y: number, text: string, from: number) =>
    words(text, {
      x: plot.x(12),
      y,
      size: 19,
      weight: 600,
      opacity: during(now, from, 83.5),
    });
  return `${sum(314, 'morning: 2 of 60 points, 3.3 %', 66.4)}${sum(344, 'noon: 2 of 20 points, 10 %', 69)}`;
}

function retainedOvernight(now: number): string {
  const sum = (y: number, cells: readonly [string, string], from: number) =>
    group(
      during(now, from),
      words(cells[0], { x: plot.x(9), y, size: 18 }),
      words(cells[1], {
        x: plot.x(24),
        y,
        size: 18,
        weight: 600,
        anchor: 'end',
        fill: colours.fall,
      }),
    );
  return [
    sum(284, ['at 17:20, one euro a point', '−€22.00'], 115),
    sum(310, ['180 points lower in the night', '−€180.00'], 121.4),
    sum(336, ['one night of financing', '−€3.33'], 123),
    sum(362, ['together', '−€205.33'], 124.6),
  ].join('');
}
