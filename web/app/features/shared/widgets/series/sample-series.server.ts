import type { ChartBar } from '../../../../ui/chart/chart-bar.ts';
import { priceSeries, type Regime } from '../../../../ui/line/series.ts';
import { type Market, type MarketId, priceScale } from '../markets.ts';
import type { RangeId } from '../widget-view.ts';

/**
 * The day on which every made-up series ends. Noon UTC is the same day in the academy's time zone.
 */
const lastDay = Date.UTC(2026, 9, 30, 12);
const dayLength = 86_400_000;

/**
 * Three invented years of trading days for each market, from a seed. They end at the calculators'
 * example price. Generated on the server only: JavaScript engines differ in the last digit of a
 * logarithm, and the numbers must match after hydration.
 */
const seriesByMarket: Record<MarketId, { seed: number; regimes: readonly Regime[] }> = {
  dax: { seed: 54, regimes: toRegimes([0.09, -0.05, 0.12, -0.08, 0.1, 0.03], 0.0068) },
  dow: { seed: 288, regimes: toRegimes([0.05, 0.06, -0.09, 0.1, 0.04, 0.02], 0.0064) },
  gold: { seed: 202, regimes: toRegimes([0.04, 0.12, 0.03, 0.16, -0.05, 0.08], 0.0078) },
  oil: { seed: 165, regimes: toRegimes([-0.12, 0.15, -0.2, 0.1, -0.06, 0.04], 0.0145) },
  wheat: { seed: 341, regimes: toRegimes([0.06, -0.11, 0.08, -0.14, 0.05, 0.03], 0.0112) },
  eurusd: { seed: 158, regimes: toRegimes([-0.03, 0.02, -0.04, 0.05, 0.03, -0.015], 0.0036) },
  share: { seed: 77, regimes: toRegimes([0.08, -0.12, 0.15, 0.06, -0.1, 0.07], 0.0135) },
};

const weeklyRanges = { '1y': 52, all: 156 } as const;
const quarterDays = 65;

export function sampleBars(market: Market, range: RangeId): ChartBar[] {
  if (range === '3m') return sampleDays(market, quarterDays);
  return toWeeks(dailyBars(market)).slice(-weeklyRanges[range]);
}

/** The last days, one bar each. */
export function sampleDays(market: Market, count: number): ChartBar[] {
  return dailyBars(market).slice(-count);
}

function dailyBars(market: Market): ChartBar[] {
  const { seed, regimes } = seriesByMarket[market.id];
  const raw = priceSeries(seed, regimes);
  // The series ends at the calculators' example price.
  const factor = market.example.entry / 10 ** priceScale / (raw.at(-1)?.close ?? 1);
  const round = (value: number) => Number((value * factor).toFixed(market.digits));
  const days = tradingDays(raw.length);
  return raw.map((bar, index) => ({
    time: days[index] ?? lastDay,
    open: round(bar.open),
    high: round(bar.high),
    low: round(bar.low),
    close: round(bar.close),
  }));
}

/** Weekdays up to the last day, oldest first. */
function tradingDays(count: number): number[] {
  const days: number[] = [];
  for (let moment = lastDay; days.length < count; moment -= dayLength) {
    if (new Date(moment).getUTCDay() % 6 !== 0) days.push(moment);
  }
  return days.reverse();
}

/** The series end on a Friday, so weeks are counted back from there. */
function toWeeks(days: readonly ChartBar[]): ChartBar[] {
  const weeks: ChartBar[] = [];
  for (let end = days.length; end >= 5; end -= 5) {
    const week = days.slice(end - 5, end);
    const first = week[0];
    const last = week.at(-1);
    if (!first || !last) continue;
    weeks.push({
      time: last.time,
      open: first.open,
      high: Math.max(...week.map((bar) => bar.high)),
      low: Math.min(...week.map((bar) => bar.low)),
      close: last.close,
    });
  }
  return weeks.reverse();
}

/** Six half-years, each with its return. */
function toRegimes(moves: readonly number[], volatility: number): Regime[] {
  return moves.map((move, index) => ({
    bars: 130,
    move,
    volatility: volatility * (index % 2 === 0 ? 0.85 : 1.2),
  }));
}
