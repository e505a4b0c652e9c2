import { expect, test } from 'vitest';
import { decideCohortState, splitIntoCohorts } from './cohorts.ts';

test('weeks begin on Monday, and contain every day of the period', () => {
  expect(splitIntoCohorts({ from: '2026-11-11', to: '2026-11-16' }, 'week')).toEqual([
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-22' },
  ]);
});

test('months are as long as they are', () => {
  expect(splitIntoCohorts({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toEqual([
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-31' },
  ]);
});

test('a cohort is open until its last day is over, and then young for thirty days', () => {
  const cohort = { from: '2026-11-09', to: '2026-11-15' };
  expect(decideCohortState(cohort, '2026-11-15')).toBe('open');
  expect(decideCohortState(cohort, '2026-11-16')).toBe('young');
  expect(decideCohortState(cohort, '2026-12-15')).toBe('young');
  expect(decideCohortState(cohort, '2026-12-16')).toBe('settled');
});
