import type { ReminderKind } from './registrations.repository.ts';

const hour = 60 * 60_000;
const leads = { day: 24 * hour, hour } as const satisfies Record<ReminderKind, number>;

export const maxReminderLeadMs = leads.day;

/**
 * The reminder that is due: the day before, until an hour before; then that one, until the start.
 * Never both at once, and none late. `dueAt` is when it was due: people who registered after that
 * already know the time.
 */
export function dueReminder(startsAt: Date, now: Date): { kind: ReminderKind; dueAt: Date } | null {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > leads.day) return null;
  const kind = ahead > leads.hour ? 'day' : 'hour';
  return { kind, dueAt: new Date(startsAt.getTime() - leads[kind]) };
}
