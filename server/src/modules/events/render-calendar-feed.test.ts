import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toInstantOfWallClock } from './academy-clock.ts';
import { cancelledOccurrence, createPlannedEvent, siteUrl } from './events.factory.ts';
import type { PlannedEvent } from './events.repository.ts';
import { findPlannedIn } from './occurrences.ts';
import { isInFeed, renderCalendarFeed } from './render-calendar-feed.ts';

type Component = { name: string; properties: Map<string, string>; children: Component[] };

const week = {
  from: toInstantOfWallClock('2026-11-16T00:00'),
  to: toInstantOfWallClock('2026-11-23T00:00'),
};

function feedOf(...events: PlannedEvent[]): string {
  return renderCalendarFeed(findPlannedIn(events, week), siteUrl);
}

function entriesOf(...events: PlannedEvent[]): Map<string, string>[] {
  return parse(feedOf(...events)).children.map(({ properties }) => properties);
}

test('the calendar names itself and asks to be fetched again every hour', () => {
  const { name, properties } = parse(feedOf(createPlannedEvent()));
  expect(name).toBe('VCALENDAR');
  expect(Object.fromEntries(properties)).toEqual({
    VERSION: '2.0',
    PRODID: '-//Danube Trading Academy//Events//EN',
    METHOD: 'PUBLISH',
    NAME: 'Danube Trading Academy',
    'X-WR-CALNAME': 'Danube Trading Academy',
    'REFRESH-INTERVAL;VALUE=DURATION': 'PT1H',
    'X-PUBLISHED-TTL': 'PT1H',
  });
});

test('an occurrence is an entry in UTC, stamped with the last change of its event', () => {
  const event = createPlannedEvent({ updatedAt: new Date('2026-11-02T09:30:00Z') });
  const [entry] = entriesOf(event);
  expect(Object.fromEntries(entry ?? [])).toEqual({
    UID: `${event.id}@2026-11-17`,
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    DTSTAMP: '20261102T093000Z',
    'LAST-MODIFIED': '20261102T093000Z',
    DTSTART: '20261117T170000Z',
    DTEND: '20261117T174500Z',
    SUMMARY: 'Education Tuesday Live',
    DESCRIPTION: 'One market\\, one question.',
    LOCATION: `${siteUrl}/events/${event.slug}/2026-11-17/join`,
    'URL;VALUE=URI': `${siteUrl}/events/${event.slug}/2026-11-17`,
  });
});

test('an all-day occurrence is a date, whatever the zone of the reader', () => {
  const [entry] = entriesOf(
    createPlannedEvent({
      firstStart: '2026-11-21T00:00',
      isAllDay: true,
      durationMinutes: 1440,
      recurrenceRule: null,
    }),
  );
  expect(entry?.get('DTSTART;VALUE=DATE')).toBe('20261121');
  expect(entry?.get('DTEND;VALUE=DATE')).toBe('20261122');
});

test('an occurrence keeps its UID when it is moved, so that calendars move it too', () => {
  const plan = createPlannedEvent();
  const moved = createPlannedEvent({
    id: plan.id,
    exceptions: [{ date: '2026-11-17', movedTo: '2026-11-18T19:00' }],
  });
  expect(entriesOf(moved)[0]?.get('UID')).toBe(entriesOf(plan)[0]?.get('UID'));
  expect(entriesOf(moved)[0]?.get('DTSTART')).toBe('20261118T180000Z');
});

test('an occurrence that was cancelled says so, for thirty days', () => {
  const event = createPlannedEvent({ exceptions: [cancelledOccurrence('2026-11-17')] });
  expect(entriesOf(event)[0]?.get('STATUS')).toBe('CANCELLED');
  const [occurrence] = findPlannedIn([event], week);
  const isNotified = (now: string) => occurrence && isInFeed(occurrence, new Date(now));
  expect(isNotified('2026-02-02T09:59:59Z')).toBe(true);
  expect(isNotified('2026-02-02T10:00:00Z')).toBe(false);
});

test('the sequence grows with the plan and with the occurrence, and the room is never in it', () => {
  const event = createPlannedEvent({
    revision: 3,
    exceptions: [{ date: '2026-11-17', revision: 2, meetingUrl: 'https://meet.example/other' }],
  });
  expect(entriesOf(event)[0]?.get('SEQUENCE')).toBe('5');
  expect(feedOf(event).replaceAll('\r\n ', '')).not.toMatch(/https:\/\/meet\./);
});

test('what an event does not have is left out', () => {
  const [entry] = entriesOf(createPlannedEvent({ description: '', meetingUrl: null }));
  expect([...(entry?.keys() ?? [])]).not.toContain('DESCRIPTION');
  expect([...(entry?.keys() ?? [])]).not.toContain('LOCATION');
});

test('the same plan gives the same text, so that a reader can be told "unchanged"', () => {
  const event = createPlannedEvent();
  expect(feedOf(event)).toBe(feedOf(event));
});

describe('the text', () => {
  test('escapes what has a meaning in the format', () => {
    const description = 'Gold, dollar; yields\\rates\nSecond line: "quoted"';
    const [entry] = entriesOf(createPlannedEvent({ description }));
    expect(entry?.get('DESCRIPTION')).toBe(
      'Gold\\, dollar\\; yields\\\\rates\\nSecond line: "quoted"',
    );
  });

  test('comes back unchanged for anything a person may type, in lines of at most 75 bytes', () => {
    const typed = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .filter((text) => /^[\P{Cc}\n\t]*$/u.test(text) && text !== '');
    fc.assert(
      fc.property(typed, typed, (title, description) => {
        const feed = feedOf(createPlannedEvent({ title, description }));
        const lines = feed.split('\r\n');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const [entry] = parse(feed).children;
        expect(unescapeText(entry?.properties.get('SUMMARY'))).toBe(title);
        expect(unescapeText(entry?.properties.get('DESCRIPTION'))).toBe(description);
      }),
    );
  });
});

/** Parses RFC 5545 as far as a feed uses it; parameters stay part of the property's name. */
function parse(text: string): Component {
  const root: Component = { name: '', properties: new Map(), children: [] };
  const open = [root];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    const current = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const child: Component = { name: value, properties: new Map(), children: [] };
      current.children.push(child);
      open.push(child);
    } else if (name === 'END') {
      expect(open.pop()?.name).toBe(value);
    } else {
      expect(current.properties.has(name), `${name} comes once`).toBe(false);
      current.properties.set(name, value);
    }
  }
  const [calendar] = root.children;
  if (!calendar) throw new Error('there is no calendar in the text');
  return calendar;
}

function unescapeText(value: string | undefined): string | undefined {
  return value?.replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  );
}
