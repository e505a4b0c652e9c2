import { number, type Value } from './evaluate.ts';

/** Names that only affect looks evaluate to themselves. */
export const isCosmeticName = (name: string): boolean =>
  /^(color|display|format|label|location|plot|position|shape|size|text)\.\w+$/.test(name);

/** These only draw or describe; the indicators never read their results. */
export const drawingCalls = new Set(
  'indicator fill table.new table.cell color.new str.tostring'.split(' '),
);

export const calculations: Record<string, (...values: Value[]) => Value> = {
  na: (value = Number.NaN) => Number.isNaN(value),
  'math.abs': (value = 0) => Math.abs(number(value)),
  'math.ceil': (value = 0) => Math.ceil(number(value)),
  'math.floor': (value = 0) => Math.floor(number(value)),
  'math.max': (...values) => Math.max(...values.map(number)),
  'math.min': (...values) => Math.min(...values.map(number)),
  year: (time = 0, zone = '') => partOf('year', time, zone),
  month: (time = 0, zone = '') => partOf('month', time, zone),
  dayofmonth: (time = 0, zone = '') => partOf('day', time, zone),
  hour: (time = 0, zone = '') => partOf('hour', time, zone),
  minute: (time = 0, zone = '') => partOf('minute', time, zone),
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function partOf(part: Intl.DateTimeFormatPartTypes, time: Value, zone: Value): number {
  const timeZone = String(zone);
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
  clocks.set(timeZone, clock);
  const found = clock.formatToParts(number(time)).find(({ type }) => type === part);
  return Number(found?.value);
}
