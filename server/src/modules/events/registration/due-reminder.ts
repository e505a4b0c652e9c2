import type { ReminderKind } from './registrations.repository.ts';

const hour = 60 * 60_000;
const leads = { day: 24 * hour, hour } as const satisfies Record<ReminderKind, number>;

export const longestLead = leads.day;

/**
 * The reminder whose time it is: a day before, until the hour before; then that one, until the
 * start. Never both at once, and none late. `dueAt` is the moment it was due: who registered after
 * it knows when the session is.
 */
export function dueReminder(startsAt: Date, now: Date): { kind: ReminderKind; dueAt: Date } | null {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > leads.day) return null;
  const kind = ahead > leads.hour ? 'day' : 'hour';
  return { kind, dueAt: new Date(startsAt.getTime() - leads[kind]) };
}
