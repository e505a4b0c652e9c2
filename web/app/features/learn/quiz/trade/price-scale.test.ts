import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawChart } from '../../../../ui/chart/chart-shape.ts';
import { type PriceScale, priceAt, priceScaleOf, snapToTick } from './price-scale.ts';

/** Bars around a price, with some decimals. */
const anyBars = fc
  .record({ digits: fc.nat(5), base: fc.integer({ min: 20, max: 9_000 }) })
  .chain(({ digits, base }) => {
    const unit = 10 ** -digits;
    const bar = fc
      .tuple(fc.nat(400), fc.nat(60), fc.nat(60), fc.nat(60))
      .map(([from, body, above, below]) => {
        const price = (ticks: number) => Number(((base + ticks) * unit).toFixed(digits));
        const [low, high] = [from, from + below + body + above];
        return {
          open: price(low + below),
          high: price(high),
          low: price(low),
          close: price(low + below + body),
        };
      });
    return fc.array(bar, { minLength: 1, maxLength: 60 });
  });

const anyScale = anyBars.map((bars) => ({ bars, scale: priceScaleOf(bars) }));
const anyShare = fc.double({ min: -0.5, max: 1.5, noNaN: true });

function shapeOf(scale: PriceScale) {
  return drawChart([], [scale.low, scale.high]);
}

function isOnTick(price: number, { tick }: PriceScale): boolean {
  return Math.abs(price / tick - Math.round(price / tick)) < 1e-4;
}

describe('the price scale of a chart', () => {
  it('has room around every bar, and steps of a sensible size', () => {
    fc.assert(
      fc.property(anyScale, ({ bars, scale }) => {
        expect(Math.min(...bars.map(({ low }) => low))).toBeGreaterThanOrEqual(scale.low);
        expect(Math.max(...bars.map(({ high }) => high))).toBeLessThanOrEqual(scale.high);
        const steps = (scale.high - scale.low) / scale.tick;
        expect(steps).toBeGreaterThanOrEqual(2);
        expect(steps).toBeLessThanOrEqual(650);
        expect(isOnTick(scale.high, scale)).toBe(true);
      }),
    );
  });

  it.each([
    ['an index', [24_000, 24_200], { low: 23_920, high: 24_280, tick: 1, digits: 0 }],
    ['a currency', [1.08, 1.095], { low: 1.074, high: 1.101, tick: 0.001, digits: 3 }],
    ['a currency with pips', [1.0801, 1.0951], { tick: 0.0001, digits: 4 }],
    ['one price', [50, 50], { tick: 1, digits: 0 }],
  ])('of %s', (_, [low = 0, high = 0], expected) => {
    expect(priceScaleOf([{ open: low, low, high, close: high }])).toMatchObject(expected);
  });

  it('stands even where there is no bar', () => {
    expect(priceScaleOf([])).toEqual({ low: 0, high: 140, tick: 1, digits: 0 });
  });
});

describe('a line that is moved', () => {
  it('is drawn where it was dropped, to half a tick', () => {
    fc.assert(
      fc.property(anyScale, anyShare, ({ scale }, share) => {
        const shape = shapeOf(scale);
        const price = snapToTick(priceAt(share, scale, shape), scale);
        const inside = Math.min(shape.yOf(scale.low), Math.max(shape.yOf(scale.high), share));
        const halfTick = shape.yOf(scale.low) - shape.yOf(scale.low + scale.tick / 2);
        expect(Math.abs(shape.yOf(price) - inside)).toBeLessThanOrEqual(halfTick + 1e-9);
      }),
    );
  });

  it('never leaves the scale, stays on a tick, and settles once', () => {
    fc.assert(
      fc.property(anyScale, anyShare, ({ scale }, share) => {
        const price = snapToTick(priceAt(share, scale, shapeOf(scale)), scale);
        expect(price).toBeGreaterThanOrEqual(scale.low);
        expect(price).toBeLessThanOrEqual(scale.high);
        expect(isOnTick(price, scale)).toBe(true);
        expect(snapToTick(price, scale)).toBe(price);
      }),
    );
  });

  it('comes to a higher price when it is moved up, never to a lower one', () => {
    fc.assert(
      fc.property(anyScale, anyShare, anyShare, ({ scale }, one, other) => {
        const shape = shapeOf(scale);
        const [upper, lower] = [Math.min(one, other), Math.max(one, other)];
        const at = (share: number) => snapToTick(priceAt(share, scale, shape), scale);
        expect(at(upper)).toBeGreaterThanOrEqual(at(lower));
      }),
    );
  });
});
