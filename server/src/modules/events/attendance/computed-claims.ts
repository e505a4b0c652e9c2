import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { addDays } from '../../../platform/academy-days.ts';
import type { ComputedClaim } from '../../../platform/computed-claim.ts';
import type { Tx } from '../../../platform/database.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { toInstantOfWallClock } from '../academy-clock.ts';
import { findEventsStartingIn } from '../events.repository.ts';
import {
  findOccurrencesIn,
  occurrenceId,
  type PlannedOccurrence,
  widenWindow,
} from '../occurrences.ts';
import { findParticipants, findParticipation } from './attendance.repository.ts';

/** A year of sessions, so that one bad evening doesn't distort the figure. */
const daysBack = 365;

/** Advertised figures about sessions, computed from plan and attendance. */
export const computedClaims: readonly (ComputedClaim & { id: ClaimId })[] = [
  {
    id: 'eventsThisMonth',
    async compute(tx, now) {
      const first = `${formatAcademyDay(now).slice(0, 7)}-01`;
      const next = `${addDays(first, 31).slice(0, 7)}-01`;
      const sessions = await findSessions(tx, { from: first, to: next });
      return sessions.filter(({ start }) => start.toPlainDate().toString() >= first).length;
    },
  },
  {
    id: 'activeMembers',
    /**
     * Members who took part in the last 30 days; people who only looked at the calendar aren't
     * recorded.
     */
    async compute(tx, now) {
      const since = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
      return (await findParticipants(tx, since)).length || null;
    },
  },
  {
    id: 'averageAttendance',
    /** The share of registered people who joined, over past sessions. */
    async compute(tx, now) {
      const today = formatAcademyDay(now);
      const span = { from: addDays(today, -daysBack), to: today };
      const over = (await findSessions(tx, { from: span.from, to: addDays(today, 1) })).filter(
        ({ end }) => end.epochMilliseconds <= now.getTime(),
      );
      const participation = await findParticipation(tx, span);
      const figures = over.flatMap((one) => participation.get(occurrenceId(one)) ?? []);
      const registered = figures.reduce((sum, one) => sum + one.registered, 0);
      const came = figures.reduce((sum, one) => sum + one.came, 0);
      return registered === 0 ? null : (came / registered) * 100;
    },
  },
];

/** Sessions between two days, without all-day events. */
async function findSessions(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<PlannedOccurrence[]> {
  const window = {
    from: toInstantOfWallClock(`${from}T00:00`),
    to: toInstantOfWallClock(`${to}T00:00`),
  };
  const events = await findEventsStartingIn(tx, widenWindow(window));
  return findOccurrencesIn(events, window).filter(({ event }) => !event.isAllDay);
}
