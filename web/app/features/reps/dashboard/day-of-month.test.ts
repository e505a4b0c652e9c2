import { expect, test } from 'vitest';
import { dayOfMonth } from './day-of-month.ts';

test('is an ordinal in English and a number elsewhere', () => {
  const english = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30].map((day) => dayOfMonth(day, 'en'));
  expect(english).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '30th',
  ]);
  expect(dayOfMonth(1, 'de')).toBe('1');
});
