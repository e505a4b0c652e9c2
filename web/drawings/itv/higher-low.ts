import { priceText } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { barsThrough } from './bars-through.ts';
import { episode } from './episode.ts';
import { distance, drawBars, grid, level, mark, plotOf, steps, wide } from './plot.ts';

const turns = [
  { name: 'Low 1', bar: 4, price: 45_800, from: 15, says: '' },
  { name: 'High 1', bar: 11, price: 46_120, from: 17, says: '' },
  { name: 'Low 2', bar: 17, price: 45_930, from: 19, says: 'higher' },
  { name: 'High 2', bar: 25, price: 46_260, from: 38, says: 'higher' },
  { name: 'Low 3', bar: 31, price: 46_040, from: 42, says: 'higher' },
  { name: 'High 3', bar: 37, price: 46_190, from: 66, says: 'lower' },
  { name: 'Low 4', bar: 43, price: 45_980, from: 96, says: 'lower' },
];
const bars = barsThrough([{ bar: -1, price: 45_960 }, ...turns, { bar: 46, price: 46_060 }], {
  seed: 23,
  noise: 26,
});
const plot = plotOf(wide, { low: 45_740, high: 46_320, bars: 59 });
const lastHigherLow = 46_040;

export const higherLow = episode({
  title: 'What a higher low says',
  subtitle: 'A trend is a sequence of turns',
  seconds: 140,
  parts: [
    { from: 5, heading: 'Mark the turns', draw },
    { from: 34, heading: 'Both legs of a rising market', draw },
    { from: 62, heading: 'The first disagreement', draw },
    { from: 90, heading: 'The price that ends it', draw },
  ],
  rulesFrom: 118,
  rules: [
    'A rising market: higher lows and higher highs.',
    'One of the two missing: say that there is no trend.',
    'The last higher low is the price to write down.',
  ],
  lines: [
    [5.4, 'A morning in the Dow: where did the price turn?'],
    [15, 'A low, a high, and a low again'],
    [21, 'A turn counts with two higher lows on each side'],
    [27.6, 'So it is known two candles late'],
    [34.4, 'A higher high: 46,260 after 46,120'],
    [42, 'A higher low: 46,040 after 45,930'],
    [50, 'It gave back 190 of 320 points, and that is normal'],
    [62.4, 'High 3 is lower than high 2'],
    [70, '“Rising” has lost one of its two legs'],
    [78, 'This is no forecast of a fall'],
    [90.4, 'Below 46,040 the other leg is gone as well'],
    [99, 'You could write this price down long before'],
    [108, 'Now highs and lows agree again: both are lower'],
  ],
  hasSound: true,
});

/** One chart throughout; it grows with the commentary. */
function draw(now: number): string {
  const count =
    pass(now, 6, 8) * 20 + pass(now, 35, 5) * 14 + pass(now, 63, 3) * 6 + pass(now, 91, 5) * 7;
  const written = during(now, 99.4);
  return [
    grid(plot, steps(45_800, 46_300, 100)),
    level(plot, {
      price: lastHigherLow,
      label: 'last higher low',
      opacity: during(now, 71),
      from: 31,
      colour: colours.bell,
      dash: '8 6',
    }),
    words(priceText(lastHigherLow), {
      x: 908,
      y: plot.y(lastHigherLow) + 21,
      size: 16,
      weight: 600,
      anchor: 'end',
      fill: colours.bell,
      opacity: during(now, 71),
    }),
    drawBars(plot, bars, count),
    connect(now),
    ...turns.map((turn) =>
      mark(plot, {
        bar: turn.bar,
        price: turn.price,
        isLow: turn.name.startsWith('Low'),
        label: `${turn.name}${turn.says ? `, ${turn.says}` : ''}`,
        colour: turn.says === 'lower' ? colours.fall : colours.bell,
        opacity: during(now, turn.from),
      }),
    ),
    neighbours(now),
    distance(plot, {
      bar: 5.5,
      from: 46_120,
      to: 45_930,
      label: '190',
      side: 'left',
      opacity: during(now, 50.4, 61),
    }),
    words('known since high 3', {
      x: 908,
      y: plot.y(lastHigherLow) + 41,
      size: 14,
      anchor: 'end',
      fill: colours.muted,
      opacity: written,
    }),
  ].join('');
}

/** The two candles on each side that confirm a low. */
function neighbours(now: number): string {
  const opacity = during(now, 21.4, 33.5);
  return [15, 16, 18, 19]
    .map((bar) => {
      const [x, y] = [plot.x(bar), plot.y(bars[bar]?.low ?? 0)];
      return line(`M${(x - 6).toFixed(1)} ${(y + 5).toFixed(1)}h12`, {
        colour: colours.water,
        width: 3,
        opacity,
      });
    })
    .join('');
}

function connect(now: number): string {
  return turns
    .slice(1)
    .map((turn, index) => {
      const before = turns[index] ?? turn;
      const opacity = rise(now, turn.from, 0.6) * 0.7;
      return line(
        `M${plot.x(before.bar).toFixed(1)} ${plot.y(before.price).toFixed(1)}L${plot.x(turn.bar).toFixed(1)} ${plot.y(turn.price).toFixed(1)}`,
        { colour: colours.muted, width: 1.5, dash: '3 5', opacity },
      );
    })
    .join('');
}
