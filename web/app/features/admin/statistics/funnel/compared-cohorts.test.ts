import { expect, it } from 'vitest';
import { comparedCohorts } from './compared-cohorts.ts';

const period = { from: '2026-10-20', to: '2026-11-18' };

it('compares with as many whole weeks directly before, without an overlap', () => {
  expect(comparedCohorts(period, 'before', 'week')).toEqual({
    from: '2026-09-14',
    to: '2026-10-18',
  });
});

it('compares with as many whole months directly before, over a turn of the year too', () => {
  expect(comparedCohorts(period, 'before', 'month')).toEqual({
    from: '2026-08-01',
    to: '2026-09-30',
  });
  const january = { from: '2027-01-10', to: '2027-01-20' };
  expect(comparedCohorts(january, 'before', 'month')).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});

it('compares with the same months a year earlier, and with nothing if not wanted', () => {
  expect(comparedCohorts(period, 'year', 'month')).toEqual({
    from: '2025-10-01',
    to: '2025-11-30',
  });
  expect(comparedCohorts(period, 'none', 'week')).toBeNull();
});
