import { line, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { during } from './short-film.ts';

const left = 544;
const right = 912;

type Value = { text: string; from: number; gone?: number };

const figures: readonly { name: string; from: number; fill?: string; values: Value[] }[] = [
  {
    name: 'Money at risk',
    from: 1.8,
    fill: colours.bell,
    values: [{ text: '80 euros', from: 9.5 }],
  },
  {
    name: 'Distance',
    from: 2.4,
    values: [
      { text: '32 points', from: 18, gone: 29.5 },
      { text: '64 points', from: 29.5, gone: 35.2 },
      { text: '32 points', from: 35.2 },
    ],
  },
  { name: 'Value of a point', from: 3, values: [{ text: '1 euro', from: 21.5 }] },
];

/** The division for each stop: when it appears, when its result does, and when both disappear. */
const divisions = [
  { points: 32, contracts: '2.5', from: 23.8, resultFrom: 26, gone: 29.5 },
  { points: 64, contracts: '1.25', from: 29.5, resultFrom: 29.5, gone: 35.2 },
  { points: 32, contracts: '2.5', from: 35.2, resultFrom: 35.2 },
];

const comparison = [
  { points: '32 points', contracts: '2.5 contracts' },
  { points: '64 points', contracts: '1.25 contracts' },
];

/** The right half: written line by line, and visible until the end. */
export function calculation(second: number): string {
  return `${threeFigures(second)}${divisionAndResult(second)}${twoStops(second)}${rounding(second)}`;
}

function threeFigures(second: number): string {
  return figures
    .map(({ name, from, fill, values }, index) => {
      const y = 146 + index * 37;
      const opacity = during(second, from);
      const isEmpty = 1 - rise(second, values[0]?.from ?? 0, 0.3);
      return [
        words(`${index + 1}`, { x: left, y, size: 19, weight: 600, fill: colours.bell, opacity }),
        words(name, { x: left + 26, y, size: 19, opacity }),
        line(`M${right - 92} ${y + 2}H${right}`, {
          colour: colours.quiet,
          width: 1.5,
          dash: '2 5',
          opacity: opacity * isEmpty,
        }),
        ...values.map((value) =>
          words(value.text, {
            x: right,
            y,
            size: 20,
            weight: 600,
            anchor: 'end',
            fill,
            opacity: during(second, value.from, value.gone),
          }),
        ),
        line(`M${left} ${y + 13}H${right}`, { colour: colours.rule, width: 1, opacity }),
      ].join('');
    })
    .join('');
}

function divisionAndResult(second: number): string {
  const y = 277;
  return divisions
    .map(({ points, contracts, from, resultFrom, gone }) => {
      const opacity = during(second, from, gone);
      const part = { x: left + 34, size: 20, weight: 500, anchor: 'middle' as const, opacity };
      return [
        words('80', { ...part, y: y - 16, fill: colours.bell, weight: 600 }),
        line(`M${left} ${y - 7}h68`, { colour: colours.light, width: 1.5, opacity }),
        words(`${points} × 1`, { ...part, y: y + 15 }),
        words(`= ${contracts}`, { x: left + 82, y, size: 20, opacity }),
        words(`${contracts} contracts`, {
          x: right,
          y: y + 3,
          size: 32,
          family: 'S',
          weight: 420,
          anchor: 'end',
          opacity: during(second, resultFrom, gone),
        }),
      ].join('');
    })
    .join('');
}

function twoStops(second: number): string {
  const opacity = during(second, 31.8);
  if (opacity <= 0) return '';
  return comparison
    .map(({ points, contracts }, index) => {
      const y = 332 + index * 29;
      const place = { y, size: 16, opacity };
      return [
        line(`M${left} ${y - 20}H${right}`, { colour: colours.rule, width: 1, opacity }),
        words(points, { ...place, x: left }),
        words(contracts, { ...place, x: left + 110 }),
        loss('80 euros', { y, size: 16, opacity, fill: colours.bell }),
      ].join('');
    })
    .join('');
}

function rounding(second: number): string {
  const [down, up] = [during(second, 35.4), during(second, 37.4)];
  const y = 399;
  const row = { x: left, size: 18, weight: 600 };
  return [
    line(`M${left} ${y - 20}H${right}`, { colour: colours.rule, width: 1, opacity: down }),
    words('2.5 becomes 2', { ...row, y, opacity: down }),
    loss('64 euros', { y, size: 18, opacity: down, fill: colours.light }),
    words('2.5 becomes 3', { ...row, y: y + 28, fill: colours.muted, opacity: up }),
    line(`M${left - 4} ${y + 22}h${(134 * rise(second, 37.8, 0.5)).toFixed(1)}`, {
      colour: colours.fall,
      width: 2,
      opacity: second < 37.8 ? 0 : 1,
    }),
    loss('96 euros', { y: y + 28, size: 18, opacity: up, fill: colours.fall }),
  ].join('');
}

function loss(sum: string, at: { y: number; size: number; opacity: number; fill: string }): string {
  const { y, size, opacity, fill } = at;
  return words(`loss <tspan fill="${fill}" font-weight="600">${sum}</tspan>`, {
    x: right,
    y,
    size,
    anchor: 'end',
    opacity,
  });
}
