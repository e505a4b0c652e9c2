import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { riskRuler, riskRulerDefaults } from './risk-ruler.ts';
import { anyBars } from './testing/any-bars.ts';
import { barsOf } from './testing/bars-of.ts';

const bars = barsOf([110, 100, 105], [112, 102, 107], [111, 101, 106]);
const inputs = { ...riskRulerDefaults, atrLength: 2 };

test('puts the stop two average ranges away and sizes the position by it', () => {
  // True ranges 10, 10, 10: the stop is 20 away, and 100 of 10 000 at risk buy 5 units.
  const { lines } = riskRuler(bars, inputs);
  expect(lines.averageTrueRange).toEqual([null, 10, 10]);
  expect(lines.entry).toEqual([null, 107, 106]);
  expect(lines.stop).toEqual([null, 87, 86]);
  expect(lines.target).toEqual([null, 147, 146]);
  expect(lines.size).toEqual([null, 5, 5]);
  expect(lines.riskMoney).toEqual([null, 100, 100]);
  expect(lines.rewardToRisk).toEqual([null, 2, 2]);
  expect(lines.margin).toEqual([null, 26.75, 26.5]);
});

test('lays its levels at the last bar', () => {
  expect(riskRuler(bars, inputs).levels).toEqual([
    { name: 'entry', price: 106 },
    { name: 'stop', price: 86 },
    { name: 'target', price: 146 },
  ]);
  expect(riskRuler(bars.slice(0, 1), inputs).levels).toEqual([]);
});

test('turns round for a short position and takes prices that were planned', () => {
  const { lines } = riskRuler(bars, {
    ...inputs,
    direction: 'short',
    entryPrice: 120,
    targetPrice: 90,
  });
  expect(lines.stop[2]).toBe(140);
  expect(lines.target[2]).toBe(90);
  expect(lines.rewardToRisk[2]).toBe(1.5);
});

test('counts costs as part of the risk and not of the reward', () => {
  // (40 - 5) / (20 + 5), and 100 / 25 units.
  const { lines } = riskRuler(bars, { ...inputs, cost: 5 });
  expect(lines.rewardToRisk[2]).toBe(1.4);
  expect(lines.size[2]).toBe(4);
});

test('is honest about a target on the wrong side', () => {
  expect(riskRuler(bars, { ...inputs, targetPrice: 96 }).lines.rewardToRisk[2]).toBe(-0.5);
});

test('rounds the stop up to a tick and the size down to a step', () => {
  const { lines } = riskRuler(bars, { ...inputs, tickSize: 7, sizeStep: 2 });
  expect(lines.stop[2]).toBe(85);
  expect(lines.size[2]).toBe(4);
});

test('does not lose a step to the last binary digits', () => {
  // In binary, three tenths are slightly less than 3 × 0.1.
  const { lines } = riskRuler(bars, {
    ...inputs,
    accountSize: 0.6,
    riskPercent: 1000,
    sizeStep: 0.1,
  });
  expect(lines.size[2]).toBeCloseTo(0.3, 12);
});

test('has no ruler in a market that stands still', () => {
  const flat = barsOf([5, 5, 5], [5, 5, 5], [5, 5, 5]);
  expect(riskRuler(flat, inputs).lines.stop).toEqual([null, null, null]);
});

test('never risks more than agreed, in whole steps, with the stop on the losing side', () => {
  const anyInputs = fc.record({
    direction: fc.constantFrom('long' as const, 'short' as const),
    riskPercent: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10),
    stopFactor: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    cost: fc.integer({ min: 0, max: 16 }).map((eighths) => eighths / 8),
    sizeStep: fc.constantFrom(0.01, 0.1, 1),
  });
  fc.assert(
    fc.property(anyBars, anyInputs, (market, chosen) => {
      const { lines } = riskRuler(market, { ...inputs, ...chosen });
      for (const [index, entry] of lines.entry.entries()) {
        if (entry === null) continue;
        const allowed = 100 * chosen.riskPercent;
        expect(Number(lines.riskMoney[index])).toBeLessThanOrEqual(allowed * (1 + 1e-6));
        const steps = Number(lines.size[index]) / chosen.sizeStep;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
        const side = chosen.direction === 'long' ? 1 : -1;
        expect(side * (entry - Number(lines.stop[index]))).toBeGreaterThan(0);
        if (chosen.cost === 0) expect(lines.rewardToRisk[index]).toBeCloseTo(2, 9);
      }
    }),
  );
});
