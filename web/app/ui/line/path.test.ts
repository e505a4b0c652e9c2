import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightScale, linePath, type Point, strokesPath } from './path.ts';

const point = fc.tuple(
  fc.double({ min: -2000, max: 2000, noNaN: true }),
  fc.double({ min: -500, max: 500, noNaN: true }),
);

describe('line path', () => {
  it('writes relative steps without needless characters', () => {
    expect(
      linePath([
        [0, 10],
        [5, 7.4],
        [9.6, 12],
      ]),
    ).toBe('M0 10l5-3 5 5');
  });

  it('passes every point within half a unit, however long the line', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 80 }), (points) => {
        const drawn = readPath(linePath(points));
        expect(drawn).toHaveLength(points.length);
        for (const [index, [x, y]] of points.entries()) {
          expect(Math.abs((drawn[index]?.[0] ?? Number.NaN) - x)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(Math.abs((drawn[index]?.[1] ?? Number.NaN) - y)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
    );
  });

  it('keeps the decimals it is asked for', () => {
    expect(
      linePath(
        [
          [0, 0.26],
          [0.5, 0],
        ],
        1,
      ),
    ).toBe('M0 .3l.5-.3');
  });
});

describe('strokes', () => {
  it('never vanish, even where a bar did not move', () => {
    expect(strokesPath([{ x: 4, from: 10, to: 10 }])).toBe('M4 10v1');
  });
});

describe('height scale', () => {
  it('puts the largest value at the top and survives a flat series', () => {
    const height = heightScale([1, 3], 10, 90);
    expect([height(3), height(1)]).toEqual([10, 90]);
    expect(heightScale([2, 2], 10, 90)(2)).toBe(90);
  });
});

/** Parses "M0 10l5-3 5 5" into absolute points. */
function readPath(path: string): Point[] {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const last = points.at(-1) ?? [0, 0];
    points.push([last[0] + (numbers[index] ?? 0), last[1] + (numbers[index + 1] ?? 0)]);
  }
  return points;
}
