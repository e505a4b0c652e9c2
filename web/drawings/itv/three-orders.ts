import { dot } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { barsThrough } from './bars-through.ts';
import { episode, group } from './episode.ts';
import { distance, drawBars, grid, level, mark, plotOf, row, steps, wide } from './plot.ts';

export const threeOrders = episode({
  title: 'Stop, limit and market orders',
  subtitle: 'Three sentences with one blank for the price',
  seconds: 142,
  parts: [
    { from: 5, heading: 'Market: now, at whatever it costs', draw: market },
    { from: 32, heading: 'Limit: this price or better', draw: limit },
    { from: 60, heading: 'Stop: if it gets there, then now', draw: stop },
    { from: 90, heading: 'Above or below the market?', draw: map },
  ],
  rulesFrom: 120,
  rules: [
    'Market: sure of the trade, not of the price.',
    'Limit: sure of the price, not of the trade.',
    'Stop: it wakes at its price and becomes a market order.',
  ],
  lines: [
    [5.4, 'Sellers above, buyers below: the order book'],
    [13, 'Buy three at market: two at 46,052, one at 46,053'],
    [22, 'You are sure of the trade, not of the price'],
    [32.4, 'A buy limit at 46,000, below the market'],
    [40, 'The price turns at 46,020: no trade'],
    [47, 'Later it comes: filled at 46,000'],
    [53, 'You are sure of the price, not of the trade'],
    [60.4, 'A buy stop at 46,125, above the market'],
    [69, 'The next price is 46,131: filled six points worse'],
    [78, 'The protective stop is now 66 points away, not 60'],
    [90.4, 'A limit waits for something better than now'],
    [98, 'A stop waits for something worse than now'],
    [105, 'A long position: stop below, target above'],
    [112, 'Linked: when one is filled, the other is cancelled'],
  ],
});

const asks = [
  { price: '46,055', size: 5 },
  { price: '46,054', size: 4 },
  { price: '46,053', size: 3 },
  { price: '46,052', size: 2 },
];
const bids = [
  { price: '46,050', size: 2 },
  { price: '46,049', size: 4 },
  { price: '46,048', size: 3 },
];

/** An order book in which a market order takes the nearest prices. */
function market(now: number): string {
  const first = pass(now, 13.6, 1.2);
  const second = pass(now, 15.6, 0.8);
  const taken = [0, 0, second, first * 2];
  const entry = (at: { price: string; size: number; left: number; y: number; colour: string }) =>
    [
      area({ x: 176, y: at.y - 15, width: at.left * 46, height: 20 }, at.colour, 0.55),
      words(at.price, { x: 160, y: at.y, size: 18, weight: 600, anchor: 'end' }),
      words(`${Math.ceil(at.left)}`, { x: 184 + at.left * 46, y: at.y, size: 15 }),
    ].join('');
  const text = (y: number, said: string, at: { from: number; fill?: string }) =>
    words(said, {
      x: 500,
      y,
      size: 20,
      weight: 600,
      fill: at.fill ?? colours.light,
      opacity: during(now, at.from),
    });
  return [
    group(
      rise(now, 5.4),
      ...asks.map(({ price, size }, index) =>
        entry({
          price,
          size,
          left: size - (taken[index] ?? 0),
          y: 148 + index * 32,
          colour: colours.fall,
        }),
      ),
      line('M84 264H420', { colour: colours.bell, width: 1.5, dash: '5 5' }),
      ...bids.map(({ price, size }, index) =>
        entry({ price, size, left: size, y: 296 + index * 32, colour: colours.rise }),
      ),
    ),
    text(172, 'for sale', { from: 7, fill: colours.fall }),
    text(316, 'wanted', { from: 8.6, fill: colours.rise }),
    text(218, 'buy 3 at market', { from: 13 }),
    text(250, '2 at 46,052 and 1 at 46,053', { from: 17, fill: colours.bell }),
  ].join('');
}

const falls = barsThrough(
  [
    { bar: -1, price: 46_066 },
    { bar: 8, price: 46_020 },
    { bar: 15, price: 46_082 },
    { bar: 24, price: 45_984 },
    { bar: 30, price: 46_048 },
  ],
  { seed: 8, noise: 7 },
);
const limitPlot = plotOf(wide, { low: 45_970, high: 46_100, bars: 34 });
const filledAt = falls.findIndex(({ low }) => low <= 46_000);

function limit(now: number): string {
  return [
    grid(limitPlot, steps(45_980, 46_100, 20)),
    level(limitPlot, {
      price: 46_000,
      label: 'buy limit 46,000',
      colour: colours.bell,
      side: 'start',
      isUnder: true,
      opacity: during(now, 32.6),
    }),
    drawBars(limitPlot, falls, pass(now, 34, 6) * 10 + pass(now, 43, 9) * 21),
    mark(limitPlot, {
      bar: 8,
      price: 46_020,
      label: 'no trade',
      isLow: true,
      colour: colours.muted,
      opacity: during(now, 40),
    }),
    dot(limitPlot.x(filledAt), limitPlot.y(46_000), {
      colour: colours.bell,
      opacity: during(now, 49),
    }),
    words('filled at 46,000', {
      x: limitPlot.x(filledAt) - 18,
      y: limitPlot.y(46_000) - 12,
      size: 16,
      weight: 600,
      anchor: 'end',
      fill: colours.bell,
      opacity: during(now, 49),
    }),
  ].join('');
}

const climbs = [
  ...barsThrough(
    [
      { bar: -1, price: 46_062 },
      { bar: 6, price: 46_120 },
      { bar: 13, price: 46_050 },
      { bar: 20, price: 46_119 },
    ],
    { seed: 17, noise: 7 },
  ),
  { open: 46_131, high: 46_148, low: 46_128, close: 46_144 },
  { open: 46_144, high: 46_152, low: 46_136, close: 46_140 },
];
const stopPlot = plotOf(wide, { low: 46_030, high: 46_165, bars: 34 });

function stop(now: number): string {
  const filled = during(now, 69.4);
  return [
    grid(stopPlot, steps(46_040, 46_160, 20)),
    level(stopPlot, {
      price: 46_125,
      label: 'buy stop 46,125',
      colour: colours.bell,
      side: 'start',
      opacity: during(now, 60.6),
    }),
    level(stopPlot, {
      price: 46_065,
      label: 'protective stop 46,065',
      colour: colours.fall,
      from: 21,
      isUnder: true,
      opacity: during(now, 74),
    }),
    drawBars(stopPlot, climbs, pass(now, 62, 6.4) * 21 + pass(now, 69, 2) * 2),
    dot(stopPlot.x(21), stopPlot.y(46_131), { colour: colours.bell, opacity: filled }),
    words('filled at 46,131', {
      x: stopPlot.x(23),
      y: stopPlot.y(46_131) - 8,
      size: 16,
      weight: 600,
      fill: colours.bell,
      opacity: filled,
    }),
    distance(stopPlot, {
      bar: 25,
      from: 46_131,
      to: 46_065,
      label: '66 points',
      opacity: during(now, 78.4),
    }),
    words('2 units × 66 = $132, not $120', {
      x: 908,
      y: stopPlot.y(46_150),
      size: 16,
      weight: 600,
      anchor: 'end',
      opacity: during(now, 82),
    }),
  ].join('');
}

const corners = [
  { name: 'buy stop', x: 280, y: 172, from: 98.4, colour: colours.fall },
  { name: 'sell limit', x: 680, y: 172, from: 92.4, colour: colours.rise },
  { name: 'buy limit', x: 280, y: 342, from: 90.6, colour: colours.rise },
  { name: 'sell stop', x: 680, y: 342, from: 100, colour: colours.fall },
];

/** Four orders around the current price. */
function map(now: number): string {
  const long = during(now, 105);
  const linked = during(now, 112.4);
  return [
    words('to buy', { x: 280, y: 128, size: 16, anchor: 'middle', fill: colours.quiet }),
    words('to sell', { x: 680, y: 128, size: 16, anchor: 'middle', fill: colours.quiet }),
    line('M84 248H876', { colour: colours.light, width: 2 }),
    words('the market now', { x: 480, y: 240, size: 16, weight: 600, anchor: 'middle' }),
    ...corners.map(({ name, x, y, from, colour }) =>
      words(name, {
        x,
        y,
        size: 30,
        family: 'S',
        weight: 480,
        anchor: 'middle',
        fill: colour,
        opacity: during(now, from),
      }),
    ),
    words('better', {
      x: 680,
      y: 200,
      size: 15,
      anchor: 'middle',
      fill: colours.muted,
      opacity: during(now, 94) * (1 - long),
    }),
    words('better', {
      x: 280,
      y: 370,
      size: 15,
      anchor: 'middle',
      fill: colours.muted,
      opacity: during(now, 93) * (1 - long),
    }),
    words('worse', {
      x: 280,
      y: 200,
      size: 15,
      anchor: 'middle',
      fill: colours.muted,
      opacity: during(now, 99.4) * (1 - long),
    }),
    words('worse', {
      x: 680,
      y: 370,
      size: 15,
      anchor: 'middle',
      fill: colours.muted,
      opacity: during(now, 101) * (1 - long),
    }),
    row(
      [{ text: 'the target of a long position', x: 680, anchor: 'middle', fill: colours.light }],
      { y: 200, opacity: long, size: 16 },
    ),
    row([{ text: 'its protection', x: 680, anchor: 'middle', fill: colours.light }], {
      y: 370,
      opacity: long,
      size: 16,
    }),
    line('M786 166h28v172h-28', { colour: colours.bell, width: 2, opacity: linked }),
    words('one cancels', { x: 824, y: 276, size: 15, fill: colours.bell, opacity: linked }),
    words('the other', { x: 824, y: 296, size: 15, fill: colours.bell, opacity: linked }),
  ].join('');
}
