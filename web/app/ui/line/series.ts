import { createRandom, normal, type Random } from './random.ts';

export type Bar = { open: number; high: number; low: number; close: number };

/** A phase of the market: its length, its log return and its volatility. */
export type Regime = { bars: number; move: number; volatility: number };

/**
 * A price-like series. Shocks cluster (a large one makes the next ones larger, as in a GARCH model)
 * and each regime is bridged to its return, so the overall shape is chosen while the texture looks
 * like a market.
 */
export function priceSeries(seed: number, regimes: readonly Regime[], start = 100): Bar[] {
  const random = createRandom(seed);
  const bars: Bar[] = [];
  let price = Math.log(start);
  let variance = (regimes[0]?.volatility ?? 0) ** 2;
  for (const regime of regimes) {
    const base = regime.volatility ** 2;
    variance = (variance + base) / 2;
    const shocks = Array.from({ length: regime.bars }, () => {
      const deviation = Math.sqrt(variance);
      const size = normal(random) * deviation;
      variance = 0.08 * base + 0.16 * size ** 2 + 0.76 * variance;
      return { size, deviation };
    });
    const drift = (regime.move - shocks.reduce((sum, shock) => sum + shock.size, 0)) / regime.bars;
    for (const shock of shocks) {
      const close = price + shock.size + drift;
      bars.push(toBar(random, { from: price, close, deviation: shock.deviation }));
      price = close;
    }
  }
  return bars;
}

export function closes(bars: readonly Bar[]): number[] {
  return bars.map((bar) => bar.close);
}

/** Mean of the last `length` closes; of fewer at the beginning. */
export function movingAverage(bars: readonly Bar[], length: number): number[] {
  return bars.map((_, index) => {
    const window = bars.slice(Math.max(0, index - length + 1), index + 1);
    return window.reduce((sum, bar) => sum + bar.close, 0) / window.length;
  });
}

/** Removes the slope between both ends, so that the line starts and ends at the same height. */
export function removeTrend(values: readonly number[]): number[] {
  const first = values[0] ?? 0;
  const slope = ((values.at(-1) ?? 0) - first) / Math.max(1, values.length - 1);
  return values.map((value, index) => value - first - slope * index);
}

type Step = { from: number; close: number; deviation: number };

function toBar(random: Random, { from, close, deviation }: Step): Bar {
  const open = from + normal(random) * deviation * 0.15;
  const reach = () => Math.abs(normal(random)) * deviation * 0.45;
  return {
    open: Math.exp(open),
    high: Math.exp(Math.max(open, close) + reach()),
    low: Math.exp(Math.min(open, close) - reach()),
    close: Math.exp(close),
  };
}
