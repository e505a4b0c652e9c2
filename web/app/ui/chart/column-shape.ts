import { decimalsOfStep, niceStep } from './nice-step.ts';

/**
 * Round axis values in a few steps, with zero among them, that enclose the largest and the smallest
 * value; `digits` are the decimal places that a step may have.
 */
export function axisTicks(largest: number, smallest = 0, digits = 0): number[] {
  const [high, low] = [Math.max(0, largest), Math.min(0, smallest)];
  if (high === low) return [0, 1];
  const nice = Math.max(10 ** -digits, niceStep((high - low) / 3));
  // Half a count is none: 2.5 becomes 5.
  const step = decimalsOfStep(nice) > digits ? nice * 2 : nice;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  // Multiples of a tenth have rounding errors in binary.
  return Array.from({ length: count + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The place of a value on an axis, as a fraction of its length from the lowest value. */
export function placeOn(ticks: readonly number[], value: number): number {
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  return (value - lowest) / (highest - lowest);
}

/** The columns with a label on the axis: the first, and about five more. */
export function namedColumns(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / 6));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
