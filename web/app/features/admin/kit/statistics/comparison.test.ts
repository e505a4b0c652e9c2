import { expect, it } from 'vitest';
import { comparisonPeriod, readComparison } from './comparison.ts';

it.each([
  {
    comparison: 'before',
    period: { from: '2026-11-10', to: '2026-11-16' },
    expected: { from: '2026-11-03', to: '2026-11-09' },
  },
  {
    comparison: 'before',
    period: { from: '2026-03-01', to: '2026-03-01' },
    expected: { from: '2026-02-28', to: '2026-02-28' },
  },
  {
    comparison: 'year',
    period: { from: '2024-02-29', to: '2024-03-01' },
    expected: { from: '2023-02-28', to: '2023-03-01' },
  },
] as const)('compares $period.from to $period.to with $comparison', (requested) => {
  expect(comparisonPeriod(requested.period, requested.comparison)).toEqual(requested.expected);
});

it('is with the days before unless the address says otherwise', () => {
  expect(readComparison(new URLSearchParams())).toBe('before');
  expect(readComparison(new URLSearchParams('compare=year'))).toBe('year');
  expect(readComparison(new URLSearchParams('compare=moon'))).toBe('before');
  expect(comparisonPeriod({ from: '2026-11-10', to: '2026-11-16' }, 'none')).toBeNull();
});
