import { expect, test } from 'vitest';
import { parseFigure } from './figure.ts';
import { roundTicks, scaleOf, spreadLabels } from './figure-scale.ts';

const candles = (bar: string) => `kind: candles
caption: An example
candles:
  - [10, 12, 9, 11]
  - ${bar}
`;

test('reads a drawing of bars with its levels', () => {
  const figure = parseFigure(`${candles('[11, 13, 10, 12]')}
levels:
  - { price: 10, label: entry 10, tone: entry }
`);
  expect(figure).toMatchObject({ kind: 'candles', levels: [{ price: 10 }], marks: [] });
});

test('refuses a bar whose close lies above its high', () => {
  expect(() => parseFigure(candles('[11, 11.5, 10, 12]'))).toThrow('bar 2');
});

test('refuses a word that no drawing knows', () => {
  expect(() => parseFigure(`${candles('[11, 13, 10, 12]')}colour: red`)).toThrow('colour');
});

test('draws higher values higher, within the height', () => {
  const y = scaleOf([100, 200], 80);
  expect(y(200)).toBeLessThan(y(100));
  expect(y(200)).toBeGreaterThan(0);
  expect(y(100)).toBeLessThan(80);
});

test('moves labels apart that would be printed over one another', () => {
  const labels = spreadLabels([{ y: 40 }, { y: 12 }, { y: 10 }], 10);
  expect(labels.map(({ labelY }) => labelY)).toEqual([10, 20, 40]);
});

test('chooses round values within the range', () => {
  expect(roundTicks([17_940, 18_120])).toEqual([17_950, 18_000, 18_050, 18_100]);
});
