import { Temporal } from 'temporal-polyfill';

/** Easter Sunday of the Western churches (Meeus/Jones/Butcher). */
export function westernEaster(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = century - Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + skipped - lunar + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift;
  return Temporal.PlainDate.from({ year, month: 3, day: 22 }).add({ days });
}

/** Between 1900 and 2099, when the Orthodox churches' calendar is thirteen days behind. */
export function orthodoxEaster(year: number): Temporal.PlainDate {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7;
  return Temporal.PlainDate.from({ year, month: 3, day: 22 }).add({
    days: fullMoon + weekday + 13,
  });
}
