import { type Point, trace } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { group } from '../itv/episode.ts';
import { drawBars, grid, plotOf } from '../itv/plot.ts';
import { area, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { column, figure, result } from './figures.ts';
import { largeFilm } from './large-film.ts';
import { lessonBars } from './lesson-bars.ts';

const bars = lessonBars('funds-and-etfs/01-what-you-buy/04-the-fee-that-compounds');

/** Two fees over twenty years, for the lesson of the same name. */
export const compounding = largeFilm({
  title: ['The fee that', 'compounds'],
  hook: '1.60 % a year, 42 % of the gain',
  seconds: 142,
  cover,
  parts: [
    { from: 7, heading: '€10,000 for twenty years', draw: noCost },
    { from: 34, heading: 'The fee is on everything', draw: twoFunds },
    { from: 64, heading: 'Two fifths of the gain', draw: shares },
    { from: 92, heading: 'Rent, in bad years too', draw: rent },
  ],
  rulesFrom: 118,
  rules: [
    'Compare a cost with the gain, not the capital.',
    'Use the total in the key information document.',
    'Ask what you get for it, in euros, this year.',
  ],
});

const years = Array.from({ length: 21 }, (_, year) => year);

function growth(perCent: number): Point[] {
  return years.map((year) => ({ at: year, price: 10_000 * (1 + perCent / 100) ** year }));
}

const curves = {
  none: { points: growth(5), colour: colours.light },
  cheap: { points: growth(4.8), colour: colours.rise },
  dear: { points: growth(3.4), colour: colours.fall },
};

const coverPlot = plotOf(
  { x: 520, y: 130, width: 392, height: 330 },
  { low: 8_500, high: 27_500, bars: 21 },
);

function cover(): string {
  return [
    between(coverPlot, 1),
    trace(curves.none.points, { ...coverPlot, share: 1, colour: colours.light }),
    trace(curves.dear.points, { ...coverPlot, share: 1, colour: colours.fall }),
  ].join('');
}

const plot = plotOf(
  { x: 140, y: 134, width: 390, height: 268 },
  { low: 8_000, high: 28_000, bars: 21 },
);
const gridPrices = [10_000, 18_000, 26_000];

/** The area between the gain without costs and what the expensive fund leaves of it. */
function between({ x, y }: Pick<typeof plot, 'x' | 'y'>, opacity: number): string {
  const there = curves.none.points.map(
    ({ at, price }) => `${x(at).toFixed(1)} ${y(price).toFixed(1)}`,
  );
  const back = curves.dear.points
    .toReversed()
    .map(({ at, price }) => `${x(at).toFixed(1)} ${y(price).toFixed(1)}`);
  return `<path d="M${there.join('L')}L${back.join('L')}Z" fill="${colours.fall}" opacity="${(opacity * 0.25).toFixed(2)}"/>`;
}

function noCost(now: number): string {
  return [
    grid(plot, gridPrices, { size: 22 }),
    trace(curves.none.points, { ...plot, share: pass(now, 8, 9), colour: colours.light }),
    figure(now, { y: 176, from: 9 }, ['Start', '€10,000']),
    figure(now, { y: 240, from: 11 }, ['Each year', '+5 %']),
    figure(now, { y: 304, from: 17 }, ['After 20 years', '€26,533']),
    result(now, { x: 912, y: 384, from: 22.4 }, 'gain €16,533'),
  ].join('');
}

function twoFunds(now: number): string {
  const pace = (from: number) => pass(now, from, 6);
  return [
    grid(plot, gridPrices, { size: 22 }),
    between(plot, rise(now, 57, 1)),
    trace(curves.none.points, { ...plot, share: 1, colour: colours.light, opacity: 0.6 }),
    trace(curves.cheap.points, { ...plot, share: pace(36), colour: colours.rise }),
    trace(curves.dear.points, { ...plot, share: pace(43), colour: colours.fall }),
    figure(now, { y: 176, from: 34.8 }, ['No cost', '€26,533']),
    figure(now, { y: 240, from: 41, colour: colours.rise }, ['Cost 0.20 %', '€25,540']),
    figure(now, { y: 304, from: 48.6, colour: colours.fall }, ['Cost 1.60 %', '€19,517']),
    result(now, { x: 912, y: 384, from: 57.4, colour: colours.fall }, '€7,016 less'),
  ].join('');
}

function shares(now: number): string {
  const scale = 210 / 16_533;
  const [all, small, large] = [
    210 * rise(now, 65, 1),
    993 * scale * rise(now, 72.2, 1),
    7_016 * scale * rise(now, 79.2, 1),
  ];
  const foot = 374;
  return [
    column(
      { x: 64, foot, width: 120, height: all, colour: colours.water },
      { value: '€16,533', name: 'gain', opacity: during(now, 64.8) },
    ),
    column(
      { x: 254, foot, width: 120, height: small, colour: colours.rise },
      { value: '€993', name: '0.20 %', opacity: during(now, 72) },
    ),
    column(
      { x: 444, foot, width: 120, height: large, colour: colours.fall },
      { value: '€7,016', name: '1.60 %', opacity: during(now, 79) },
    ),
    result(now, { x: 912, y: 210, from: 73.4, colour: colours.rise, size: 60 }, '6 %'),
    result(now, { x: 912, y: 310, from: 80.4, colour: colours.fall, size: 84 }, '42 %'),
    result(now, { x: 912, y: 370, from: 73.4, size: 30, colour: colours.muted }, 'of the gain'),
  ].join('');
}

const road = plotOf(
  { x: 140, y: 134, width: 390, height: 268 },
  { low: 8_000, high: 28_000, bars: 20 },
);

function rent(now: number): string {
  const bad = during(now, 100);
  return [
    grid(road, gridPrices, { size: 22 }),
    area({ x: road.x(12.5), y: 134, width: road.pitch * 2, height: 268 }, colours.fall, 0.22 * bad),
    drawBars(road, bars, pass(now, 92.6, 6) * bars.length),
    figure(now, { y: 176, from: 100.2 }, ['Year 13', '21,900']),
    figure(now, { y: 236, from: 101.2, colour: colours.fall }, ['Year 15', '15,980']),
    group(
      during(now, 107.2),
      words('Rent of the dear fund', { x: 560, y: 304, size: 24, fill: colours.muted }),
    ),
    result(now, { x: 912, y: 366, from: 108, size: 40 }, '€160 → €304'),
  ].join('');
}
