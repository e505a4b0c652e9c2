import { expect, test } from 'vitest';
import { toInstantOfWallClock } from './academy-clock.ts';
import { createPlannedEvent } from './events.factory.ts';
import { toEventPlan, toOccurrence, toProgrammeOccurrence } from './events.mapper.ts';
import type { PlannedEvent } from './events.repository.ts';
import { findOccurrencesIn, type PlannedOccurrence } from './occurrences.ts';

const tuesdays = createPlannedEvent({
  exceptions: [{ date: '2026-12-01', movedTo: '2026-12-02T18:00' }],
});
const openHouse = createPlannedEvent({
  firstStart: '2026-11-21T00:00',
  isAllDay: true,
  durationMinutes: 1440,
  recurrenceRule: null,
  meetingUrl: null,
});

function onlyOccurrence(event: PlannedEvent): PlannedOccurrence {
  const window = {
    from: toInstantOfWallClock('2026-11-16T00:00'),
    to: toInstantOfWallClock('2026-11-23T00:00'),
  };
  const [occurrence] = findOccurrencesIn([event], window);
  if (!occurrence) throw new Error('the event has no occurrence in that week');
  return occurrence;
}

test('an occurrence says these things on the wire and nothing else', () => {
  expect(toOccurrence(onlyOccurrence(tuesdays))).toStrictEqual({
    id: `${tuesdays.id}@2026-11-17`,
    eventId: tuesdays.id,
    slug: tuesdays.slug,
    date: '2026-11-17',
    title: 'Education Tuesday Live',
    description: 'One market, one question.',
    type: 'live_trading',
    scheduledDate: '2026-11-17',
    scheduledTime: '18:00',
    startsAt: new Date('2026-11-17T17:00:00Z'),
    durationMinutes: 45,
    audience: 'everyone',
    host: null,
    language: 'en',
    joinPath: `/events/${tuesdays.slug}/2026-11-17/join`,
    isRecorded: false,
  });
});

test('an all-day occurrence has a date and no time', () => {
  expect(toOccurrence(onlyOccurrence(openHouse))).toMatchObject({
    scheduledDate: '2026-11-21',
    scheduledTime: null,
    startsAt: new Date('2026-11-20T23:00:00Z'),
  });
});

test('a plan says these things on the wire and nothing else', () => {
  expect(toEventPlan(tuesdays)).toStrictEqual({
    id: tuesdays.id,
    title: 'Education Tuesday Live',
    description: 'One market, one question.',
    type: 'live_trading',
    firstStart: '2026-01-06T18:00',
    isAllDay: false,
    durationMinutes: 45,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU',
    meetingUrl: 'https://meet.danube-trading.example/tuesday',
    seriesId: tuesdays.id,
    slug: tuesdays.slug,
    endsBefore: null,
    audience: 'everyone',
    itemId: null,
    capacity: null,
    host: null,
    language: 'en',
    isRecorded: false,
    exceptions: [
      {
        date: '2026-12-01',
        movedTo: '2026-12-02T18:00',
        isCancelled: false,
        title: null,
        durationMinutes: null,
        host: null,
        meetingUrl: null,
        capacity: null,
        isRecorded: null,
        emptied: [],
      },
    ],
  });
});

test('the printed programme gets these things and nothing else', () => {
  expect(toProgrammeOccurrence(onlyOccurrence(openHouse))).toStrictEqual({
    title: 'Education Tuesday Live',
    description: 'One market, one question.',
    startsAt: '2026-11-20T23:00:00Z',
    durationMinutes: 1440,
    type: 'live_trading',
    isAllDay: true,
  });
});
