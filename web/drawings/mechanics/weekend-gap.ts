import { dot } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { group } from '../itv/episode.ts';
import { distance, drawBars, grid, level, plotOf } from '../itv/plot.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { column, figure, result } from './figures.ts';
import { largeFilm } from './large-film.ts';
import { lessonBars } from './lesson-bars.ts';

const bars = lessonBars('cfd-foundations/03-orders-and-accidents/03-guaranteed-stops');
const monday = bars.findIndex(({ time }) => time === 'Mon 8:00');
const [entry, stop, lastPrice, first] = [24_060, 24_000, 24_071, 23_340];

/** A position kept over a weekend, for “Guaranteed stops”. */
export const weekendGap = largeFilm({
  title: ['A gap across', 'the weekend'],
  hook: 'Planned: €30. Lost: €360.',
  seconds: 142,
  cover,
  parts: [
    { from: 7, heading: 'Friday afternoon', draw: friday },
    { from: 34, heading: 'Monday, the first price', draw: opening },
    { from: 64, heading: 'What a guarantee pays', draw: guarantee },
    { from: 92, heading: 'Three ways to spend a weekend', draw: ways },
  ],
  rulesFrom: 118,
  rules: [
    'Nothing is filled while nobody trades.',
    'Insure what you could not bear to lose.',
    'Closing on Friday is nearly free.',
  ],
});

const coverPlot = plotOf(
  { x: 470, y: 116, width: 442, height: 360 },
  { low: 23_270, high: 24_130, bars: 17 },
);

function cover(): string {
  const x = coverPlot.x(monday - 0.5);
  return [
    area(
      {
        x,
        y: coverPlot.y(lastPrice),
        width: 912 - x,
        height: coverPlot.y(first) - coverPlot.y(lastPrice),
      },
      colours.bell,
      0.16,
    ),
    level(coverPlot, {
      price: stop,
      label: '',
      colour: colours.fall,
      dash: '10 8',
      opacity: 1,
    }),
    words('stop', {
      x: coverPlot.box.x + 4,
      y: coverPlot.y(stop) + 36,
      size: 30,
      weight: 600,
      fill: colours.fall,
    }),
    drawBars(coverPlot, bars),
  ].join('');
}

const plot = plotOf(
  { x: 140, y: 134, width: 370, height: 268 },
  { low: 23_260, high: 24_140, bars: 17 },
);
const gridPrices = [23_400, 23_700, 24_000];

function friday(now: number): string {
  return [
    grid(plot, gridPrices, { size: 22 }),
    drawBars(plot, bars, pass(now, 7.6, 5) * monday),
    level(plot, { price: entry, label: 'entry 24,060', size: 24, opacity: during(now, 9.4) }),
    level(plot, {
      price: stop,
      label: 'stop 24,000',
      colour: colours.fall,
      isUnder: true,
      size: 24,
      opacity: during(now, 15.4),
    }),
    figure(now, { y: 176, from: 10 }, ['Account', '€2,000']),
    figure(now, { y: 240, from: 11.6 }, ['Size per point', '€0.50']),
    result(now, { x: 912, y: 320, from: 16.4 }, '60 × 0.50 = €30'),
  ].join('');
}

function opening(now: number): string {
  const shown = now < 36.2 ? 0 : 1 + pass(now, 57, 5) * 7;
  const x = plot.x(monday - 0.5);
  return [
    grid(plot, gridPrices, { size: 22 }),
    area(
      { x, y: plot.y(lastPrice), width: 510 - x, height: plot.y(first) - plot.y(lastPrice) },
      colours.bell,
      0.16 * during(now, 42),
    ),
    level(plot, { price: stop, label: '', colour: colours.fall, opacity: 1 }),
    drawBars(plot, bars, monday + shown),
    group(during(now, 36.4), dot(plot.x(monday), plot.y(first), { colour: colours.bell })),
    distance(plot, {
      bar: monday - 0.9,
      from: entry,
      to: first,
      label: '720 points',
      side: 'left',
      size: 26,
      opacity: during(now, 50.4),
    }),
    figure(now, { y: 176, from: 36.4, colour: colours.bell }, ['First price', '23,340']),
    figure(now, { y: 240, from: 42.6, colour: colours.fall }, ['Filled at', '23,340']),
    result(now, { x: 912, y: 320, from: 51, colour: colours.fall }, '720 × 0.50 = €360'),
    result(now, { x: 912, y: 384, from: 57.4, size: 34 }, '18 % of the account'),
  ].join('');
}

function guarantee(now: number): string {
  const grown = rise(now, 65, 1.4);
  const small = rise(now, 72.4, 1);
  return [
    column(
      { x: 96, foot: 368, width: 130, height: 200 * grown, colour: colours.fall },
      { value: '€360', name: 'ordinary', opacity: during(now, 64.8) },
    ),
    column(
      { x: 306, foot: 368, width: 130, height: 17.5 * small, colour: colours.rise },
      { value: '€31.50', name: 'guaranteed', opacity: during(now, 72.2) },
    ),
    figure(now, { y: 176, from: 73.4 }, ['Stop', '60 points']),
    figure(now, { y: 236, from: 74.4 }, ['Premium', '3 points']),
    figure(now, { y: 296, from: 79.4, colour: colours.rise }, ['Saved', '660 points']),
    result(now, { x: 912, y: 376, from: 85.6, size: 36 }, '660 ÷ 3 = 220 weekends'),
  ].join('');
}

const choices = [
  { from: 92.8, name: 'Insure', value: '€6.51', note: 'premium, 3 nights' },
  { from: 100.2, name: 'Keep less', value: '€0.27', note: 'per point' },
  { from: 107.2, name: 'Close', value: '€0.70', note: 'one more spread' },
];

function ways(now: number): string {
  return choices
    .map(({ from, name, value, note }, index) => {
      const x = 48 + index * 296;
      const isLast = index === 2;
      const fill = isLast ? colours.rise : colours.bell;
      return group(
        during(now, from),
        line(`M${x} 140h272`, { colour: fill, width: 4 }),
        words(name, { x, y: 196, size: 34, family: 'S', weight: 480 }),
        words(value, { x, y: 296, size: 66, family: 'S', weight: 420, fill }),
        words(note, { x, y: 354, size: 26, fill: colours.muted }),
      );
    })
    .join('');
}
