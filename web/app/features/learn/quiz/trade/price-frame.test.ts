import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawChart } from '../../../../ui/chart/chart-shape.ts';
import { frameOf, type PriceFrame, priceAt, snapToTick } from './price-frame.ts';

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

const anyFrame = anyBars.map((bars) => ({ bars, frame: frameOf(bars) }));
const anyShare = fc.double({ min: -0.5, max: 1.5, noNaN: true });

function shapeOf(frame: PriceFrame) {
  return drawChart([], [frame.low, frame.high]);
}

function isOnTick(price: number, { tick }: PriceFrame): boolean {
  return Math.abs(price / tick - Math.round(price / tick)) < 1e-4;
}

describe('the frame of a chart', () => {
  it('has room around every bar, and steps of a sensible size', () => {
    fc.assert(
      fc.property(anyFrame, ({ bars, frame }) => {
        expect(Math.min(...bars.map(({ low }) => low))).toBeGreaterThanOrEqual(frame.low);
        expect(Math.max(...bars.map(({ high }) => high))).toBeLessThanOrEqual(frame.high);
        const steps = (frame.high - frame.low) / frame.tick;
        expect(steps).toBeGreaterThanOrEqual(2);
        expect(steps).toBeLessThanOrEqual(650);
        expect(isOnTick(frame.high, frame)).toBe(true);
      }),
    );
  });

  it.each([
    ['an index', [24_000, 24_200], { low: 23_920, high: 24_280, tick: 1, digits: 0 }],
    ['a currency', [1.08, 1.095], { low: 1.074, high: 1.101, tick: 0.001, digits: 3 }],
    ['a currency with pips', [1.0801, 1.0951], { tick: 0.0001, digits: 4 }],
    ['one price', [50, 50], { tick: 1, digits: 0 }],
  ])('of %s', (_, [low = 0, high = 0], expected) => {
    expect(frameOf([{ open: low, low, high, close: high }])).toMatchObject(expected);
  });

  it('stands even where there is no bar', () => {
    expect(frameOf([])).toEqual({ low: 0, high: 140, tick: 1, digits: 0 });
  });
});

describe('a line that is moved', () => {
  it('is drawn where it was dropped, to half a tick', () => {
    fc.assert(
      fc.property(anyFrame, anyShare, ({ frame }, share) => {
        const shape = shapeOf(frame);
        const price = snapToTick(priceAt(share, frame, shape), frame);
        const inside = Math.min(shape.yOf(frame.low), Math.max(shape.yOf(frame.high), share));
        const halfTick = shape.yOf(frame.low) - shape.yOf(frame.low + frame.tick / 2);
        expect(Math.abs(shape.yOf(price) - inside)).toBeLessThanOrEqual(halfTick + 1e-9);
      }),
    );
  });

  it('never leaves the frame, stays on a tick, and settles once', () => {
    fc.assert(
      fc.property(anyFrame, anyShare, ({ frame }, share) => {
        const price = snapToTick(priceAt(share, frame, shapeOf(frame)), frame);
        expect(price).toBeGreaterThanOrEqual(frame.low);
        expect(price).toBeLessThanOrEqual(frame.high);
        expect(isOnTick(price, frame)).toBe(true);
        expect(snapToTick(price, frame)).toBe(price);
      }),
    );
  });

  it('comes to a higher price when it is moved up, never to a lower one', () => {
    fc.assert(
      fc.property(anyFrame, anyShare, anyShare, ({ frame }, one, other) => {
        const shape = shapeOf(frame);
        const [upper, lower] = [Math.min(one, other), Math.max(one, other)];
        const at = (share: number) => snapToTick(priceAt(share, frame, shape), frame);
        expect(at(upper)).toBeGreaterThanOrEqual(at(lower));
      }),
    );
  });
});
