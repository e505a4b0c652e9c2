import type { AttendanceMonth } from '@danube/contract/events/events.schemas.ts';
import type { Temporal } from 'temporal-polyfill';
import { toAcademyTime, toInstantOfWallClock } from '../academy-clock.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findEventsStartingIn } from '../events.repository.ts';
import {
  findOccurrencesIn,
  occurrenceId,
  type PlannedOccurrence,
  widenWindow,
} from '../occurrences.ts';
import { findParticipation, noParticipation, type Participation } from './attendance.repository.ts';

const monthsBack = 11;

/** The last twelve months including the current one, newest first. */
export async function findAttendanceMonths(
  deps: Pick<EventsDependencies, 'db' | 'clock'>,
): Promise<AttendanceMonth[]> {
  const now = toAcademyTime(deps.clock.now());
  const present = now.toPlainDate().toPlainYearMonth();
  const first = present.subtract({ months: monthsBack }).toPlainDate({ day: 1 });
  const window = { from: toInstantOfWallClock(`${first.toString()}T00:00`), to: now };
  const events = await findEventsStartingIn(deps.db, widenWindow(window));
  const held = findOccurrencesIn(events, window).filter(({ event }) => !event.isAllDay);
  const span = { from: first.toString(), to: present.toPlainDate({ day: 31 }).toString() };
  const participation = await findParticipation(deps.db, span);
  return Array.from({ length: monthsBack + 1 }, (_, back) =>
    toMonth(present.subtract({ months: back }), held, participation),
  );
}

function toMonth(
  month: Temporal.PlainYearMonth,
  held: readonly PlannedOccurrence[],
  participation: ReadonlyMap<string, Participation>,
): AttendanceMonth {
  const name = month.toString();
  const sessions = held.filter(({ date }) => date.startsWith(name));
  const figures = sessions.map((one) => participation.get(occurrenceId(one)) ?? noParticipation);
  const sum = (of: keyof Participation) => figures.reduce((total, one) => total + one[of], 0);
  return {
    month: name,
    sessions: sessions.length,
    registered: sum('registered'),
    came: sum('came'),
    members: sum('members'),
    visitors: sum('visitors'),
  };
}
