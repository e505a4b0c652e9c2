/**
 * The line on every document: closing prices of a seeded random market, scaled to 0 (lowest) to 1
 * (highest). Calm and volatile phases alternate as in real data, because constant volatility looks
 * like noise. The same seed always gives the same line.
 */
export function priceLine(seed: number, length: number): number[] {
  const random = seededRandom(seed);
  const prices: number[] = [];
  let price = 0;
  let variance = calmVariance;
  for (let index = 0; index < length; index += 1) {
    const shock = gaussian(random) * Math.sqrt(variance);
    price += shock;
    variance = 0.06 * calmVariance + 0.14 * shock * shock + 0.8 * variance;
    prices.push(price);
  }
  return scaled(removeTrend(prices));
}

/** FNV-1a, so that a document can derive its line from a name or date. */
export function toSeed(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}

const calmVariance = 0.007 ** 2;

/**
 * Tilts the series so that it ends where it began. A chart that only rises would be a promise that
 * an academy must not make, and level lines can be joined across a page.
 */
function removeTrend(values: readonly number[]): number[] {
  const first = values.at(0) ?? 0;
  const tilt = ((values.at(-1) ?? 0) - first) / Math.max(1, values.length - 1);
  return values.map((value, index) => value - first - tilt * index);
}

function scaled(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value) => (value - low) / span);
}

/** Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Box–Muller. */
function gaussian(random: () => number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
