import { during } from '../fast-track/short-film.ts';
import { group } from '../itv/episode.ts';
import { distance, drawBars, grid, level, plotOf } from '../itv/plot.ts';
import { line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { figure, result } from './figures.ts';
import { largeFilm } from './large-film.ts';
import { lessonBars } from './lesson-bars.ts';

const bars = lessonBars('cfd-foundations/03-orders-and-accidents/01-market-limit-stop');
/** Up to the low of the morning at 11:00. */
const untilLow = bars.slice(0, 9);

/** Four orders in one morning, for “Three orders and what each leaves open”. */
export const fills = largeFilm({
  title: ['Four orders,', 'one morning'],
  hook: 'Missed by 2.4 points',
  seconds: 142,
  cover,
  parts: [
    { from: 7, heading: 'Two prices, not one', draw: twoPrices },
    { from: 34, heading: 'The limit that was missed', draw: missed },
    { from: 64, heading: 'The stop that was reached', draw: reached },
    { from: 92, heading: 'What each order said', draw: outcome },
  ],
  rulesFrom: 118,
  rules: [
    'You buy at the ask and sell at the bid.',
    'The entry may be missed, the exit may not.',
    'Leave every stop the room of a wide spread.',
  ],
});

const coverPlot = plotOf(
  { x: 440, y: 130, width: 472, height: 330 },
  { low: 23_945, high: 24_095, bars: 22 },
);

function cover(now: number): string {
  return [
    drawBars(coverPlot, bars, 6 + pass(now, 0, 1.2) * 16),
    level(coverPlot, {
      price: 23_960,
      label: 'limit',
      colour: colours.bell,
      dash: '10 8',
      size: 28,
      isUnder: true,
      opacity: 1,
    }),
  ].join('');
}

const people = [
  { name: 'Adam', order: 'market' },
  { name: 'Bea', order: 'limit 23,960' },
  { name: 'Cyril', order: 'stop 24,050' },
  { name: 'Dora', order: 'stop 23,962' },
];

function twoPrices(now: number): string {
  const rail = (text: string, { y, from, colour }: { y: number; from: number; colour: string }) =>
    group(
      during(now, from),
      line(`M48 ${y}H${(48 + 520 * rise(now, from, 0.8)).toFixed(1)}`, { colour, width: 3 }),
      words(text, { x: 600, y: y + 11, size: 34, weight: 600, fill: colour }),
    );
  return [
    rail('ask 24,005.4', { y: 162, from: 8.6, colour: colours.fall }),
    rail('bid 24,004', { y: 246, from: 8, colour: colours.water }),
    group(
      during(now, 11),
      line('M300 170v68', { colour: colours.muted, width: 2 }),
      words('1.4 points', { x: 316, y: 212, size: 26 }),
    ),
    group(during(now, 15), words('you buy', { x: 48, y: 150, size: 24, fill: colours.muted })),
    group(during(now, 16), words('you sell', { x: 48, y: 276, size: 24, fill: colours.muted })),
    ...people.map(({ name, order }, index) => {
      const x = 48 + index * 220;
      return group(
        during(now, 22 + index * 2.4),
        words(name, { x, y: 354, size: 34, family: 'S', weight: 480 }),
        words(order, { x, y: 392, size: 26, fill: colours.bell }),
      );
    }),
  ].join('');
}

const plot = plotOf(
  { x: 140, y: 134, width: 350, height: 268 },
  { low: 23_950, high: 24_050, bars: 9 },
);
/** The prices around the low, drawn so large that single points can be told apart. */
const close = plotOf(
  { x: 560, y: 134, width: 200, height: 268 },
  { low: 23_959.2, high: 23_963.4, bars: 1 },
);

function toTheLow(now: number, from: number): string {
  return [
    grid(plot, [23_960, 24_000, 24_040], { size: 22 }),
    drawBars(plot, untilLow, pass(now, from, 6) * 9),
  ].join('');
}

function missed(now: number): string {
  const limit = { price: 23_960, colour: colours.bell, size: 26 };
  return [
    toTheLow(now, 35),
    level(plot, { ...limit, label: '', opacity: during(now, 35) }),
    level(close, {
      ...limit,
      label: 'limit 23,960',
      side: 'start',
      isUnder: true,
      opacity: during(now, 36),
    }),
    level(close, {
      price: 23_961,
      label: 'bid 23,961',
      side: 'start',
      colour: colours.water,
      size: 26,
      opacity: during(now, 42.4),
    }),
    level(close, {
      price: 23_962.4,
      label: 'ask 23,962.4',
      side: 'start',
      colour: colours.fall,
      size: 26,
      opacity: during(now, 50),
    }),
    distance(close, {
      bar: 0.56,
      from: 23_960,
      to: 23_962.4,
      label: '2.4 points',
      size: 26,
      opacity: during(now, 52),
    }),
    result(now, { x: 912, y: 160, from: 57.4, size: 36 }, 'no trade'),
  ].join('');
}

function reached(now: number): string {
  return [
    toTheLow(now, 58),
    level(plot, { price: 23_962, label: '', colour: colours.fall, opacity: during(now, 64.6) }),
    level(close, {
      price: 23_962,
      label: 'stop 23,962',
      side: 'start',
      colour: colours.fall,
      size: 26,
      opacity: during(now, 65.4),
    }),
    level(close, {
      price: 23_961,
      label: 'bid 23,961',
      side: 'start',
      isUnder: true,
      colour: colours.water,
      size: 26,
      opacity: during(now, 72.4),
    }),
    distance(close, {
      bar: 0.56,
      from: 23_961,
      to: 23_962,
      label: '1 point',
      size: 26,
      opacity: during(now, 74),
    }),
    result(now, { x: 912, y: 160, from: 79.4, size: 40, colour: colours.fall }, '−€22.20'),
  ].join('');
}

const day = plotOf(
  { x: 140, y: 134, width: 400, height: 268 },
  { low: 23_950, high: 24_095, bars: 22 },
);

function outcome(now: number): string {
  const at = { left: 610, right: 912 };
  return [
    grid(day, [23_960, 24_000, 24_040, 24_080], { size: 22 }),
    drawBars(day, bars, 9 + pass(now, 92.6, 7) * 13),
    level(day, {
      price: 24_050,
      label: 'stop 24,050',
      colour: colours.bell,
      side: 'start',
      size: 24,
      opacity: during(now, 93),
    }),
    figure(now, { ...at, y: 172, from: 100.4, colour: colours.rise }, ['Adam', '+€32.80']),
    figure(now, { ...at, y: 236, from: 102.4, colour: colours.rise }, ['Cyril', '+€10.00']),
    figure(now, { ...at, y: 300, from: 104.4, colour: colours.fall }, ['Dora', '−€22.20']),
    figure(now, { ...at, y: 364, from: 107.4 }, ['Bea', 'no trade']),
  ].join('');
}
