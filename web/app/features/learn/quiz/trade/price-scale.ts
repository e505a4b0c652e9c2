import type { QuizBar } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { ChartShape } from '../../../../ui/chart/chart-shape.ts';

/** The range of prices for lines, and the step between them. */
export type PriceScale = {
  readonly low: number;
  readonly high: number;
  readonly tick: number;
  /** Decimal places of prices. */
  readonly digits: number;
};

/** The contract's maximum price. */
export const maxPrice = 1_000_000;

/** Space above and below the bars, so that a target and a stop fit beyond them. */
const room = 0.4;
/** The approximate number of steps across the chart. */
const steps = 250;
const maxDigits = 5;

export function priceScaleOf(bars: readonly QuizBar[]): PriceScale {
  const prices = bars.flatMap(({ low, high }) => [low, high]);
  const lowest = prices.length > 0 ? Math.min(...prices) : 0;
  const highest = prices.length > 0 ? Math.max(...prices) : 100;
  const digits = Math.max(0, ...bars.flatMap((bar) => Object.values(bar).map(decimalsIn)));
  // Bars that never moved still need a range.
  const range = highest - lowest || Math.max(highest * 0.02, 10 ** -digits);
  const tick = Math.max(10 ** -digits, roundStep((range * (1 + 2 * room)) / steps));
  const count = { from: (lowest - range * room) / tick, to: (highest + range * room) / tick };
  const low = Math.max(0, removeFloatNoise(Math.floor(count.from) * tick));
  const high = Math.min(maxPrice, removeFloatNoise(Math.ceil(count.to) * tick));
  return { low, high, tick, digits };
}

/** The nearest price on the grid. */
export function snapToTick(price: number, { low, high, tick }: PriceScale): number {
  const onTick = removeFloatNoise(Math.round(price / tick) * tick);
  return Math.min(high, Math.max(low, onTick));
}

/** The price at a fraction of the drawing's height: the inverse of `yOf`. */
export function priceAt(
  share: number,
  { low, high }: PriceScale,
  { yOf }: Pick<ChartShape, 'yOf'>,
): number {
  const [top, bottom] = [yOf(high), yOf(low)];
  return high - ((share - top) / (bottom - top)) * (high - low);
}

/** The next smaller of 1, 2 and 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return removeFloatNoise(([5, 2].find((digit) => digit * power <= rough) ?? 1) * power);
}

/** Removes floating-point noise. */
function removeFloatNoise(price: number): number {
  return Number(price.toFixed(9));
}

function decimalsIn(price: number): number {
  let digits = 0;
  while (digits < maxDigits && Math.abs(price - Number(price.toFixed(digits))) > 1e-9) digits += 1;
  return digits;
}
