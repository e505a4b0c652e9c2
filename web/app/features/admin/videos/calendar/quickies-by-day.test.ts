import { describe, expect, it } from 'vitest';
import { makeVideo, videoIdOf } from '../video.factory.ts';
import { countFreeDays, quickiesByDay } from './quickies-by-day.ts';

const on = (day: string | null, isActive = true) =>
  makeVideo({ id: videoIdOf(2), quickie: { scheduledDate: day, isActive } });

describe('which quickie stands on which day', () => {
  it('counts active ones with a day only', () => {
    const byDay = quickiesByDay([
      on('2026-11-17'),
      on('2026-11-18', false),
      on(null),
      makeVideo({ quickie: null }),
    ]);
    expect([...byDay.keys()]).toEqual(['2026-11-17']);
  });

  it('counts free days from today on, or from the first of a month to come', () => {
    const byDay = quickiesByDay([on('2026-11-29'), on('2026-11-02')]);
    expect(countFreeDays('2026-11', '2026-11-28', byDay)).toBe(2);
    expect(countFreeDays('2026-12', '2026-11-28', byDay)).toBe(31);
    expect(countFreeDays('2026-10', '2026-11-28', byDay)).toBe(0);
  });
});
