import { createRandom, normal } from '../../app/ui/line/random.ts';
import type { Bar } from '../../app/ui/line/series.ts';

/** The index of a bar at which the price turns, and the extreme it reaches there. */
type Turn = { readonly bar: number; readonly price: number };

type Leg = { from: number; to: number; low: number; high: number };

/**
 * Candles that turn exactly at the given prices, so that the video's statements can be read off the
 * chart. Between turns they move randomly, and never reach the extremes of their leg.
 */
export function barsThrough(turns: readonly Turn[], look: { seed: number; noise: number }): Bar[] {
  const random = createRandom(look.seed);
  const shock = () => normal(random) * look.noise;
  const bars: Bar[] = [];
  let open = turns[0]?.price ?? 0;
  for (const [index, turn] of turns.slice(1).entries()) {
    const before = turns[index] ?? turn;
    const leg = legOf(before.price, turn.price);
    const count = turn.bar - before.bar;
    for (let step = 1; step <= count; step += 1) {
      const share = step / (count + 0.5);
      const bar =
        step < count ? barWithin(leg, { open, share, shock }) : turningBar(leg, { open, shock });
      bars.push(roundBar(bar));
      open = bar.close;
    }
  }
  return bars;
}

type Shock = () => number;

function barWithin(leg: Leg, at: { open: number; share: number; shock: Shock }): Bar {
  const way = leg.from + (leg.to - leg.from) * at.share;
  const close = within(leg, way + at.shock(), 0.1);
  return withWicks(leg, { open: at.open, close, shock: at.shock });
}

/** Reaches the extreme with its wick and closes a little short of it. */
function turningBar(leg: Leg, at: { open: number; shock: Shock }): Bar {
  const close = leg.from + (leg.to - leg.from) * 0.9;
  const bar = withWicks(leg, { open: at.open, close, shock: at.shock });
  return leg.to > leg.from ? { ...bar, high: leg.to } : { ...bar, low: leg.to };
}

function withWicks(leg: Leg, at: { open: number; close: number; shock: Shock }): Bar {
  const { open, close, shock } = at;
  const [top, foot] = [Math.max(open, close), Math.min(open, close)];
  const high = Math.max(top, within(leg, top + Math.abs(shock()) * 0.45, 0.03));
  const low = Math.min(foot, within(leg, foot - Math.abs(shock()) * 0.45, 0.03));
  return { open, high, low, close };
}

function legOf(from: number, to: number): Leg {
  return { from, to, low: Math.min(from, to), high: Math.max(from, to) };
}

/** Keeps a fraction of the leg's height away from its extremes. */
function within({ low, high }: Leg, price: number, share: number): number {
  const margin = (high - low) * share;
  return Math.max(low + margin, Math.min(high - margin, price));
}

function roundBar({ open, high, low, close }: Bar): Bar {
  return {
    open: Math.round(open),
    high: Math.round(high),
    low: Math.round(low),
    close: Math.round(close),
  };
}
