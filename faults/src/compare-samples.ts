/** Medians, 95th percentiles and the probability that both samples come from one distribution. */
export function compareSamples(known: readonly number[], unknown: readonly number[]): string {
  const describe = (name: string, times: readonly number[]) =>
    `${name} median ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`;
  const p = mannWhitney(known, unknown);
  return `${describe('known', known)}; ${describe('unknown', unknown)}; Mann-Whitney p ${p.toFixed(3)} (n = ${known.length} + ${unknown.length})`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Two-sided, by the normal approximation; exact times hardly ever tie, so ties are ignored. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((value) => ({ value, isFirst: true })),
    ...other.map((value) => ({ value, isFirst: false })),
  ].toSorted((left, right) => left.value - right.value);
  const rankSum = ranked.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0);
  const u = rankSum - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((one.length * other.length * (ranked.length + 1)) / 12);
  return 2 * upperTail(Math.abs(u - mean) / deviation);
}

/** Abramowitz and Stegun 26.2.17, accurate to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const coefficients = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = coefficients.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
