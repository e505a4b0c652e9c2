import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const days = [
  { day: '2026-02-28', plays: 3, previews: 9, minutes: 4.4 },
  { day: '2026-03-02', plays: 1, previews: 0, minutes: 0.4 },
];
const span = { from: '2026-02-28', to: '2026-03-02' };

describe('viewings by day', () => {
  it('show days without any as nothing', () => {
    expect(groupByDay(days, 'plays', span).values).toEqual([
      { day: '2026-02-28', value: 3 },
      { day: '2026-03-01', value: 0 },
      { day: '2026-03-02', value: 1 },
    ]);
  });

  it('are summed before they are rounded', () => {
    const { values, total } = groupByDay(days, 'minutes', span);
    expect(values.map(({ value }) => value)).toEqual([4, 0, 0]);
    expect(total).toBeCloseTo(4.8);
  });
});
