import { type Bar, priceSeries } from '../../app/ui/line/series.ts';

/** Two days of an invented index: the moves are chosen, the noise is market-like. */
const afternoon = priceSeries(
  31,
  [
    { bars: 10, move: 0.003, volatility: 0.0012 },
    { bars: 12, move: -0.0045, volatility: 0.0011 },
    { bars: 10, move: 0.001, volatility: 0.0009 },
  ],
  18_080,
);
const closeOfDay = afternoon.at(-1)?.close ?? 0;

/** The future overnight: quiet, then up after New York, then company news before 09:00. */
const night = priceSeries(
  7,
  [
    { bars: 14, move: 0.001, volatility: 0.0007 },
    { bars: 10, move: 0.005, volatility: 0.0009 },
    { bars: 29, move: -0.0015, volatility: 0.0005 },
    { bars: 7, move: 0.0058, volatility: 0.0009 },
  ],
  closeOfDay,
).map((bar) => bar.close);

/** The first bar after the future's own break from 22:00 to 01:10. */
const futuresAgain = 24;

const openOfDay = night.at(-1) ?? 0;
const gap = openOfDay - closeOfDay;

/** Falls back to yesterday's close during the morning. */
const filling = priceSeries(
  12,
  [
    { bars: 3, move: 0.0006, volatility: 0.0009 },
    { bars: 15, move: Math.log(closeOfDay / openOfDay) - 0.0008, volatility: 0.001 },
    { bars: 6, move: 0.0009, volatility: 0.0008 },
  ],
  openOfDay,
);

/** Holds the middle of the gap and breaks out upwards. */
const running = priceSeries(
  5,
  [
    { bars: 3, move: -0.0006, volatility: 0.0009 },
    { bars: 6, move: Math.log((closeOfDay + gap * 0.62) / openOfDay) + 0.0006, volatility: 0.0007 },
    { bars: 15, move: 0.0098, volatility: 0.0009 },
  ],
  openOfDay,
);

export const market = {
  afternoon,
  night,
  futuresAgain,
  closeOfDay,
  openOfDay,
  gap,
  filling,
  running,
};

export function lowestOf(bars: readonly Bar[]): number {
  return Math.min(...bars.map((bar) => bar.low));
}

export function highestOf(bars: readonly Bar[]): number {
  return Math.max(...bars.map((bar) => bar.high));
}
