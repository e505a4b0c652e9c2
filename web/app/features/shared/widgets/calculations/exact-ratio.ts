/** The product of some integers divided by the product of others. */
export type Ratio = { readonly of: readonly number[]; readonly by: readonly number[] };

/**
 * Products of amounts, prices and rates exceed the safe integers, and a size that is rounded down
 * must not lose a step to floating point. Division by zero gives zero.
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

/** BigInt division truncates towards zero; flooring keeps the order. */
function floorDivide(of: bigint, by: bigint): bigint {
  const quotient = of / by;
  const hasRest = of % by !== 0n;
  return hasRest && of < 0n !== by < 0n ? quotient - 1n : quotient;
}
