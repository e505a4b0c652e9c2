import {
  type Country,
  homeCountry,
  type memberStates,
} from '@danube/contract/checkout/countries.ts';
import type { Temporal } from 'temporal-polyfill';
import { orthodoxEaster, westernEaster } from './easter.ts';

type Holidays = {
  /** Month and day, separated by spaces. */
  readonly fixed: string;
  /** Days after Easter Sunday. */
  readonly easter?: readonly number[];
  readonly orthodoxEaster?: readonly number[];
  /** The first such weekday (Monday is 1) on or after a day. */
  readonly weekdays?: readonly (readonly [weekday: number, from: string])[];
  /** Holidays at a weekend are moved to the next working days. */
  readonly areMoved?: true;
};

/**
 * Days that are a holiday somewhere in the country. Those of the academy's own country apply to
 * every buyer, so the others don't repeat them. A day too many makes a period longer, which is
 * lawful: regional days are included, and those Slovakia has made working days since 2024.
 */
const holidays: Readonly<Record<(typeof memberStates)[number], Holidays>> = {
  AT: { fixed: '08-15 10-26 12-08', easter: [39, 50, 60] },
  BE: { fixed: '07-21 08-15 11-11', easter: [39, 50] },
  BG: { fixed: '03-03 05-06 05-24 09-06 09-22', orthodoxEaster: [-2, 1], areMoved: true },
  CY: { fixed: '03-25 04-01 08-15 10-01 10-28', orthodoxEaster: [-48, -2, 1, 2, 50] },
  CZ: { fixed: '07-06 09-28 10-28' },
  DE: {
    fixed: '03-08 08-15 09-20 10-03 10-31',
    easter: [39, 50, 60],
    weekdays: [[3, '11-16']],
  },
  DK: { fixed: '06-05 12-31', easter: [-3, 39, 50] },
  EE: { fixed: '02-24 06-23 06-24 08-20' },
  ES: {
    fixed: `02-28 03-01 03-19 04-23 05-02 05-17 05-30 05-31 06-09 06-24 07-25 07-28 08-05 08-15
      09-02 09-08 09-11 09-15 10-09 10-12 12-06 12-08`,
    easter: [-3, 60],
    areMoved: true,
  },
  FI: { fixed: '12-06 12-31', easter: [39], weekdays: [[5, '06-19']] },
  FR: { fixed: '05-08 07-14 08-15 11-11', easter: [39, 50] },
  GR: { fixed: '03-25 08-15 10-28', orthodoxEaster: [-48, -2, 1, 50] },
  HR: { fixed: '05-30 06-22 08-05 08-15 11-18', easter: [60] },
  HU: { fixed: '03-15 08-20 10-23', easter: [50] },
  IE: {
    fixed: '02-01 03-17',
    weekdays: ['02-01', '05-01', '06-01', '08-01', '10-25'].map((from) => [1, from] as const),
    areMoved: true,
  },
  IT: { fixed: '04-25 06-02 08-15 10-04 12-08', easter: [50] },
  LT: { fixed: '02-16 03-11 06-24 07-06 08-15 11-02' },
  LU: { fixed: '05-09 06-23 08-15', easter: [39, 50] },
  LV: { fixed: '05-04 06-23 06-24 11-18 12-31', areMoved: true },
  MT: { fixed: '02-10 03-19 03-31 06-07 06-29 08-15 09-08 09-21 12-08 12-13' },
  NL: { fixed: '04-26 04-27 05-05', easter: [39, 50] },
  PL: { fixed: '05-03 08-15 11-11', easter: [60] },
  PT: { fixed: '04-25 06-10 08-15 10-05 12-01 12-08', easter: [-47, 60] },
  RO: { fixed: '01-02 01-07 01-24 06-01 08-15 11-30 12-01', orthodoxEaster: [-2, 1, 50] },
  SE: { fixed: '06-06 12-31', easter: [39], weekdays: [[5, '06-19']] },
  SI: { fixed: '01-02 02-08 04-27 05-02 06-25 08-15 10-31' },
  SK: {
    fixed: `01-01 01-06 05-01 05-08 07-05 08-29 09-01 09-15 11-01 11-17 12-24 12-25 12-26`,
    easter: [-2, 1],
  },
};

const byCountry: ReadonlyMap<Country, Holidays> = new Map(Object.entries(holidays));
const home = holidays[homeCountry];

const saturday = 6;

/** Whether people work on this day both in the academy's country and in the other one. */
export function isWorkingDay(day: Temporal.PlainDate, country: Country): boolean {
  if (day.dayOfWeek >= saturday) return false;
  const there = byCountry.get(country);
  if (isHoliday(day, there)) return false;
  return there?.areMoved !== true || day.dayOfWeek > countSinceSaturday(day, there);
}

function isHoliday(day: Temporal.PlainDate, there: Holidays | undefined): boolean {
  return falls(day, home) || (there !== undefined && falls(day, there));
}

function falls(day: Temporal.PlainDate, { fixed, weekdays = [], ...about }: Holidays): boolean {
  const monthAndDay = toMonthAndDay(day);
  const { easter = [], orthodoxEaster: orthodox = [] } = about;
  return (
    fixed.includes(monthAndDay) ||
    easter.includes(daysAfter(westernEaster(day.year), day)) ||
    orthodox.includes(daysAfter(orthodoxEaster(day.year), day)) ||
    weekdays.some(([weekday, from]) => weekday === day.dayOfWeek && isInWeekFrom(day, from))
  );
}

/** How many holidays there were from the last Saturday until the day before: each takes one day. */
function countSinceSaturday(day: Temporal.PlainDate, there: Holidays): number {
  const before = Array.from({ length: day.dayOfWeek + 1 }, (_, index) =>
    day.subtract({ days: index + 1 }),
  );
  return before.filter((earlier) => isHoliday(earlier, there)).length;
}

function isInWeekFrom(day: Temporal.PlainDate, from: string): boolean {
  const days = daysAfter(day.with({ month: 1, day: 1 }).with(toFields(from)), day);
  return days >= 0 && days < 7;
}

function toFields(monthAndDay: string): { month: number; day: number } {
  const [month, day] = monthAndDay.split('-').map(Number);
  return { month: month ?? 1, day: day ?? 1 };
}

function toMonthAndDay(day: Temporal.PlainDate): string {
  return day.toString().slice(5);
}

function daysAfter(from: Temporal.PlainDate, day: Temporal.PlainDate): number {
  return from.until(day).days;
}
