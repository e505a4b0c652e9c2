/** Deterministic numbers from 0 (inclusive) to 1 (exclusive) for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  return entries
    .map((entry) => ({ entry, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}
