import { eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import { describe, expect, it } from 'vitest';
import { nextOccurrences, weekHighlights } from './next-occurrences.ts';
import { makeOccurrence } from './occurrence.factory.ts';
import { findNextOccurrence, tuesdayLiveTitle } from './series.ts';

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

describe('the next of a series', () => {
  it('is the soonest with its name, even when another session comes before it', () => {
    const dax = makeOccurrence({ title: 'DAX open', startsAt: on(16) });
    const later = makeOccurrence({ startsAt: on(24) });
    const sooner = makeOccurrence({ title: ' education tuesday LIVE', startsAt: on(17) });
    expect(findNextOccurrence(tuesdayLiveTitle, [dax, later, sooner])).toBe(sooner);
    expect(findNextOccurrence(tuesdayLiveTitle, [dax])).toBeUndefined();
  });
});

describe('highlights of the week', () => {
  const daily = eventIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-2f5b8c1e0a78');

  it('leave out what takes place nearly every day', () => {
    const routine = [16, 17, 18, 19].map((day) =>
      makeOccurrence({ eventId: daily, title: 'Market Analysis', startsAt: on(day) }),
    );
    const dates = [makeOccurrence({ startsAt: on(24) }), makeOccurrence({ startsAt: on(17) })];
    expect(weekHighlights([...routine, ...dates]).map(({ startsAt }) => startsAt)).toEqual([
      on(17),
      on(24),
    ]);
    expect(weekHighlights(routine)).toEqual([]);
  });

  it('are five at the most', () => {
    const given = [16, 17, 18, 19, 20, 21].map((day) =>
      makeOccurrence({
        eventId: eventIdSchema.parse(`0198f3a2-7c1e-7b6a-9d43-2f5b8c1e00${day}`),
        startsAt: on(day),
      }),
    );
    expect(weekHighlights(given)).toEqual(given.slice(0, 5));
  });
});
