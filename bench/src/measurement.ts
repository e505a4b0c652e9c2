import type { Stage } from './stage.ts';

/** One measured number and its goal. */
export type Figure = {
  readonly what: string;
  readonly value: string;
  /** Empty if the number is only reported. */
  readonly goal: string;
  /** Null if there is no goal. */
  readonly isMet: boolean | null;
  /** What limits it, or how to interpret it. */
  readonly note?: string;
};

export type Measurement = (stage: Stage) => Promise<Figure[]>;

export function informational(what: string, value: string, note?: string): Figure {
  return { what, value, goal: '', isMet: null, note };
}

export function expectAtLeast(
  goal: number,
  figure: { what: string; value: number; note?: string },
) {
  return checked(`≥ ${goal}`, figure.value >= goal, figure);
}

export function expectAtMost(goal: number, figure: { what: string; value: number; note?: string }) {
  return checked(`≤ ${goal}`, figure.value <= goal, figure);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Two decimals where they are significant. */
export function formatNumber(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toFixed(2)));
}

function checked(
  goal: string,
  isMet: boolean,
  { what, value, note }: { what: string; value: number; note?: string },
): Figure {
  return { what, value: formatNumber(value), goal, isMet, note };
}
