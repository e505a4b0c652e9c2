import { dot } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { group } from '../itv/episode.ts';
import { distance, drawBars, grid, level, plotOf } from '../itv/plot.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { figure, result, tick } from './figures.ts';
import { largeFilm } from './large-film.ts';
import { lessonBars } from './lesson-bars.ts';

/** From 14:20: enough to see the calm before. */
const bars = lessonBars('cfd-foundations/03-orders-and-accidents/02-slippage-and-gaps').slice(15);
const release = bars.findIndex(({ time }) => time === '14:30');
const back = bars.findIndex(({ time }) => time === '14:44') + 1;
const [entry, stop, last, first] = [24_060, 24_000, 24_058, 23_953];

/** One minute and a month of slippage, for “Slippage and gaps”. */
export const slippage = largeFilm({
  title: ['Slippage:', 'one minute', 'at 14:30'],
  hook: 'Stop 24,000. Filled 23,953.',
  seconds: 142,
  cover,
  parts: [
    { from: 7, heading: 'A stop 60 points away', draw: plan },
    { from: 34, heading: 'The first price after 14:30', draw: minute },
    { from: 64, heading: 'Twenty stops in a month', draw: month },
    { from: 92, heading: 'Two habits', draw: habits },
  ],
  rulesFrom: 118,
  rules: [
    'A stop is filled at the next price there is.',
    'Add 5 % to the distance, and keep a record.',
    'Be flat when the calendar names the minute.',
  ],
});

const coverPlot = plotOf(
  { x: 470, y: 120, width: 442, height: 350 },
  { low: 23_915, high: 24_075, bars: 20 },
);

function cover(now: number): string {
  return [
    drawBars(coverPlot, bars, 10 + pass(now, 0.2, 1) * 10),
    level(coverPlot, {
      price: stop,
      label: '24,000',
      side: 'start',
      colour: colours.fall,
      dash: '10 8',
      size: 30,
      opacity: 1,
    }),
    dot(coverPlot.x(release), coverPlot.y(first), { colour: colours.bell }),
  ].join('');
}

const plot = plotOf(
  { x: 140, y: 134, width: 370, height: 268 },
  { low: 23_920, high: 24_080, bars: back + 1 },
);
const gridPrices = [23_950, 24_000, 24_050];

function plan(now: number): string {
  return [
    grid(plot, gridPrices, { size: 22 }),
    drawBars(plot, bars, pass(now, 7.6, 6) * release),
    level(plot, { price: entry, label: 'entry 24,060', size: 24, opacity: during(now, 9.6) }),
    level(plot, {
      price: stop,
      label: 'stop 24,000',
      colour: colours.fall,
      isUnder: true,
      size: 24,
      opacity: during(now, 15.4),
    }),
    figure(now, { y: 176, from: 11 }, ['Size per point', '€0.30']),
    figure(now, { y: 240, from: 16.4 }, ['To the stop', '60 points']),
    result(now, { x: 912, y: 320, from: 18.4 }, '60 × 0.30 = €18'),
    group(
      during(now, 22.4),
      line(`M${plot.x(release).toFixed(1)} 134V402`, {
        colour: colours.bell,
        width: 2,
        dash: '6 6',
      }),
      words('14:30', {
        x: plot.x(release) + 10,
        y: 396,
        size: 26,
        weight: 600,
        fill: colours.bell,
      }),
    ),
  ].join('');
}

function minute(now: number): string {
  const shown = now < 36.4 ? 0 : 1 + pass(now, 57, 5) * (back - release - 1);
  return [
    grid(plot, gridPrices, { size: 22 }),
    area(
      {
        x: plot.x(release - 0.5),
        y: plot.y(last),
        width: plot.pitch * 2,
        height: plot.y(first) - plot.y(last),
      },
      colours.bell,
      0.2 * during(now, 42),
    ),
    level(plot, { price: stop, label: '', colour: colours.fall, opacity: 1 }),
    words('stop', {
      x: plot.box.x + 4,
      y: plot.y(stop) - 12,
      size: 24,
      weight: 600,
      fill: colours.fall,
    }),
    drawBars(plot, bars, release + shown),
    group(during(now, 36.6), dot(plot.x(release), plot.y(first), { colour: colours.bell })),
    distance(plot, {
      bar: release - 0.9,
      from: stop,
      to: first,
      label: '47 points',
      side: 'left',
      size: 26,
      opacity: during(now, 42.6),
    }),
    figure(now, { y: 176, from: 34.8 }, ['Last price', '24,058']),
    figure(now, { y: 236, from: 36.6, colour: colours.bell }, ['First price', '23,953']),
    figure(now, { y: 296, from: 50.4, colour: colours.fall }, ['Lost', '€32.10']),
    result(now, { x: 912, y: 376, from: 52.4, colour: colours.fall }, '+78 %'),
  ].join('');
}

/** In the order in which they came; the sums are the lesson's. */
const slips = [1, 1, 1, 8, 1, 1, 1, 1, 1, 1, 1, 1, 47, 1, 1, 8, 1, 1, 1, 1];

function month(now: number): string {
  const columns = slips.map((slip, index) => {
    const height = slip * 5 * rise(now, 65 + index * 0.3, 0.5);
    return area(
      { x: 52 + index * 27, y: 400 - height, width: 20, height },
      slip === 47 ? colours.fall : colours.water,
    );
  });
  return [
    line('M48 401H588', { colour: colours.rule, width: 2 }),
    ...columns,
    words('47', {
      x: 52 + 12 * 27 + 10,
      y: 154,
      size: 28,
      weight: 600,
      anchor: 'middle',
      fill: colours.fall,
      opacity: during(now, 69.4),
    }),
    figure(now, { y: 176, from: 72.4, left: 640 }, ['17 × 1', '17']),
    figure(now, { y: 228, from: 73.4, left: 640 }, ['2 × 8', '16']),
    figure(now, { y: 280, from: 74.4, left: 640 }, ['1 × 47', '47']),
    figure(now, { y: 332, from: 79.4, left: 640, colour: colours.bell }, ['Points', '80']),
    result(now, { x: 912, y: 404, from: 85.6, colour: colours.fall }, '47 ÷ 80 = 59 %'),
  ].join('');
}

function habits(now: number): string {
  const longer = rise(now, 96, 1);
  const calm = during(now, 107.2);
  return [
    words('A reserve', { x: 48, y: 160, size: 30, family: 'S', opacity: during(now, 92.6) }),
    group(
      during(now, 93.4),
      area({ x: 48, y: 184, width: 480, height: 34 }, colours.water),
      area({ x: 528, y: 184, width: 24 * longer, height: 34 }, colours.bell),
      words(longer > 0.5 ? '63 points' : '60 points', { x: 60, y: 252, size: 28, weight: 600 }),
    ),
    result(now, { x: 912, y: 214, from: 100.4, size: 38 }, '20 ÷ 63 = €0.317'),
    words('A calendar', { x: 48, y: 318, size: 30, family: 'S', opacity: calm }),
    group(
      calm,
      area({ x: 288, y: 340, width: 384, height: 34 }, colours.fall, 0.35),
      line('M48 357H912', { colour: colours.rule, width: 2 }),
      line('M480 332V382', { colour: colours.bell, width: 4 }),
      words('14:15', { x: 288, y: 406, size: 24, anchor: 'middle' }),
      words('14:30', { x: 480, y: 406, size: 24, anchor: 'middle', fill: colours.bell }),
      words('14:45', { x: 672, y: 406, size: 24, anchor: 'middle' }),
    ),
    words('flat', { x: 300, y: 328, size: 24, weight: 600, opacity: during(now, 109) }),
    tick(now, { x: 880, y: 356, from: 112.8 }),
  ].join('');
}
