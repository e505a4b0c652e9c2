import { maxFileBytes, partBytes } from '@danube/contract/media/media.schemas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partRanges } from './part-ranges.ts';

describe('partRanges', () => {
  it('covers every byte once, in order, in full parts but for the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxFileBytes }), (bytes) => {
        const ranges = partRanges({ bytes, partBytes });
        expect(ranges.map(({ number }) => number)).toEqual(ranges.map((_, index) => index + 1));
        expect(ranges[0]?.start).toBe(0);
        expect(ranges.at(-1)?.end).toBe(bytes);
        for (const [index, { start, end }] of ranges.entries()) {
          const next = ranges[index + 1];
          if (next) expect([end - start, next.start]).toEqual([partBytes, end]);
          expect(end).toBeGreaterThan(start);
        }
      }),
    );
  });
});
