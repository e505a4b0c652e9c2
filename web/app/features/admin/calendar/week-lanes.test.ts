import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBlocks } from './week-lanes.ts';

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to;

describe('sessions of a day side by side', () => {
  it('give a session that stands alone the whole width', () => {
    const placed = placeBlocks([
      { from: 600, to: 660 },
      { from: 660, to: 720 },
    ]);
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('never cover each other, and none is lost', () => {
    const block = fc
      .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 5, max: 300 }))
      .map(([from, length]) => ({ from, to: from + length }));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
        const placed = placeBlocks(blocks);
        expect(placed).toHaveLength(blocks.length);
        for (const [index, one] of placed.entries()) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of placed.slice(index + 1)) {
            if (!overlaps(one.block, other.block)) continue;
            expect(one.lane).not.toBe(other.lane);
            expect(one.lanes).toBe(other.lanes);
          }
        }
      }),
    );
  });
});
