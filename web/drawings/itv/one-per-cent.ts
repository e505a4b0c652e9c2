import type { Bar } from '../../app/ui/line/series.ts';
import { during } from '../fast-track/short-film.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { episode, group } from './episode.ts';
import { type Cell, distance, drawBars, grid, level, plotOf, row, steps } from './plot.ts';

export const onePerCent = episode({
  title: 'One per cent of risk, in euros',
  subtitle: 'From an account to a size, with a pocket calculator',
  seconds: 140,
  parts: [
    { from: 5, heading: 'One slice of a hundred', draw: slices },
    { from: 32, heading: 'From euros to a size', draw: size },
    { from: 62, heading: 'Ten losses in a row', draw: tenLosses },
    { from: 92, heading: 'What one per cent cannot do', draw: limits },
  ],
  rulesFrom: 118,
  rules: [
    'Choose the loss first, in euros, and the same for every trade.',
    'Size is risk divided by distance. Round down.',
    'A price can jump across a stop: plan for a little worse.',
  ],
  lines: [
    [5.4, 'An account of 10,000 euros in a hundred slices'],
    [13, 'One slice is one per cent: 100 euros'],
    [20, 'That is what this trade may cost, not what is put in'],
    [32.4, 'Risk: 100 euros. The stop is 40 points away.'],
    [40, 'One point of this contract is worth one euro'],
    [46, '100 divided by 40 is two and a half contracts'],
    [53, 'Only whole ones? Two, and the loss is 80 euros'],
    [62.4, 'Each time one per cent of what is left'],
    [72, 'And the same ten trades with ten per cent'],
    [80, 'The way back: 10.6 per cent here, 187 there'],
    [92.4, 'A stop is an order, not a guarantee'],
    [99, 'The next price is 52 points away: 104 euros'],
    [107, 'Three indices at once are one idea: three per cent'],
  ],
  hasSound: true,
});

function slices(now: number): string {
  const parted = rise(now, 13, 0.8);
  const squares = Array.from({ length: 100 }, (_, index) => {
    const [column, place] = [index % 10, Math.floor(index / 10)];
    const isSlice = index === 9;
    const shown = pass(now, 5.8 + index * 0.04, 0.2);
    return area(
      {
        x: 72 + column * 26 + (isSlice ? parted * 70 : 0),
        y: 126 + place * 26,
        width: 22,
        height: 22,
      },
      isSlice && parted > 0 ? colours.bell : colours.water,
      shown,
    );
  });
  const text = (at: { y: number; from: number; fill?: string }, said: string, size = 22) =>
    words(said, {
      x: 500,
      y: at.y,
      size,
      weight: 600,
      fill: at.fill ?? colours.light,
      opacity: during(now, at.from),
    });
  return [
    ...squares,
    text({ y: 176, from: 10 }, 'Account €10,000'),
    text({ y: 232, from: 14, fill: colours.bell }, '10,000 × 1 % = €100', 30),
    text({ y: 288, from: 20.4 }, 'the loss you accept'),
    text({ y: 322, from: 24, fill: colours.muted }, 'not the money you put in', 18),
  ].join('');
}

const small = plotOf(
  { x: 104, y: 130, width: 280, height: 240 },
  { low: 24_000, high: 24_080, bars: 8 },
);
const before: readonly Bar[] = [
  { open: 24_034, high: 24_046, low: 24_028, close: 24_042 },
  { open: 24_042, high: 24_050, low: 24_031, close: 24_036 },
  { open: 24_036, high: 24_058, low: 24_034, close: 24_055 },
  { open: 24_055, high: 24_064, low: 24_048, close: 24_060 },
];
const after: readonly Bar[] = [
  ...before,
  { open: 24_060, high: 24_066, low: 24_040, close: 24_044 },
  { open: 24_044, high: 24_048, low: 24_024, close: 24_027 },
  { open: 24_008, high: 24_014, low: 24_003, close: 24_010 },
];

function trade(now: number, from: number): string {
  return [
    grid(small, steps(24_000, 24_080, 20)),
    level(small, { price: 24_060, label: 'Entry 24,060', opacity: during(now, from) }),
    level(small, {
      price: 24_020,
      label: 'Stop 24,020',
      colour: colours.fall,
      isUnder: true,
      side: 'start',
      opacity: during(now, from + 1),
    }),
  ].join('');
}

const [left, right] = [520, 912];

function figure(now: number, at: { y: number; from: number }, cells: readonly string[]): string {
  const opacity = during(now, at.from);
  const [name = '', value = ''] = cells;
  return `${row(
    [
      { text: name, x: left },
      { text: value, x: right, anchor: 'end', weight: 600 },
    ],
    { y: at.y, opacity, size: 19 },
  )}${line(`M${left} ${at.y + 13}H${right}`, { colour: colours.rule, width: 1, opacity })}`;
}

function size(now: number): string {
  const up = during(now, 57);
  return [
    trade(now, 33),
    drawBars(small, before),
    distance(small, {
      bar: 7.9,
      from: 24_060,
      to: 24_020,
      label: '40 points',
      opacity: during(now, 36),
    }),
    figure(now, { y: 150, from: 33 }, ['Money at risk', '€100']),
    figure(now, { y: 190, from: 36 }, ['Distance to the stop', '40 points']),
    figure(now, { y: 230, from: 40.4 }, ['Value of a point', '€1']),
    words('100 ÷ (40 × 1) = 2.5', {
      x: right,
      y: 284,
      size: 30,
      family: 'S',
      weight: 420,
      anchor: 'end',
      fill: colours.bell,
      opacity: during(now, 46.4),
    }),
    figure(now, { y: 330, from: 53.4 }, ['2 contracts', 'loss at the stop €80']),
    group(
      up,
      row(
        [
          { text: '3 contracts', x: left, fill: colours.muted },
          { text: 'loss at the stop €120', x: right, anchor: 'end', fill: colours.fall },
        ],
        { y: 370, opacity: 1, size: 19 },
      ),
      line(`M${left - 4} 364h${(112 * rise(now, 57.6, 0.5)).toFixed(1)}`, {
        colour: colours.fall,
        width: 2,
        opacity: now < 57.6 ? 0 : 1,
      }),
    ),
  ].join('');
}

const accounts = [
  { name: '1 % each time', share: 0.01, x: 64, from: 63, end: '€9,044', back: '+10.6 %' },
  { name: '10 % each time', share: 0.1, x: 512, from: 72, end: '€3,487', back: '+187 %' },
];

/** What is left after each loss, as columns. */
function tenLosses(now: number): string {
  return accounts
    .map(({ name, share, x, from, end, back }) => {
      const columns = Array.from({ length: 11 }, (_, losses) => {
        const height = 200 * (1 - share) ** losses;
        const shown = pass(now, from + losses * 0.7, 0.5);
        const isLast = losses === 10;
        return area(
          { x: x + losses * 32, y: 372 - height * shown, width: 24, height: height * shown },
          isLast ? colours.bell : colours.water,
        );
      });
      const ended = during(now, from + 7.6);
      return [
        words(name, { x, y: 146, size: 22, family: 'S', weight: 480, opacity: during(now, from) }),
        line(`M${x - 8} 372.5h368`, { colour: colours.rule, width: 1.5 }),
        ...columns,
        words(end, {
          x: x + 322,
          y: 372 - 200 * (1 - share) ** 10 - 10,
          size: 19,
          weight: 600,
          fill: colours.bell,
          opacity: ended,
        }),
        words(`to get back: ${back}`, {
          x: x + 344,
          y: 146,
          size: 16,
          anchor: 'end',
          fill: colours.muted,
          opacity: during(now, 80.4),
        }),
        ...[0, 5, 10].map((losses) =>
          words(`${losses}`, {
            x: x + losses * 32 + 12,
            y: 392,
            size: 13,
            anchor: 'middle',
            fill: colours.quiet,
          }),
        ),
      ].join('');
    })
    .join('');
}

function limits(now: number): string {
  const indices: readonly Cell[] = [
    { text: 'DAX 1 %', x: left, weight: 600 },
    { text: 'Dow 1 %', x: left + 130, weight: 600 },
    { text: 'Nasdaq 1 %', x: left + 260, weight: 600 },
  ];
  return [
    trade(now, 92),
    drawBars(small, after, 4 + pass(now, 94, 3) * 2 + pass(now, 98.4, 1)),
    distance(small, {
      bar: 7.9,
      from: 24_060,
      to: 24_008,
      label: '52 points',
      opacity: during(now, 99.4),
      colour: colours.fall,
    }),
    figure(now, { y: 150, from: 93 }, ['Planned: 40 × 2', '€80']),
    figure(now, { y: 190, from: 100 }, ['Filled at 24,008: 52 × 2', '€104']),
    group(
      during(now, 107.4),
      row(indices, { y: 268, opacity: 1, size: 20 }),
      line(`M${left} 286v12h380v-12`, { colour: colours.bell, width: 1.5 }),
      words('on a bad day they fall together: 3 %', {
        x: left + 190,
        y: 326,
        size: 19,
        weight: 600,
        anchor: 'middle',
        fill: colours.bell,
      }),
    ),
  ].join('');
}
