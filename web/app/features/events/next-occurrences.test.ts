import { describe, expect, it } from 'vitest';
import { featuredOccurrence, nextOccurrences } from './next-occurrences.ts';
import { makeOccurrence } from './occurrence.factory.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day, 17));

describe('next occurrences', () => {
  it('are the three soonest, soonest first, whatever order they came in', () => {
    const given = [20, 17, 21, 18].map((day) =>
      makeOccurrence({ title: `day ${day}`, startsAt: on(day) }),
    );
    const titles = nextOccurrences(given).map((occurrence) => occurrence.title);
    expect(titles).toEqual(['day 17', 'day 18', 'day 20']);
  });

  it('leave the list they were given as it was', () => {
    const given = [makeOccurrence({ startsAt: on(20) }), makeOccurrence({ startsAt: on(17) })];
    nextOccurrences(given);
    expect(given[0]?.startsAt).toEqual(on(20));
  });
});

describe('featured occurrence', () => {
  it('is the soonest live session, even when another event comes before it', () => {
    const clinic = makeOccurrence({ type: 'other', startsAt: on(16) });
    const later = makeOccurrence({ startsAt: on(20) });
    const sooner = makeOccurrence({ startsAt: on(17) });
    expect(featuredOccurrence([clinic, later, sooner])).toBe(sooner);
  });

  it('is the next event of any kind when no live session is near', () => {
    const clinic = makeOccurrence({ type: 'other', startsAt: on(16) });
    expect(featuredOccurrence([clinic])).toBe(clinic);
    expect(featuredOccurrence([])).toBeUndefined();
  });
});
