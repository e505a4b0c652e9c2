import type { ReminderKind } from './registrations.repository.ts';

const hour = 60 * 60_000;
const reminderLeadMs = { day: 24 * hour, hour } as const satisfies Record<ReminderKind, number>;

export const maxReminderLeadMs = reminderLeadMs.day;

/**
 * The reminder that is due: the first one until an hour before the start, then the second. Never
 * both at once, and none late. `dueAt` is when it became due: people who registered later already
 * know the time.
 */
export function findDueReminder(
  startsAt: Date,
  now: Date,
): { kind: ReminderKind; dueAt: Date } | null {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > reminderLeadMs.day) return null;
  const kind = ahead > reminderLeadMs.hour ? 'day' : 'hour';
  return { kind, dueAt: new Date(startsAt.getTime() - reminderLeadMs[kind]) };
}
