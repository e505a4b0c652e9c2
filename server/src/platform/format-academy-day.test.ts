import { expect, test } from 'vitest';
import { formatAcademyDay } from './format-academy-day.ts';

test.each([
  ['2026-11-16T22:59:59.999Z', '2026-11-16'],
  ['2026-11-16T23:00:00Z', '2026-11-17'],
  ['2026-07-16T21:59:59.999Z', '2026-07-16'],
  ['2026-07-16T22:00:00Z', '2026-07-17'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Bratislava, in winter and in summer', (moment, day) => {
  expect(formatAcademyDay(new Date(moment))).toBe(day);
});
