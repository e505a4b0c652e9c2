import { dot } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { group } from '../itv/episode.ts';
import { drawBars, level, plotOf } from '../itv/plot.ts';
import { area, line, priceScale, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { figure, result } from './figures.ts';
import { largeFilm } from './large-film.ts';
import { lessonBars } from './lesson-bars.ts';

const bars = lessonBars('commodities/05-the-whole-account/03-a-year-of-rolling');

/** Contango month by month, for “A year of rolling”. */
export const roll = largeFilm({
  title: ['Oil stood still,', 'the fund fell'],
  hook: '7 % in a year without a move',
  seconds: 142,
  cover,
  parts: [
    { from: 7, heading: 'Two prices for one barrel', draw: twoPrices },
    { from: 34, heading: 'Twelve small steps', draw: steps },
    { from: 64, heading: 'Right, and still down', draw: wholeSum },
    { from: 92, heading: 'Two prices, one division', draw: division },
  ],
  rulesFrom: 118,
  rules: [
    'Find the roll rule before you buy.',
    'Divide the first price by the second.',
    'If the slope beats your hope, stay out.',
  ],
});

const coverPlot = plotOf(
  { x: 480, y: 130, width: 432, height: 330 },
  { low: 90, high: 105, bars: 52 },
);

function cover(): string {
  return [
    level(coverPlot, {
      price: 100,
      label: '',
      colour: colours.light,
      dash: '10 8',
      opacity: 1,
    }),
    drawBars(coverPlot, bars),
    words('−7 %', {
      x: 912,
      y: coverPlot.y(100) - 16,
      size: 52,
      family: 'S',
      weight: 420,
      anchor: 'end',
      fill: colours.fall,
    }),
  ].join('');
}

const box = { x: 48, y: 134, width: 470, height: 250 };
const y = priceScale(64.8, 65.5, box);
const left = 160;

/** The contract for the next month slides to the spot price, and the next one starts again. */
function twoPrices(now: number): string {
  const slid = rise(now, 22.4, 6);
  const x = left + 350 * slid;
  const price = 65.39 - 0.39 * slid;
  const path = `M${left} ${y(65.39).toFixed(1)}L${x.toFixed(1)} ${y(price).toFixed(1)}`;
  return [
    group(
      during(now, 8),
      line(`M48 ${y(65).toFixed(1)}H518`, { colour: colours.water, width: 3 }),
      words('today 65.00', {
        x: 48,
        y: y(65) + 38,
        size: 28,
        weight: 600,
        fill: colours.water,
      }),
    ),
    group(
      during(now, 15),
      line(path, { colour: colours.bell, width: 4 }),
      dot(x, y(price), { colour: colours.bell }),
      words('next month 65.39', {
        x: left,
        y: y(65.39) - 16,
        size: 28,
        weight: 600,
        fill: colours.bell,
      }),
    ),
    figure(now, { y: 200, from: 15.6 }, ['Dearer by', '0.6 %']),
    figure(now, { y: 264, from: 24 }, ['A month later', '65.00']),
    result(now, { x: 912, y: 346, from: 28.4, colour: colours.fall }, '−0.6 %'),
  ].join('');
}

const monthSeconds = 1.4;

/** A hundred barrels: each exchange for a more expensive contract leaves a few less. */
function steps(now: number): string {
  const month = Math.min(12, Math.max(0, Math.floor((now - 42) / monthSeconds) + 1));
  const kept = now < 42 ? 100 : 100 * 0.994 ** month;
  const barrels = Array.from({ length: 100 }, (_, index) => {
    const share = Math.max(0.12, Math.min(1, kept - index));
    const [across, down] = [index % 20, Math.floor(index / 20)];
    return area(
      { x: 48 + across * 27, y: 140 + down * 44, width: 19, height: 34 },
      share < 1 ? colours.fall : colours.bell,
      share < 1 ? 0.35 : 1,
    );
  });
  return [
    group(during(now, 34.6), ...barrels),
    words(now < 42 ? '' : `month ${month}`, {
      x: 48,
      y: 402,
      size: 28,
      fill: colours.muted,
      opacity: during(now, 42),
    }),
    figure(now, { y: 176, from: 36, left: 640 }, ['Start', '€10,000']),
    figure(now, { y: 240, from: 44, left: 640 }, ['a month', '−0.6 %']),
    result(now, { x: 912, y: 318, from: 57.2 }, '0.994¹² = 0.930'),
    result(now, { x: 912, y: 386, from: 58.4, colour: colours.fall }, '€9,303.29'),
  ].join('');
}

const sources = [
  { from: 64.8, name: 'oil', value: '+5 %', height: 5, colour: colours.rise },
  { from: 72.2, name: 'roll', value: '× 0.876', height: 12.4, colour: colours.fall },
  { from: 75, name: 'interest − fee', value: '+2.5 %', height: 2.5, colour: colours.rise },
];

function wholeSum(now: number): string {
  return [
    line('M48 250H560', { colour: colours.rule, width: 2 }),
    ...sources.map(({ from, name, value, height, colour }, index) => {
      const grown = height * 10 * rise(now, from, 0.8);
      const x = 70 + index * 176;
      const isDown = colour === colours.fall;
      return group(
        during(now, from),
        area({ x, y: isDown ? 250 : 250 - grown, width: 104, height: grown }, colour),
        words(value, {
          x: x + 52,
          y: isDown ? 250 + grown + 32 : 250 - grown - 14,
          size: 28,
          weight: 600,
          anchor: 'middle',
        }),
        words(name, {
          x: x + 52,
          y: isDown ? 236 : 284,
          size: 24,
          anchor: 'middle',
          fill: colours.muted,
        }),
      );
    }),
    result(now, { x: 912, y: 190, from: 79.4, colour: colours.fall, size: 54 }, '−5.8 %'),
    figure(now, { y: 262, from: 80.4, left: 620, colour: colours.fall }, ['Result', '−€575.28']),
    figure(now, { y: 330, from: 85.6, left: 620, colour: colours.bell }, ['Needed', '+11.4 %']),
  ].join('');
}

/** The two prices as a fraction: drawn as columns, they would look the same. */
function division(now: number): string {
  const price = (text: string, name: string, at: { y: number; from: number; fill: string }) =>
    group(
      during(now, at.from),
      words(text, { x: 48, y: at.y, size: 72, family: 'S', weight: 420, fill: at.fill }),
      words(name, { x: 256, y: at.y - 8, size: 28, fill: colours.muted }),
    );
  return [
    price('69.00', 'first month', { y: 212, from: 93, fill: colours.water }),
    line('M48 256H450', { colour: colours.light, width: 3, opacity: during(now, 100.2) }),
    price('69.55', 'second month', { y: 338, from: 94.4, fill: colours.bell }),
    result(now, { x: 912, y: 210, from: 101.4, colour: colours.fall }, '−0.79 % a month'),
    figure(now, { y: 288, from: 107.2, left: 560 }, ['Oil rises by', '8 %']),
    figure(now, { y: 356, from: 112.8, left: 560, colour: colours.bell }, ['Of €6,000', '€6,003']),
  ].join('');
}
