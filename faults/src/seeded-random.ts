/** Reproducible random choices: the same seed gives the same ones. */
export type SeededRandom = {
  readonly seed: number;
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  below(limit: number): number;
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
};

/** FAULTS_SEED repeats an earlier run; the seed is always printed. */
export function openSeededRandom(scenario: string): SeededRandom {
  const given = Number(process.env.FAULTS_SEED ?? '');
  const seed = given > 0 ? given : Math.floor(Math.random() * 2 ** 31) + 1;
  console.log(`       ${scenario}: FAULTS_SEED=${seed}`);
  return seededRandomFrom(seed);
}

/** Mulberry32. */
export function seededRandomFrom(seed: number): SeededRandom {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const below = (limit: number) => Math.floor(next() * limit);
  return { seed, next, below, pick: (choices) => choices[below(choices.length)] ?? choices[0] };
}
