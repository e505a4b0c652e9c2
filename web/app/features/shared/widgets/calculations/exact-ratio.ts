/** The product of some whole numbers over the product of others. */
export type Ratio = { readonly of: readonly number[]; readonly by: readonly number[] };

/**
 * Products of amounts, prices and rates outgrow what a number holds exactly, and a size that is
 * rounded down must not lose a step to a fraction that binary cannot write. A ratio by nothing
 * is nothing.
 */
export function floorRatio(ratio: Ratio): number {
  const by = product(ratio.by);
  return by === 0n ? 0 : Number(floorDivide(product(ratio.of), by));
}

/** Half a unit is rounded up. */
export function roundRatio(ratio: Ratio): number {
  const by = product(ratio.by);
  return by === 0n ? 0 : Number(floorDivide(2n * product(ratio.of) + by, 2n * by));
}

export function ceilRatio(ratio: Ratio): number {
  const by = product(ratio.by);
  return by === 0n ? 0 : Number(-floorDivide(-product(ratio.of), by));
}

function product(factors: readonly number[]): bigint {
  return factors.reduce((result, factor) => result * BigInt(factor), 1n);
}

/** Division of big integers cuts towards zero; towards the smaller is what keeps order. */
function floorDivide(of: bigint, by: bigint): bigint {
  const quotient = of / by;
  const hasRest = of % by !== 0n;
  return hasRest && of < 0n !== by < 0n ? quotient - 1n : quotient;
}
