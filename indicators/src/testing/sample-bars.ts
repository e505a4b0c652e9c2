import type { Bar } from '../bar.ts';

const minute = 60_000;
/** A Monday in winter, when Berlin is one hour ahead of UTC. */
const firstMonday = Date.UTC(2024, 0, 8);

type Market = {
  readonly seed: number;
  readonly tick: number;
  /** The first price, and the typical move of a bar. */
  readonly price: number;
  readonly move: number;
  /** How often bars are missing, and how many at a time. */
  readonly missing: { readonly share: number; readonly bars: number };
};

const index: Market = {
  seed: 20_240_108,
  tick: 0.25,
  price: 16_500,
  move: 40,
  missing: { share: 0.03, bars: 4 },
};

/**
 * A made-up index at 15-minute intervals around the clock, the same in every run. It has gaps, bars
 * without movement and missing hours; with a coarse tick many prices are exactly equal.
 */
export function sampleBars(count = 500, market: Partial<Market> = {}): Bar[] {
  const { seed, tick, price, move, missing } = { ...index, ...market };
  const random = mulberry32(seed);
  const round = (price: number): number => Math.round(price / tick) * tick;
  const bars: Bar[] = [];
  let close = price;
  let time = firstMonday + 7 * 60 * minute;
  while (bars.length < count) {
    const isFlat = random() < 0.06;
    const gap = random() < 0.04 ? (random() - 0.5) * 4 * move : 0;
    const open = round(close + gap);
    close = isFlat ? open : round(open + (random() - 0.5) * move);
    const reach = isFlat ? 0 : move * 0.375;
    bars.push({
      time,
      open,
      high: round(Math.max(open, close) + random() * reach),
      low: round(Math.min(open, close) - random() * reach),
      close,
    });
    time += (random() < missing.share ? missing.bars + 1 : 1) * 15 * minute;
  }
  return bars;
}

/** The same bar repeated; with height 0, a market on a holiday. */
export function steadyBars(count: number, height: number): Bar[] {
  return Array.from({ length: count }, (_, index) => {
    const time = firstMonday + (7 * 60 + index * 15) * minute;
    return { time, open: 100, high: 100 + height, low: 100, close: 100 };
  });
}

/** A small generator by Tommy Ettinger: reproducible from its seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
