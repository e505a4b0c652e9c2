import { during } from '../fast-track/short-film.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { barsThrough } from './bars-through.ts';
import { episode, group } from './episode.ts';
import { distance, drawBars, grid, level, plotOf, steps, wide } from './plot.ts';

const edges = { close: 23_900, open: 24_020 };
const yesterday = barsThrough(
  [
    { bar: -1, price: 23_830 },
    { bar: 6, price: 23_948 },
    { bar: 12, price: 23_880 },
    { bar: 16, price: 23_902 },
  ],
  { seed: 5, noise: 9 },
);
const today = barsThrough(
  [
    { bar: 16, price: 24_020 },
    { bar: 19, price: 24_052 },
    { bar: 24, price: 24_022 },
    { bar: 29, price: 24_078 },
  ],
  { seed: 6, noise: 8 },
);
const plot = plotOf(wide, { low: 23_820, high: 24_090, bars: 34 });

export const gapNoPromise = episode({
  title: 'Why a gap is not a promise',
  subtitle: '“Gaps are always closed” has no date and no stop',
  seconds: 140,
  parts: [
    { from: 5, heading: 'What a gap is', draw: gap },
    { from: 32, heading: 'One gap, three mornings', draw: mornings },
    { from: 62, heading: 'Ten gaps, written down', draw: tally },
    { from: 90, heading: 'Only the edges', draw: atTheEdges },
  ],
  rulesFrom: 118,
  rules: [
    'A gap is a place to look, not a forecast.',
    'Ask what caused it before you ask where it goes.',
    'Decide at its edges; in the middle do nothing.',
  ],
  lines: [
    [5.4, 'Yesterday’s close, 23,900, and today’s open, 24,020'],
    [13, 'Between them nothing was traded: 120 points'],
    [20, 'Three causes: the night, one company, a surprise'],
    [32.4, 'It is filled before noon'],
    [40, 'It is filled by half and turns'],
    [48, 'It runs, and is not filled for weeks'],
    [55, 'At nine they look alike'],
    [62.4, 'Ten invented gaps and what became of them'],
    [71, 'Five were filled on the same day, two later'],
    [78, 'Three are still open: “always” is the wrong word'],
    [90.4, 'An edge is a price at which an idea can be wrong'],
    [98, 'Holds above 24,020: a reason to look upwards'],
    [105, 'Half an hour below it: perhaps on to 23,900'],
    [111.6, 'In the middle there is nothing to lean on'],
  ],
});

const causes = [
  { from: 20.6, text: 'the night: old news by nine' },
  { from: 23.6, text: 'one company: its weight decides' },
  { from: 26.6, text: 'a surprise: it concerns everybody' },
];

function gap(now: number): string {
  const height = plot.y(edges.close) - plot.y(edges.open);
  return [
    grid(plot, steps(23_850, 24_050, 50)),
    area(
      { x: plot.x(16.5), y: plot.y(edges.open), width: 912 - plot.x(16.5), height },
      colours.bell,
      0.16 * rise(now, 13),
    ),
    level(plot, { price: edges.close, label: 'close 23,900', opacity: during(now, 9.4) }),
    level(plot, { price: edges.open, label: 'open 24,020', from: 17, opacity: during(now, 11) }),
    drawBars(plot, yesterday, pass(now, 5.8, 3.4) * 17),
    group(rise(now, 10.6, 0.4), drawBars(shifted, today, 1 + pass(now, 11.4, 4) * 3)),
    distance(plot, {
      bar: 17.4,
      from: edges.close,
      to: edges.open,
      label: '120 points',
      opacity: during(now, 13.4, 20),
    }),
    ...causes.map(({ from, text }, index) =>
      words(text, {
        x: 908,
        y: plot.y(23_996) + index * 28,
        size: 17,
        anchor: 'end',
        weight: 600,
        opacity: during(now, from),
      }),
    ),
  ].join('');
}

const shifted = { ...plot, x: (bar: number) => plot.x(bar + 17) };

const endings = [
  {
    from: 32.6,
    name: 'filled before noon',
    turns: [24_020, 24_038, 23_960, 23_982, 23_894, 23_915],
  },
  {
    from: 40,
    name: 'filled by half',
    turns: [24_020, 24_034, 23_958, 24_012, 23_996, 24_060],
  },
  { from: 48, name: 'not filled', turns: [24_020, 24_006, 24_050, 24_034, 24_086, 24_076] },
];

function mornings(now: number): string {
  return endings
    .map(({ from, name, turns }, index) => {
      const box = { x: 48 + index * 296, y: 156, width: 272, height: 226 };
      const own = plotOf(box, { low: 23_880, high: 24_095, bars: 19 });
      const points = turns.map((price, turn) => ({
        bar: turn * 3.5 - (turn === 0 ? 1 : 0),
        price,
      }));
      const bars = barsThrough(
        points.map(({ bar, price }) => ({ bar: Math.round(bar), price })),
        { seed: 60 + index, noise: 8 },
      );
      const height = own.y(edges.close) - own.y(edges.open);
      return group(
        during(now, from),
        words(name, { x: box.x, y: 142, size: 20, family: 'S', weight: 480 }),
        area({ x: box.x, y: own.y(edges.open), width: box.width, height }, colours.bell, 0.16),
        level(own, { price: edges.close, label: '', opacity: 1 }),
        level(own, { price: edges.open, label: '', opacity: 1 }),
        drawBars(own, bars, pass(now, from + 0.4, 5) * bars.length),
      );
    })
    .join('');
}

const results = ['same', 'same', 'open', 'same', 'later', 'same', 'open', 'later', 'same', 'open'];
const kinds = [
  { kind: 'same', name: 'filled the same day', count: 5, from: 71, colour: colours.rise },
  { kind: 'later', name: 'filled within two weeks', count: 2, from: 74, colour: colours.bell },
  { kind: 'open', name: 'not filled yet', count: 3, from: 78, colour: colours.fall },
];

function tally(now: number): string {
  const boxes = results.map((result, index) => {
    const colour = kinds.find(({ kind }) => kind === result)?.colour ?? colours.rule;
    const x = 72 + index * 83;
    const shown = rise(now, 63 + index * 0.75, 0.4);
    return group(
      shown,
      area({ x, y: 136, width: 66, height: 66 }, colour, 0.9),
      words(`${index + 1}`, { x: x + 33, y: 226, size: 15, anchor: 'middle', fill: colours.quiet }),
    );
  });
  const sums = kinds.map(({ name, count, from, colour }, index) => {
    const y = 278 + index * 42;
    return group(
      during(now, from),
      words(`${count}`, { x: 72, y, size: 28, family: 'S', weight: 480, fill: colour }),
      words(name, { x: 112, y, size: 20 }),
    );
  });
  return [
    ...boxes,
    ...sums,
    words('“always closed”', {
      x: 880,
      y: 316,
      size: 30,
      family: 'S',
      isItalic: true,
      anchor: 'end',
      fill: colours.muted,
      opacity: during(now, 78.4),
    }),
    line(`M676 306h${(208 * rise(now, 80, 0.8)).toFixed(1)}`, {
      colour: colours.fall,
      width: 2.5,
      opacity: now < 80 ? 0 : 1,
    }),
    words('no date, and no price at which it is wrong', {
      x: 880,
      y: 352,
      size: 17,
      anchor: 'end',
      opacity: during(now, 83),
    }),
  ].join('');
}

const held = today;
const lost = barsThrough(
  [
    { bar: -1, price: 24_020 },
    { bar: 2, price: 24_034 },
    { bar: 7, price: 23_986 },
    { bar: 9, price: 24_012 },
    { bar: 14, price: 23_902 },
  ],
  { seed: 71, noise: 7 },
);

function atTheEdges(now: number): string {
  const reveal = rise(now, 111.6);
  const right = { ...plot, x: (bar: number) => plot.x(bar + 18) };
  const leftward = { ...plot, x: (bar: number) => plot.x(bar + 1) };
  const band = plot.y(23_930) - plot.y(23_990);
  return [
    grid(plot, steps(23_850, 24_050, 50)),
    area(
      { x: plot.box.x, y: plot.y(23_990), width: plot.box.width, height: band },
      colours.muted,
      0.14 * reveal,
    ),
    level(plot, {
      price: edges.open,
      label: 'upper edge 24,020',
      colour: colours.bell,
      opacity: during(now, 90.6),
    }),
    level(plot, {
      price: edges.close,
      label: 'lower edge 23,900',
      colour: colours.bell,
      isUnder: true,
      opacity: during(now, 91.4),
    }),
    drawBars(leftward, held, pass(now, 98, 5) * 13),
    drawBars(right, lost, pass(now, 105, 5) * 15),
    words('the middle: do nothing', {
      x: plot.x(8),
      y: plot.y(23_960) + 6,
      size: 18,
      weight: 600,
      anchor: 'middle',
      opacity: reveal,
    }),
  ].join('');
}
