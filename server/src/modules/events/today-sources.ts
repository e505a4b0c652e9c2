import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import type { AttentionSource, FigureSource } from '../../platform/today-sources.ts';
import { toAcademyTime } from './academy-clock.ts';
import { countJoins } from './attendance/attendance.repository.ts';
import { findEventsStartingIn } from './events.repository.ts';
import { findOccurrencesIn, widenWindow } from './occurrences.ts';
import { countWaiting } from './registration/registrations.repository.ts';

const path = '/admin/calendar';

/** A room missing this close to the session needs attention. */
const roomWarningDays = 2;

export const eventsAttention: readonly AttentionSource[] = [
  {
    name: 'sessionsWithoutRoom',
    scope: 'content',
    path,
    isUrgent: true,
    async find(tx, now) {
      const from = toAcademyTime(now);
      const window = { from, to: from.add({ days: roomWarningDays }) };
      const upcoming = findOccurrencesIn(
        await findEventsStartingIn(tx, widenWindow(window)),
        window,
      );
      const missing = upcoming.filter(({ event }) => !event.isAllDay && event.meetingUrl === null);
      return { count: missing.length };
    },
  },
  {
    name: 'sessionsWaitedFor',
    scope: 'content',
    path,
    find: (tx, now) => countWaiting(tx, formatAcademyDay(now)),
  },
];

export const eventsFigures: readonly FigureSource[] = [
  { name: 'sessionJoins', scope: 'content', unit: 'count', path, read: countJoins },
];
