import type { Stage } from './stage.ts';

/** One forced fault, and what must be seen while it lasts and after it. */
export type Scenario = {
  readonly name: string;
  /**
   * `shared` where no program is killed and no part is taken away: in the short form all of these
   * use the same running copies. `own` gets a database and copies for itself.
   */
  readonly needs: 'shared' | 'own';
  /**
   * Checks counts and no times, and takes no part away: the short form plays two of these at once,
   * since they mostly wait for programs to start.
   */
  readonly canOverlap?: true;
  /** False for floods and memory comparisons, which take minutes: only the full form has them. */
  readonly inShort?: false;
  /** After this it counts as hung. */
  readonly limitSeconds?: { readonly short: number; readonly full: number };
  run(stage: Stage): Promise<Figure[]>;
};

/** A measured number and the bound it must keep. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
};

export function atMost(limit: number, what: string, [value, unit]: Measured): Figure {
  return { what, value, unit, bound: { atMost: limit } };
}

export function atLeast(limit: number, what: string, [value, unit]: Measured): Figure {
  return { what, value, unit, bound: { atLeast: limit } };
}

/** Nothing of this sort may have been seen; what was is named. */
export function none(what: string, seen: readonly string[]): Figure {
  const examples = [...new Set(seen)].slice(0, 5).join('; ');
  return atMost(0, what, [seen.length, examples === '' ? '' : ` [${examples}]`]);
}

type Measured = readonly [value: number, unit: string];

export function isHeld({ value, bound }: Figure): boolean {
  // A figure that could not be measured is NaN, and NaN keeps no bound.
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
