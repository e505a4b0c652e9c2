import { addDays, dayIn, isDay } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';

/** Two days in the academy's time zone, both included. */
export type Period = { readonly from: string; readonly to: string };

const defaultDays = 30;
/** More would make an unreadable chart and a slow query. */
const maxDays = 731;

/** From the URL, or the last thirty days; reversed bounds are swapped. */
export function readPeriod(parameters: URLSearchParams, now: Date): Period {
  const today = dayIn(now, academyTimeZone);
  const requested = [parameters.get('from') ?? '', parameters.get('to') ?? ''].filter(isDay);
  const [from = addDays(today, 1 - defaultDays), to = today] =
    requested.length === 2 ? requested.toSorted() : periodFromOneDate(parameters, today);
  const earliest = addDays(to, 1 - maxDays);
  return { from: from < earliest ? earliest : from, to };
}

/** From a start until today, or the thirty days before an end. */
function periodFromOneDate(parameters: URLSearchParams, today: string): string[] {
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  if (isDay(to)) return [addDays(to, 1 - defaultDays), to];
  return isDay(from) && from <= today ? [from, today] : [];
}

/** Every day of the period in order; the server leaves out days without events. */
export function listDays({ from, to }: Period): string[] {
  const days = [from];
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}
