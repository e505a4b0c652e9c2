import type { CohortState, CohortUnit } from '@danube/contract/analytics/cohorts.ts';
import { Temporal } from 'temporal-polyfill';
import { addDays, type Days } from '../../../platform/academy-days.ts';

/** By then, most people who pay or finish soon after signing up have done so. */
const settledAfterDays = 30;

/** The start of the week (a Monday) or month that contains the day. */
function cohortOf(day: string, unit: CohortUnit): Days {
  const date = Temporal.PlainDate.from(day);
  const from =
    unit === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 });
  const next = unit === 'week' ? from.add({ days: 7 }) : from.add({ months: 1 });
  return { from: from.toString(), to: next.subtract({ days: 1 }).toString() };
}

/** Every whole week or month that overlaps the period, in order. */
export function splitIntoCohorts({ from, to }: Days, unit: CohortUnit): Days[] {
  const cohorts: Days[] = [];
  for (let day = from; day <= to; ) {
    const cohort = cohortOf(day, unit);
    cohorts.push(cohort);
    day = addDays(cohort.to, 1);
  }
  return cohorts;
}

export function decideCohortState({ to }: Days, today: string): CohortState {
  if (to >= today) return 'open';
  return addDays(to, settledAfterDays) >= today ? 'young' : 'settled';
}
