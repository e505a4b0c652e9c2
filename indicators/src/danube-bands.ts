import type { Bar, Line, Mark } from './bar.ts';
import { averageTrueRange, exponentialAverage } from './smoothing.ts';

export interface DanubeBandsInputs {
  readonly averageLength: number;
  readonly atrLength: number;
  readonly innerFactor: number;
  readonly outerFactor: number;
}

export interface DanubeBands {
  readonly lines: {
    readonly basis: Line;
    readonly innerUpper: Line;
    readonly innerLower: Line;
    readonly outerUpper: Line;
    readonly outerLower: Line;
  };
  /** The first close outside the outer bands; the next mark requires a close inside first. */
  readonly marks: readonly Mark<'above' | 'below'>[];
}

export const danubeBandsDefaults: DanubeBandsInputs = {
  averageLength: 34,
  atrLength: 14,
  innerFactor: 1,
  outerFactor: 2,
};

/** Bands around an exponential average, with a width based on the average true range. */
export function danubeBands(
  bars: readonly Bar[],
  inputs: DanubeBandsInputs = danubeBandsDefaults,
): DanubeBands {
  const basis = exponentialAverage(bars, inputs.averageLength);
  const range = averageTrueRange(bars, inputs.atrLength);
  function band(factor: number): Line {
    return basis.map((middle, index) => {
      const width = range[index] ?? null;
      return middle === null || width === null ? null : middle + factor * width;
    });
  }
  const outerUpper = band(inputs.outerFactor);
  const outerLower = band(-inputs.outerFactor);
  return {
    lines: {
      basis,
      innerUpper: band(inputs.innerFactor),
      innerLower: band(-inputs.innerFactor),
      outerUpper,
      outerLower,
    },
    marks: firstClosesOutside(bars, outerUpper, outerLower),
  };
}

function firstClosesOutside(
  bars: readonly Bar[],
  upper: Line,
  lower: Line,
): Mark<'above' | 'below'>[] {
  const sides = bars.map(({ close }, index) => {
    if (close > (upper[index] ?? Number.POSITIVE_INFINITY)) return 'above';
    return close < (lower[index] ?? Number.NEGATIVE_INFINITY) ? 'below' : 'inside';
  });
  return bars.flatMap(({ close }, index) => {
    const kind = sides[index];
    if (!kind || kind === 'inside' || kind === sides[index - 1]) return [];
    return [{ index, kind, price: close }];
  });
}
