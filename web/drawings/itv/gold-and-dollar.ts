import { priceSeries, type Regime } from '../../app/ui/line/series.ts';
import { trace } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { episode, group } from './episode.ts';
import { grid, plotOf, steps, wide } from './plot.ts';

/** Weekly: three weeks in which they diverge, and a last one in which both rise. */
const dollar = walk(4, [
  { bars: 16, move: 0.035, volatility: 0.003 },
  { bars: 14, move: -0.05, volatility: 0.003 },
  { bars: 12, move: 0.02, volatility: 0.003 },
  { bars: 12, move: 0.035, volatility: 0.003 },
]);
const gold = walk(15, [
  { bars: 16, move: -0.05, volatility: 0.006 },
  { bars: 14, move: 0.075, volatility: 0.006 },
  { bars: 12, move: -0.025, volatility: 0.005 },
  { bars: 12, move: 0.08, volatility: 0.006 },
]);

function walk(seed: number, regimes: readonly Regime[]) {
  const closes = priceSeries(seed, regimes, 100).map(({ close }) => close);
  return [100, ...closes].map((price, at) => ({ at, price }));
}

export const goldAndDollar = episode({
  title: 'Gold and the dollar',
  subtitle: 'One metal, two prices, and a loose connection',
  seconds: 140,
  parts: [
    { from: 5, heading: 'One ounce, in dollars', draw: ounce },
    { from: 34, heading: 'Often in opposite directions', draw: lines },
    { from: 62, heading: 'And sometimes together', draw: lines },
    { from: 90, heading: 'Two positions in one account', draw: inEuros },
  ],
  rulesFrom: 118,
  rules: [
    'Gold is quoted in dollars: look at both.',
    'They often part, but it is a habit and no law.',
    'Whoever counts in euros holds a currency as well.',
  ],
  lines: [
    [5.4, 'Gold is quoted for one troy ounce: 31.1 grams'],
    [13, 'At 4,000 dollars, a gram is 128.60 dollars'],
    [21, 'At 1.10 dollars for a euro: 116.91 euros'],
    [27.6, 'Gold pays no interest, and storing it costs a little'],
    [34.4, 'Both begin at 100. The dollar rises, gold falls.'],
    [44, 'A dearer dollar makes the ounce dearer elsewhere'],
    [52, 'The dollar falls, gold rises. A tendency.'],
    [62.4, 'Then a crisis: both are wanted, and both rise'],
    [72, 'The connection is loose, and can be off for years'],
    [81, 'Never trade one because of the other alone'],
    [90.4, 'You put in 10,000 euros. Gold rises by 8 per cent.'],
    [98, 'The euro rises too, from 1.10 to 1.155: 5 per cent'],
    [105, '1.08 ÷ 1.05 is 1.029: 2.9 per cent are left'],
    [112, '286 euros instead of 800'],
  ],
  hasSound: true,
});

function ounce(now: number): string {
  const shown = rise(now, 5.4);
  const sum = (y: number, cells: readonly [string, string], from: number) =>
    group(
      during(now, from),
      words(cells[0], { x: 470, y, size: 21 }),
      words(cells[1], { x: 912, y, size: 23, weight: 600, anchor: 'end', fill: colours.bell }),
      line(`M470 ${y + 16}H912`, { colour: colours.rule, width: 1 }),
    );
  return [
    group(
      shown,
      `<path d="M96 330 L140 214 H336 L380 330 Z" fill="${colours.bell}"/>`,
      `<path d="M140 214 L164 190 H360 L336 214 Z" fill="#f6cd86"/>`,
      `<path d="M336 214 L360 190 L404 302 L380 330 Z" fill="#c98d31"/>`,
      `<text x="238" y="282" font-family="S" font-size="26" font-weight="480" text-anchor="middle" fill="${colours.deep}" style="stroke:none">1 troy ounce</text>`,
    ),
    sum(160, ['one ounce', '$4,000'], 8),
    sum(212, ['÷ 31.1035 grams', '$128.60 a gram'], 13.4),
    sum(264, ['÷ 1.10 dollars for a euro', '€116.91 a gram'], 21.4),
    sum(316, ['interest', 'none'], 28),
  ].join('');
}

const plot = plotOf(wide, { low: 92, high: 112, bars: 60 });
const x = (at: number) => plot.x(at);

/** Both lines up to the current point of the commentary. */
function lines(now: number): string {
  const share = (pass(now, 35, 8) * 16 + pass(now, 50, 8) * 26 + pass(now, 63.4, 6) * 12) / 54;
  const together = rise(now, 64);
  const name = (text: string, at: number, colour: string) =>
    words(text, {
      x: x(54) + 14,
      y: plot.y(at) + 6,
      size: 18,
      weight: 600,
      fill: colour,
      opacity: during(now, 69.6),
    });
  const early = (text: string, y: number, colour: string) =>
    words(text, { x: 124, y, size: 18, weight: 600, fill: colour, opacity: during(now, 35, 69.4) });
  return [
    area(
      { x: x(42), y: wide.y, width: x(54) - x(42), height: wide.height },
      colours.bell,
      0.12 * together,
    ),
    grid(plot, steps(95, 110, 5), { text: (price) => `${price}` }),
    trace(dollar, { x, y: plot.y, share }),
    trace(gold, { x, y: plot.y, share, colour: colours.bell }),
    early('dollar', 142, colours.water),
    early('gold', 166, colours.bell),
    name('dollar', dollar.at(-1)?.price ?? 0, colours.water),
    name('gold', gold.at(-1)?.price ?? 0, colours.bell),
    words('a crisis', {
      x: (x(42) + x(54)) / 2,
      y: 372,
      size: 16,
      anchor: 'middle',
      fill: colours.muted,
      opacity: together,
    }),
  ].join('');
}

function inEuros(now: number): string {
  const full = rise(now, 92, 1.2);
  const left = rise(now, 106, 1.2);
  const base = 360;
  const column = (at: number, height: number, colour: string) =>
    area({ x: at, y: base - height, width: 90, height }, colour);
  const sum = (y: number, text: string, from: number) =>
    words(text, { x: 560, y, size: 22, weight: 500, opacity: during(now, from) });
  return [
    line(`M84 ${base + 0.5}H480`, { colour: colours.rule, width: 1.5 }),
    column(130, 200 * full, colours.bell),
    column(320, 71.5 * left, colours.water),
    words('in dollars', {
      x: 175,
      y: 384,
      size: 16,
      anchor: 'middle',
      fill: colours.muted,
      opacity: full,
    }),
    words('in euros', {
      x: 365,
      y: 384,
      size: 16,
      anchor: 'middle',
      fill: colours.muted,
      opacity: left,
    }),
    words('+8 %', {
      x: 175,
      y: 146,
      size: 24,
      weight: 600,
      anchor: 'middle',
      fill: colours.bell,
      opacity: full,
    }),
    words('+2.9 %', {
      x: 365,
      y: 276,
      size: 24,
      weight: 600,
      anchor: 'middle',
      fill: colours.water,
      opacity: left,
    }),
    sum(160, '€10,000 × 1.10 = $11,000', 91.4),
    sum(204, '$11,000 × 1.08 = $11,880', 95),
    sum(248, '$11,880 ÷ 1.155 = €10,286', 101),
    words('gain €286, not €800', {
      x: 560,
      y: 316,
      size: 30,
      family: 'S',
      weight: 420,
      fill: colours.bell,
      opacity: during(now, 112.4),
    }),
  ].join('');
}
