import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, placeOn } from './column-shape.ts';

describe('axisTicks', () => {
  it('are round steps up to the largest value', () => {
    expect(axisTicks(29_800)).toEqual([0, 10_000, 20_000, 30_000]);
    expect(axisTicks(2)).toEqual([0, 1, 2]);
    expect(axisTicks(7)).toEqual([0, 5, 10]);
    expect(axisTicks(0)).toEqual([0, 1]);
  });

  it('go below zero for losses, and have fractions where the values have', () => {
    expect(axisTicks(24, -12.5)).toEqual([-20, 0, 20, 40]);
    expect(axisTicks(-1, -9)).toEqual([-10, -5, 0]);
    expect(axisTicks(0.4, 0.1, 2)).toEqual([0, 0.2, 0.4]);
    expect(axisTicks(0.7, 0, 2)).toEqual([0, 0.25, 0.5, 0.75]);
  });

  it('enclose every value in a few rising steps, zero among them', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 24 }), (amounts) => {
        const values = amounts.map((amount) => amount / 100);
        const ticks = axisTicks(Math.max(...values), Math.min(...values), 2);
        expect(ticks).toContain(0);
        expect(ticks.toSorted((one, other) => one - other)).toEqual(ticks);
        expect(ticks.length).toBeLessThanOrEqual(6);
        for (const value of values) {
          expect(placeOn(ticks, value)).toBeGreaterThanOrEqual(0);
          expect(placeOn(ticks, value)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
