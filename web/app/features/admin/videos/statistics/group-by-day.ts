import { addDays } from '../../../../lib/day-start.ts';

export type Measure = 'plays' | 'previews' | 'minutes';

export type ViewingDay = { readonly day: string } & Readonly<Record<Measure, number>>;

type Span = { readonly from: string; readonly to: string };

/** Every day of the period, including days without views, which the server leaves out. */
export function groupByDay(days: readonly ViewingDay[], measure: Measure, { from, to }: Span) {
  const known = new Map(days.map((entry) => [entry.day, entry[measure]]));
  const values: { day: string; value: number }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    values.push({ day, value: Math.round(known.get(day) ?? 0) });
  }
  const total = days.reduce((sum, entry) => sum + entry[measure], 0);
  return { values, total };
}
