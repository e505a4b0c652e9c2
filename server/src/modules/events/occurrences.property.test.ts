import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { toClockTime, toDate, toInstantOfWallClock, toWallClock } from './academy-clock.ts';
import { createPlannedEvent } from './events.factory.ts';
import type { PlannedEvent } from './events.repository.ts';
import {
  findOccurrencesIn,
  occurrenceId,
  type PlannedOccurrence,
  type Window,
} from './occurrences.ts';

const springNights = ['2026-03-29', '2027-03-28'];

/** Any minute of two years, with clock changes overrepresented. */
const wallClock: fc.Arbitrary<WallClock> = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 729 }).map((days) => toDate(dayOne.add({ days }))),
      fc.constantFrom(...springNights, '2026-10-25', '2027-10-31'),
    ),
    fc.oneof(fc.integer({ min: 0, max: 23 }), fc.constant(2)),
    fc.integer({ min: 0, max: 59 }),
  )
  .map(([date, hour, minute]) => `${date}T${twoDigits(hour)}:${twoDigits(minute)}` as const);

const dayOne = Temporal.PlainDateTime.from('2026-01-01T00:00');

const window: fc.Arbitrary<Window> = fc
  .tuple(wallClock, fc.integer({ min: 1, max: 40 * 24 * 60 }))
  .map(([from, minutes]) => ({
    from: toInstantOfWallClock(from),
    to: toInstantOfWallClock(from).add({ minutes }),
  }));

const event: fc.Arbitrary<PlannedEvent> = fc
  .record({
    firstStart: wallClock,
    durationMinutes: fc.integer({ min: 5, max: 1440 }),
    recurrenceRule: fc.constantFrom(
      null,
      'FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU',
      'FREQ=MONTHLY;BYDAY=1TH',
      'FREQ=MONTHLY;BYDAY=-1SU',
      'FREQ=DAILY;COUNT=40',
      'FREQ=WEEKLY;UNTIL=20270401',
    ),
  })
  .map(createPlannedEvent);

describe('for any event and window', () => {
  test('an occurrence is held at the planned time of day, in every season', () => {
    fc.assert(
      fc.property(event, window, (planned, seen) => {
        const time = planned.firstStart.slice(11);
        for (const { start } of findOccurrencesIn([planned], seen)) {
          const isSkipped = springNights.includes(toDate(start)) && time.startsWith('02:');
          expect(toClockTime(start)).toBe(isSkipped ? time.replace('02:', '03:') : time);
        }
      }),
    );
  });

  test('occurrences come soonest first, none outside the window, none twice', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 4 }), window, (planned, seen) => {
        const found = findOccurrencesIn(planned, seen);
        const starts = found.map(({ start }) => start.epochMilliseconds);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(found.every((one) => runsIn(one, seen))).toBe(true);
        expect(new Set(found.map(occurrenceId)).size).toBe(found.length);
      }),
    );
  });

  test('a daily series has one occurrence for each night of the window, none left out', () => {
    fc.assert(
      fc.property(wallClock, window, (firstStart, seen) => {
        const daily = createPlannedEvent({ firstStart, recurrenceRule: 'FREQ=DAILY' });
        const found = findOccurrencesIn([daily], seen).map(({ plannedStart }) => plannedStart);
        expect(found).toEqual(dailyByHand(firstStart, seen));
      }),
    );
  });

  test('two windows that meet show together what one over both shows', () => {
    fc.assert(
      fc.property(
        event,
        window,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (planned, seen, at) => {
          const length = seen.to.epochMilliseconds - seen.from.epochMilliseconds;
          const middle = seen.from.add({ milliseconds: Math.round(length * at) });
          const parts = [
            ...findOccurrencesIn([planned], { from: seen.from, to: middle }),
            ...findOccurrencesIn([planned], { from: middle, to: seen.to }),
          ];
          const whole = findOccurrencesIn([planned], seen);
          expect(new Set(parts.map(occurrenceId))).toEqual(new Set(whole.map(occurrenceId)));
        },
      ),
    );
  });

  test('moving one occurrence leaves all others as they were', () => {
    fc.assert(
      fc.property(
        event,
        window,
        fc.tuple(fc.nat(), wallClock),
        (planned, seen, [pick, movedTo]) => {
          const before = findOccurrencesIn([planned], seen);
          const chosen = before[pick % before.length];
          fc.pre(chosen !== undefined);
          const after = findOccurrencesIn([withMove(planned, chosen.plannedStart, movedTo)], seen);
          const others = (found: PlannedOccurrence[]) =>
            found.filter(({ plannedStart }) => plannedStart !== chosen.plannedStart).map(visible);
          expect(others(after)).toEqual(others(before));
          const arrived = after.find(({ plannedStart }) => plannedStart === chosen.plannedStart);
          expect(arrived && toWallClock(arrived.start)).toBe(
            arrived && toWallClock(toInstantOfWallClock(movedTo)),
          );
        },
      ),
    );
  });

  test('moving an occurrence away and back to its place changes nothing', () => {
    fc.assert(
      fc.property(event, window, fc.nat(), (planned, seen, pick) => {
        const before = findOccurrencesIn([planned], seen);
        const chosen = before[pick % before.length];
        fc.pre(chosen !== undefined);
        const { plannedStart } = chosen;
        const after = findOccurrencesIn([withMove(planned, plannedStart, plannedStart)], seen);
        expect(after.map(visible)).toEqual(before.map(visible));
      }),
    );
  });
});

/** A slow but obvious implementation to compare with: tries every day around the window. */
function dailyByHand(firstStart: WallClock, seen: Window): WallClock[] {
  const days = seen.from.until(seen.to, { largestUnit: 'days' }).days;
  return Array.from({ length: days + 5 }, (_, index) => index - 2)
    .map((index): WallClock => `${toDate(seen.from.add({ days: index }))}T${firstStart.slice(11)}`)
    .filter((start) => start >= firstStart)
    .filter((start) => runsIn(occurrenceOf45Minutes(start), seen));
}

function occurrenceOf45Minutes(plannedStart: WallClock) {
  const start = toInstantOfWallClock(plannedStart);
  return { start, end: start.add({ minutes: 45 }) };
}

function runsIn({ start, end }: Pick<PlannedOccurrence, 'start' | 'end'>, seen: Window): boolean {
  return (
    start.epochMilliseconds < seen.to.epochMilliseconds &&
    end.epochMilliseconds > seen.from.epochMilliseconds
  );
}

function withMove(
  planned: PlannedEvent,
  plannedStart: WallClock,
  movedTo: WallClock,
): PlannedEvent {
  const date = plannedStart.slice(0, 10);
  return createPlannedEvent({ ...planned, exceptions: [{ date, movedTo }] });
}

function visible(occurrence: PlannedOccurrence): string {
  return `${occurrenceId(occurrence)} ${occurrence.start} ${occurrence.end}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
