import * as z from 'zod';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { toAcademyTime } from '../academy-clock.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findEventsStartingIn, findSeries, lockSeriesForShare } from '../events.repository.ts';
import {
  findOccurrenceOn,
  findOccurrencesIn,
  isCancelled,
  nameOf,
  type PlannedOccurrence,
  widenWindow,
} from '../occurrences.ts';
import { findDueReminder, maxReminderLeadMs } from './find-due-reminder.ts';
import { mailAboutOccurrence } from './mail-about-occurrence.ts';
import { claimReminders } from './registrations.repository.ts';

export const remindJob: JobType<Record<string, never>> = {
  name: 'remind-of-events',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 10, maxDelaySeconds: 60 },
  expireInSeconds: 300,
  policy: 'exclusive',
  keepCompletedSeconds: 600,
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};

/** Small enough that a batch commits quickly. */
const batchSize = 100;

/**
 * Determines every minute who has to be reminded of what. Nothing is scheduled in advance, so moved
 * or cancelled sessions need no cleanup, and reminders missed by a stopped worker aren't sent after
 * the start.
 */
export function createRemindJob(deps: EventsDependencies): JobDefinition<Record<string, never>> {
  return {
    ...remindJob,
    async handle(_payload, { signal }) {
      const from = toAcademyTime(deps.clock.now());
      const window = { from, to: from.add({ milliseconds: maxReminderLeadMs + 1 }) };
      const events = await findEventsStartingIn(deps.db, widenWindow(window));
      for (const occurrence of findOccurrencesIn(events, window)) {
        while (await remindBatch(deps, occurrence)) signal.throwIfAborted();
      }
    },
  };
}

/** The marks and their emails commit together. False once nobody is left. */
async function remindBatch(
  deps: EventsDependencies,
  occurrence: PlannedOccurrence,
): Promise<boolean> {
  const startsAt = new Date(occurrence.start.epochMilliseconds);
  const due = occurrence.event.isAllDay ? null : findDueReminder(startsAt, deps.clock.now());
  if (!due) return false;
  return deps.transact(async ({ tx }) => {
    if (await hasChanged(tx, occurrence)) return false;
    const wanted = { ...due, startsAt, limit: batchSize };
    const people = await claimReminders(tx, nameOf(occurrence), wanted);
    const occasion = `${due.kind}:${startsAt.getTime()}`;
    for (const person of people) {
      await mailAboutOccurrence(deps, tx, { kind: 'event-reminder', occurrence, person, occasion });
    }
    return people.length === batchSize;
  });
}

/** It was moved, cancelled or removed since it was read: the next run sees the current state. */
async function hasChanged(tx: Tx, occurrence: PlannedOccurrence): Promise<boolean> {
  const { seriesId, date } = nameOf(occurrence);
  await lockSeriesForShare(tx, seriesId);
  const now = findOccurrenceOn(await findSeries(tx, seriesId), date);
  return !now || isCancelled(now) || !now.start.equals(occurrence.start);
}
