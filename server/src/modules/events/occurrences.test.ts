import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import { describe, expect, test } from 'vitest';
import { toInstantOfWallClock, toWallClock } from './academy-clock.ts';
import { cancelledOccurrence, createPlannedEvent } from './events.factory.ts';
import type { PlannedEvent } from './events.repository.ts';
import { findOccurrencesIn, occurrenceId } from './occurrences.ts';

function startsIn(event: PlannedEvent, from: WallClock, to: WallClock): WallClock[] {
  return findOccurrencesIn([event], {
    from: toInstantOfWallClock(from),
    to: toInstantOfWallClock(to),
  }).map(({ start }) => toWallClock(start));
}

function instantsIn(event: PlannedEvent, from: WallClock, to: WallClock): string[] {
  return findOccurrencesIn([event], {
    from: toInstantOfWallClock(from),
    to: toInstantOfWallClock(to),
  }).map(({ start }) => start.toInstant().toString());
}

describe('when the clocks change', () => {
  test('a series stays at six in the evening while its distance to UTC changes in March', () => {
    const tuesdays = createPlannedEvent();
    expect(startsIn(tuesdays, '2026-03-24T00:00', '2026-04-01T00:00')).toEqual([
      '2026-03-24T18:00',
      '2026-03-31T18:00',
    ]);
    expect(instantsIn(tuesdays, '2026-03-24T00:00', '2026-04-01T00:00')).toEqual([
      '2026-03-24T17:00:00Z',
      '2026-03-31T16:00:00Z',
    ]);
  });

  test('a series stays at six in the evening while its distance to UTC changes in October', () => {
    expect(instantsIn(createPlannedEvent(), '2026-10-20T00:00', '2026-10-28T00:00')).toEqual([
      '2026-10-20T16:00:00Z',
      '2026-10-27T17:00:00Z',
    ]);
  });

  const nightly = createPlannedEvent({
    firstStart: '2026-01-01T02:30',
    recurrenceRule: 'FREQ=DAILY',
    durationMinutes: 30,
  });

  test('half past two takes place at half past three in the night that skips it', () => {
    expect(startsIn(nightly, '2026-03-28T00:00', '2026-03-31T00:00')).toEqual([
      '2026-03-28T02:30',
      '2026-03-29T03:30',
      '2026-03-30T02:30',
    ]);
  });

  test('half past two takes place once in the night that has it twice', () => {
    expect(instantsIn(nightly, '2026-10-24T00:00', '2026-10-27T00:00')).toEqual([
      '2026-10-24T00:30:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-26T01:30:00Z',
    ]);
  });

  test('a window that ends in the second half past two includes the first', () => {
    const from = toInstantOfWallClock('2026-10-25T00:00');
    const to = from.add({ hours: 3, minutes: 10 });
    expect(toWallClock(to)).toBe('2026-10-25T02:10');
    expect(findOccurrencesIn([nightly], { from, to })).toHaveLength(1);
  });

  test('an all-day event lasts from midnight to midnight, be it 23 hours', () => {
    const allDay = createPlannedEvent({
      firstStart: '2026-03-29T00:00',
      isAllDay: true,
      durationMinutes: 1440,
      recurrenceRule: null,
    });
    const window = {
      from: toInstantOfWallClock('2026-03-29T00:00'),
      to: toInstantOfWallClock('2026-03-30T00:00'),
    };
    const [occurrence] = findOccurrencesIn([allDay], window);
    expect(occurrence?.end.toInstant().toString()).toBe('2026-03-29T22:00:00Z');
  });
});

describe('the edges of the window', () => {
  const oneOff = createPlannedEvent({ firstStart: '2026-11-17T18:00', recurrenceRule: null });

  test('what is running at the beginning is included until the moment it ends', () => {
    expect(startsIn(oneOff, '2026-11-17T18:44', '2026-11-18T00:00')).toHaveLength(1);
    expect(startsIn(oneOff, '2026-11-17T18:45', '2026-11-18T00:00')).toHaveLength(0);
  });

  test('what starts at the very end is not included', () => {
    expect(startsIn(oneOff, '2026-11-16T00:00', '2026-11-17T18:00')).toHaveLength(0);
    expect(startsIn(oneOff, '2026-11-16T00:00', '2026-11-17T18:01')).toHaveLength(1);
  });

  test('an occurrence of a series that began yesterday and still runs is included', () => {
    const longest = createPlannedEvent({
      firstStart: '2026-03-28T12:00',
      durationMinutes: 1440,
      recurrenceRule: 'FREQ=WEEKLY',
    });
    // The clock was set forward in between: 24 hours after noon is 13:00.
    expect(startsIn(longest, '2026-03-29T12:59', '2026-03-30T00:00')).toEqual(['2026-03-28T12:00']);
    expect(startsIn(longest, '2026-03-29T13:00', '2026-03-30T00:00')).toEqual([]);
  });

  test('an all-day event counts until its midnight', () => {
    const allDay = createPlannedEvent({
      firstStart: '2026-11-21T00:00',
      isAllDay: true,
      durationMinutes: 1440,
      recurrenceRule: null,
    });
    expect(startsIn(allDay, '2026-11-21T23:59', '2026-11-28T00:00')).toHaveLength(1);
    expect(startsIn(allDay, '2026-11-22T00:00', '2026-11-28T00:00')).toHaveLength(0);
  });
});

describe('exceptions', () => {
  const window = ['2026-11-16T00:00', '2026-11-30T00:00'] as const;

  test('an occurrence that was called off is absent, and only that one', () => {
    const event = createPlannedEvent({
      exceptions: [cancelledOccurrence('2026-11-17')],
    });
    expect(startsIn(event, ...window)).toEqual(['2026-11-24T18:00']);
  });

  test('an occurrence that was moved keeps its name and takes its length along', () => {
    const event = createPlannedEvent({
      exceptions: [{ date: '2026-11-17', movedTo: '2026-11-18T10:15' }],
    });
    const [moved] = findOccurrencesIn([event], {
      from: toInstantOfWallClock(window[0]),
      to: toInstantOfWallClock(window[1]),
    });
    expect(moved && occurrenceId(moved)).toBe(`${event.id}@2026-11-17`);
    expect(moved && toWallClock(moved.start)).toBe('2026-11-18T10:15');
    expect(moved && toWallClock(moved.end)).toBe('2026-11-18T11:00');
  });

  test('an occurrence that was moved out of the window is absent', () => {
    const event = createPlannedEvent({
      exceptions: [{ date: '2026-11-17', movedTo: '2027-06-01T18:00' }],
    });
    expect(startsIn(event, ...window)).toEqual(['2026-11-24T18:00']);
  });

  test('an occurrence that was moved into the window from half a year away is present', () => {
    const event = createPlannedEvent({
      exceptions: [{ date: '2027-06-01', movedTo: '2026-11-19T09:00' }],
    });
    expect(startsIn(event, ...window)).toEqual([
      '2026-11-17T18:00',
      '2026-11-19T09:00',
      '2026-11-24T18:00',
    ]);
  });

  test('a one-off can be called off and moved like an occurrence of a series', () => {
    const plan = { firstStart: '2026-11-17T18:00', recurrenceRule: null } as const;
    const cancelled = createPlannedEvent({
      ...plan,
      exceptions: [cancelledOccurrence('2026-11-17')],
    });
    const moved = createPlannedEvent({
      ...plan,
      exceptions: [{ date: '2026-11-17', movedTo: '2026-11-20T18:00' }],
    });
    expect(startsIn(cancelled, ...window)).toEqual([]);
    expect(startsIn(moved, ...window)).toEqual(['2026-11-20T18:00']);
  });

  test('an occurrence may be moved onto the start of another one', () => {
    const event = createPlannedEvent({
      exceptions: [{ date: '2026-11-17', movedTo: '2026-11-24T18:00' }],
    });
    expect(startsIn(event, ...window)).toEqual(['2026-11-24T18:00', '2026-11-24T18:00']);
  });
});

test('two at the same moment come in the same order, however they were read', () => {
  const events = [createPlannedEvent({ title: 'B' }), createPlannedEvent({ title: 'A' })];
  const window = {
    from: toInstantOfWallClock('2026-11-16T00:00'),
    to: toInstantOfWallClock('2026-11-23T00:00'),
  };
  const read = findOccurrencesIn(events, window).map(occurrenceId);
  expect(findOccurrencesIn(events.toReversed(), window).map(occurrenceId)).toEqual(read);
});
