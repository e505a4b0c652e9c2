import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import { createPlannedEvent, siteUrl } from './events.factory.ts';
import { toOccurrence } from './events.mapper.ts';
import { findOccurrenceOn } from './occurrences.ts';
import { toMail } from './registration/mail-about-occurrence.ts';
import { renderCalendarInvite } from './registration/render-calendar-invite.ts';
import { renderCalendarFeed } from './render-calendar-feed.ts';
import { parseWithBoth } from './testing/parse-with-both.ts';

const clockChangeDates = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
const zones = [
  'Europe/Bratislava',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'UTC',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Africa/Casablanca',
];

const night = fc.record({
  date: fc.oneof(
    fc.constantFrom(...clockChangeDates),
    fc.integer({ min: 0, max: 700 }).map((days) => {
      return Temporal.PlainDate.from('2026-01-01').add({ days }).toString();
    }),
  ),
  hour: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.constantFrom(1, 2, 3)),
  minute: fc.integer({ min: 0, max: 59 }),
  zone: fc.constantFrom(...zones),
});

test('page, mail, feed and attachment name the same instant, in every zone and both odd nights, for two parsers', () => {
  fc.assert(
    fc.property(night, ({ date, hour, minute, zone }) => {
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const event = createPlannedEvent({ firstStart: `${date}T${time}`, recurrenceRule: null });
      const occurrence = findOccurrenceOn([event], date);
      if (!occurrence) throw new Error('a one-off takes place on its day');
      const shown = toOccurrence(occurrence).startsAt;
      const person = { userId: 'person', timeZone: zone, offeredUntil: null };
      const settings = { siteUrl, secret: 'secret' };
      const mail = toMail(settings, { kind: 'event-changed', occurrence, person, firstName: '' });
      const invite = renderCalendarInvite(occurrence, {
        siteUrl,
        organizer: 'desk@academy.example',
        attendee: 'person@example.org',
      });
      const [feed, attached] = [renderCalendarFeed([occurrence], siteUrl), invite.content].map(
        parseWithBoth,
      );
      expect(feed).toEqual(attached);
      expect(feed?.start).toEqual(shown);
      expect(instantIn(mail)).toEqual(shown);
    }),
    { numRuns: runSize({ nightly: 5_000, short: 100 }) },
  );
});

/** The instant a reader derives from an email: local date and time, and their offset. */
function instantIn({ startsAt, timeZone }: { startsAt: string; timeZone: string }): Date {
  const there = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  const read = Temporal.ZonedDateTime.from(
    `${there.toPlainDateTime().toString()}${there.offset}[${timeZone}]`,
  );
  return new Date(read.epochMilliseconds);
}
