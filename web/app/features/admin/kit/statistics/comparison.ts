import { addDays } from '../../../../lib/day-start.ts';
import { listDays, type Period } from './period.ts';

export const comparisons = ['before', 'year', 'none'] as const;

/** What the figures are compared with. */
export type Comparison = (typeof comparisons)[number];

/** From the URL; the preceding days by default. */
export function readComparison(parameters: URLSearchParams): Comparison {
  const requested = parameters.get('compare');
  return comparisons.find((known) => known === requested) ?? 'before';
}

/** The same number of days before the period, or the same days a year earlier; null if none. */
export function comparisonPeriod(period: Period, comparison: Comparison): Period | null {
  switch (comparison) {
    case 'none':
      return null;
    case 'before': {
      const to = addDays(period.from, -1);
      return { from: addDays(to, 1 - listDays(period).length), to };
    }
    case 'year':
      return { from: yearBefore(period.from), to: yearBefore(period.to) };
  }
}

/** 29 February is compared with 28 February. */
function yearBefore(day: string): string {
  const [year = '', ...rest] = day.split('-');
  const earlier = [String(Number(year) - 1), ...rest].join('-');
  return earlier.endsWith('02-29') ? `${earlier.slice(0, -2)}28` : earlier;
}
