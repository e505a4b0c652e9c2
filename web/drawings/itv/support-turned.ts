import { priceText } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { barsThrough } from './bars-through.ts';
import { episode, group } from './episode.ts';
import { drawBars, grid, mark, plotOf, steps, wide, zone } from './plot.ts';

const floor = { low: 24_000, high: 24_012 };
const bars = barsThrough(
  [
    { bar: -1, price: 24_120 },
    { bar: 6, price: 24_006 },
    { bar: 11, price: 24_085 },
    { bar: 16, price: 24_003 },
    { bar: 21, price: 24_070 },
    { bar: 26, price: 24_008 },
    { bar: 29, price: 24_046 },
    { bar: 36, price: 23_930 },
    { bar: 42, price: 24_007 },
    { bar: 51, price: 23_890 },
  ],
  { seed: 11, noise: 9 },
);
const plot = plotOf(wide, { low: 23_870, high: 24_130, bars: 53 });

export const supportTurned = episode({
  title: 'Support that becomes resistance',
  subtitle: 'Why an old floor is often a ceiling',
  seconds: 142,
  parts: [
    { from: 5, heading: 'A floor, touched three times', draw: chart },
    { from: 34, heading: 'Who remembers this price?', draw: people },
    { from: 64, heading: 'The break, and the way back', draw: chart },
    { from: 94, heading: 'Three things can happen', draw: outcomes },
  ],
  rulesFrom: 120,
  rules: [
    'A level is a place of orders and memories.',
    'Draw a zone, because others draw it a little elsewhere.',
    'Wait for a close: it shows which of the three it was.',
  ],
  lines: [
    [5.4, 'Three times the DAX turned near the same price'],
    [15, 'Below the market: support'],
    [22, 'The lows differ by five points: draw a zone'],
    [34.4, 'A line on a chart has no power of its own'],
    [40, 'Some bought here and were right'],
    [46, 'Some missed it and would like a second chance'],
    [52, 'After a break, buyers sit on a loss here'],
    [64.4, 'The price closes below the zone'],
    [72, 'It returns, and meets those who want to get out even'],
    [80, 'The old floor serves as a ceiling: resistance'],
    [87, 'Often is the right word. Not always.'],
    [94.4, 'It turns at the level'],
    [100, 'It goes through'],
    [106, 'It goes through and comes back'],
    [112.6, 'The close of the candle says which it was'],
  ],
});

const touches = [
  { bar: 6, price: 24_006, from: 9.5 },
  { bar: 16, price: 24_003, from: 12 },
  { bar: 26, price: 24_008, from: 14 },
];

function chart(now: number): string {
  const count = pass(now, 6, 8.5) * 30 + pass(now, 65, 6) * 8 + pass(now, 72.4, 10) * 14;
  const isCeiling = rise(now, 80, 0.8);
  const middle = plot.y((floor.low + floor.high) / 2) + 5.5;
  return [
    grid(plot, steps(23_900, 24_100, 50)),
    zone(plot, floor, 0.3 * rise(now, 15)),
    drawBars(plot, bars, count),
    ...touches.map(({ from, ...touch }) =>
      mark(plot, {
        ...touch,
        label: priceText(touch.price),
        isLow: true,
        opacity: during(now, from),
      }),
    ),
    words('support', {
      x: 904,
      y: middle - 20,
      size: 17,
      weight: 600,
      anchor: 'end',
      fill: colours.bell,
      opacity: rise(now, 15) * (1 - rise(now, 64, 0.5)),
    }),
    words('resistance', {
      x: 904,
      y: middle - 20,
      size: 17,
      weight: 600,
      anchor: 'end',
      fill: colours.fall,
      opacity: isCeiling,
    }),
    words('zone 24,000 to 24,012', {
      x: 904,
      y: middle + 26,
      size: 15,
      anchor: 'end',
      fill: colours.muted,
      opacity: during(now, 22.4, 63.5),
    }),
    mark(plot, {
      bar: 42,
      price: 24_007,
      label: '24,007',
      colour: colours.fall,
      opacity: during(now, 78),
    }),
  ].join('');
}

const crowds = [
  {
    from: 40,
    name: 'Bought at the floor',
    wants: 'will buy again where it worked',
    colour: colours.rise,
  },
  {
    from: 46,
    name: 'Missed it, or sold too early',
    wants: 'wait there with an order',
    colour: colours.water,
  },
  {
    from: 52,
    name: 'Still hold after the break',
    wants: 'sell as soon as they get out even',
    colour: colours.fall,
  },
];

/** Three groups of people, each as a row of figures next to what it wants to do. */
function people(now: number): string {
  return crowds
    .map(({ from, name, wants, colour }, index) => {
      const y = 168 + index * 82;
      const figures = Array.from({ length: 7 }, (_, figure) => person(72 + figure * 30, y, colour));
      return group(
        during(now, from),
        ...figures,
        words(name, { x: 320, y: y - 4, size: 22, weight: 600 }),
        words(wants, { x: 320, y: y + 24, size: 18, fill: colours.muted }),
        line(`M48 ${y + 44}h864`, { colour: colours.rule, width: 1 }),
      );
    })
    .join('');
}

function person(x: number, y: number, colour: string): string {
  return `<circle cx="${x}" cy="${y - 14}" r="6.5" fill="${colour}"/><path d="M${x - 10} ${y + 20}v-14a10 10 0 0 1 20 0v14z" fill="${colour}"/>`;
}

const endings = [
  { from: 94.6, name: 'turns', path: [24_060, 24_030, 24_010, 24_034, 24_026, 24_066] },
  { from: 100, name: 'goes through', path: [24_060, 24_036, 24_008, 23_980, 23_962, 23_944] },
  {
    from: 106,
    name: 'goes through, comes back',
    path: [24_060, 24_024, 23_990, 23_976, 24_020, 24_058],
  },
];

function outcomes(now: number): string {
  return endings
    .map(({ from, name, path }, index) => {
      const box = { x: 48 + index * 296, y: 150, width: 272, height: 210 };
      const own = plotOf(box, { low: 23_930, high: 24_080, bars: 12 });
      const points = path.map((price, step) => ({ bar: step * 2 + (step === 0 ? -1 : 0), price }));
      const candles = barsThrough(points, { seed: 40 + index, noise: 6 });
      return group(
        during(now, from),
        words(name, { x: box.x, y: 140, size: 20, family: 'S', weight: 480 }),
        area(
          {
            x: box.x,
            y: own.y(floor.high),
            width: box.width,
            height: own.y(floor.low) - own.y(floor.high),
          },
          colours.bell,
          0.3,
        ),
        drawBars(own, candles, pass(now, from + 0.3, 3.5) * 11),
      );
    })
    .join('');
}
