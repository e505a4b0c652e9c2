import type { ChartBar } from '../../../../../ui/chart/chart-bar.ts';
import { priceSeries, type Regime } from '../../../../../ui/line/series.ts';

const quarterHour = 900_000;
const day = 86_400_000;
/** 08:30 in Frankfurt on the first day, which in winter is an hour ahead of UTC. */
const firstBar = Date.UTC(2026, 9, 28, 7, 30);
const lastClose = 24_000;

/** A session in parts: pre-market, opening, morning, noon and afternoon. */
function session(moves: readonly [number, number, number, number, number]): Regime[] {
  const [before, opening, morning, noon, afternoon] = moves;
  return [
    { bars: 2, move: before, volatility: 0.0005 },
    { bars: 2, move: opening, volatility: 0.0019 },
    { bars: 12, move: morning, volatility: 0.0011 },
    { bars: 10, move: noon, volatility: 0.0006 },
    { bars: 10, move: afternoon, volatility: 0.0012 },
  ];
}

/** One that trends, one that breaks out and reverses, one that moves sideways. */
const sessions = [
  session([0.0004, 0.0012, 0.0078, -0.001, 0.0035]),
  session([-0.0006, -0.001, -0.0052, 0.0012, 0.0092]),
  session([0.0002, 0.0014, -0.0012, 0.0004, -0.0048]),
];

const barsOfSession = 36;

/**
 * Three invented sessions of an index. Generated on the server only: JavaScript engines differ in
 * the last digit of a logarithm, and the numbers must match after hydration.
 */
export function sampleSessions(): ChartBar[] {
  const raw = priceSeries(412, sessions.flat());
  const factor = lastClose / (raw.at(-1)?.close ?? 1);
  const round = (value: number) => Number((value * factor).toFixed(1));
  return raw.map((bar, index) => ({
    time:
      firstBar + Math.floor(index / barsOfSession) * day + (index % barsOfSession) * quarterHour,
    open: round(bar.open),
    high: round(bar.high),
    low: round(bar.low),
    close: round(bar.close),
  }));
}
