import type { Stage } from './stage.ts';

/** One injected fault, and what must hold during and after it. */
export type Scenario = {
  readonly name: string;
  /**
   * `shared`: kills no process and stops no part; in the short form these share the same instances.
   * `own`: gets its own database and instances.
   */
  readonly needs: 'shared' | 'own';
  /**
   * Checks counts instead of times, and stops no part: the short form runs two of these in
   * parallel, because they mostly wait for processes to start.
   */
  readonly canOverlap?: true;
  /** False for floods and memory comparisons, which take minutes: only in the full form. */
  readonly inShort?: false;
  /** A longer run counts as hung. */
  readonly limitSeconds?: { readonly short: number; readonly full: number };
  run(stage: Stage): Promise<Figure[]>;
};

/** A measured number and its limit. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
};

export function expectAtMost(limit: number, what: string, [value, unit]: Quantity): Figure {
  return { what, value, unit, bound: { atMost: limit } };
}

export function expectAtLeast(limit: number, what: string, [value, unit]: Quantity): Figure {
  return { what, value, unit, bound: { atLeast: limit } };
}

/** Nothing of this kind may occur; what did is listed. */
export function expectNone(what: string, seen: readonly string[]): Figure {
  const examples = [...new Set(seen)].slice(0, 5).join('; ');
  return expectAtMost(0, what, [seen.length, examples === '' ? '' : ` [${examples}]`]);
}

type Quantity = readonly [value: number, unit: string];

export function isHeld({ value, bound }: Figure): boolean {
  // A figure that couldn't be measured is NaN, which violates any limit.
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

export function isTime({ unit }: Figure): boolean {
  return unit === ' ms' || unit === ' s';
}

export function describeFigure(figure: Figure): string {
  const { what, value, unit, bound } = figure;
  const limit = 'atMost' in bound ? `≤ ${bound.atMost}` : `≥ ${bound.atLeast}`;
  const measured = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);
  return `${isHeld(figure) ? '' : 'BROKEN '}${what} ${measured}${unit} (${limit})`;
}
