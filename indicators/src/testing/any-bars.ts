import * as fc from 'fast-check';
import type { Bar } from '../bar.ts';

/** Arbitrary valid bars at 15-minute intervals; prices are whole eighths. */
export const anyBars: fc.Arbitrary<Bar[]> = fc
  .array(
    fc.record({
      open: anyEighths(800, 1600),
      change: anyEighths(-80, 80),
      above: anyEighths(0, 40),
      below: anyEighths(0, 40),
    }),
    { maxLength: 120 },
  )
  .map((moves) =>
    moves.map(({ open, change, above, below }, index) => ({
      time: index * 15 * 60_000,
      open,
      high: Math.max(open, open + change) + above,
      low: Math.min(open, open + change) - below,
      close: open + change,
    })),
  );

function anyEighths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((eighths) => eighths / 8);
}
