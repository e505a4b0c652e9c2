/** The next larger of 1, 2, 2.5 and 5 times a power of ten. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5].find((digit) => digit * power >= rough) ?? 10) * power;
}

/** Decimal places needed to tell multiples of a step apart. */
export function decimalsOfStep(step: number): number {
  let decimals = 0;
  while (Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) > 1e-6) decimals += 1;
  return decimals;
}
