import type { CohortState, CohortUnit } from '@danube/contract/analytics/cohorts.ts';
import { Temporal } from 'temporal-polyfill';
import { addDays, type Days } from '../../../platform/academy-days.ts';

/** Most people who pay or finish soon after signing up have done so by then. */
const settledAfterDays = 30;

/** The week, which begins on Monday, or the month that contains the day. */
function cohortOf(day: string, unit: CohortUnit): Days {
  const date = Temporal.PlainDate.from(day);
  const from =
    unit === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 });
  const next = unit === 'week' ? from.add({ days: 7 }) : from.add({ months: 1 });
  return { from: from.toString(), to: next.subtract({ days: 1 }).toString() };
}

/** Every whole week or month with a day of the period, in order. */
export function cohortsIn({ from, to }: Days, unit: CohortUnit): Days[] {
  const cohorts: Days[] = [];
  for (let day = from; day <= to; ) {
    const cohort = cohortOf(day, unit);
    cohorts.push(cohort);
    day = addDays(cohort.to, 1);
  }
  return cohorts;
}

export function cohortState({ to }: Days, today: string): CohortState {
  if (to >= today) return 'open';
  return addDays(to, settledAfterDays) >= today ? 'young' : 'settled';
}
