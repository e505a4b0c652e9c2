import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';

/** Days of the academy's calendar, both inclusive. */
export type Days = { readonly from: string; readonly to: string };

// Inlined instead of bound: PostgreSQL treats each parameter as a different `group by` expression.
const zone = sql.raw(`'${academyTimeZone}'`);

/** The academy's calendar day of a timestamp. */
export function toAcademyDay(moment: SQLWrapper): SQL<string> {
  return sql<string>`(${moment} at time zone ${zone})::date::text`;
}

/** From midnight to midnight in the academy's time zone, so a day can have 23 or 25 hours. */
export function isWithin(moment: SQLWrapper, { from, to }: Days): SQL {
  const start = sql`(${from}::date)::timestamp at time zone ${zone}`;
  const end = sql`(${to}::date + 1)::timestamp at time zone ${zone}`;
  return sql`${moment} >= ${start} and ${moment} < ${end}`;
}

/** Each of the days, in order. */
export function everyDay({ from, to }: Days): string[] {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(to);
  return Array.from({ length: Math.max(0, days + 1) }, (_, n) => first.add({ days: n }).toString());
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
