import type { CohortUnit } from '@danube/contract/analytics/cohorts.ts';
import { addDays } from '../../../../lib/day-start.ts';
import type { Comparison } from '../../kit/statistics/comparison.ts';
import type { Period } from '../../kit/statistics/period.ts';

const dayMs = 86_400_000;
const aMonday = '1970-01-05';
const cohortsInYear = { week: 52, month: 12 } as const;

/**
 * The same number of whole weeks or months, directly before the shown period or a year earlier. The
 * server extends periods to whole weeks or months, so comparing by days would overlap.
 */
export function comparedCohorts(
  period: Period,
  comparison: Comparison,
  unit: CohortUnit,
): Period | null {
  if (comparison === 'none') return null;
  const first = cohortNumber(period.from, unit);
  const count = cohortNumber(period.to, unit) - first + 1;
  const begin = first - (comparison === 'before' ? count : cohortsInYear[unit]);
  return { from: firstDay(begin, unit), to: addDays(firstDay(begin + count, unit), -1) };
}

function cohortNumber(day: string, unit: CohortUnit): number {
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'month') return date.getUTCFullYear() * 12 + date.getUTCMonth();
  return Math.floor((date.getTime() - Date.parse(aMonday)) / (7 * dayMs));
}

function firstDay(number: number, unit: CohortUnit): string {
  if (unit === 'week') return addDays(aMonday, number * 7);
  return new Date(Date.UTC(Math.floor(number / 12), number % 12, 1)).toISOString().slice(0, 10);
}
