import type { QuizBar } from '../catalogue/draft/question-key.schemas.ts';

/**
 * Charts on which members draw trades: invented prices, so that a plan never concerns the current
 * market.
 */
export const practiceCharts = ['dax', 'dow-jones', 'gold', 'oil'] as const;

export type PracticeChart = (typeof practiceCharts)[number];

type Market = {
  readonly start: number;
  /** The usual size of a bar, in points. */
  readonly step: number;
  readonly digits: number;
  /** Points that each bar tends to move. */
  readonly drift: number;
  readonly seed: number;
};

const markets: Readonly<Record<PracticeChart, Market>> = {
  dax: { start: 18_240, step: 24, digits: 0, drift: 5, seed: 11 },
  'dow-jones': { start: 39_120, step: 38, digits: 0, drift: -6, seed: 23 },
  gold: { start: 2_364, step: 3.2, digits: 1, drift: 0.6, seed: 37 },
  oil: { start: 81.4, step: 0.42, digits: 2, drift: -0.05, seed: 53 },
};

const barCount = 40;

/** Deterministic per chart, because trades drawn on it are shown on it again. */
export function practiceBars(chart: PracticeChart): QuizBar[] {
  const { start, step, digits, drift, seed } = markets[chart];
  const next = randomOf(seed);
  const price = (value: number) => Number(value.toFixed(digits));
  const bars: QuizBar[] = [];
  let open = start;
  for (let bar = 0; bar < barCount; bar += 1) {
    const close = open + drift + (next() - 0.5) * 2 * step;
    const high = Math.max(open, close) + next() * step * 0.6;
    const low = Math.min(open, close) - next() * step * 0.6;
    bars.push({ open: price(open), high: price(high), low: price(low), close: price(close) });
    open = close;
  }
  return bars;
}

/**
 * Random numbers from 0 to 1, identical in every engine because only integers below 2 ** 31 are
 * used.
 */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
