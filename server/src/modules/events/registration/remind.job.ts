import * as z from 'zod';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { onAcademyClock } from '../academy-clock.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findEventsStartingIn, findSeries, shareSeries } from '../events.repository.ts';
import {
  isCancelled,
  nameOf,
  occurrenceOn,
  occurrencesIn,
  type PlannedOccurrence,
  reachOf,
} from '../occurrences.ts';
import { dueReminder, longestLead } from './due-reminder.ts';
import { claimReminders } from './registrations.repository.ts';
import { writeToPerson } from './write-to-person.ts';

export const remindJob: JobType<Record<string, never>> = {
  name: 'remind-of-events',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 10, maxDelaySeconds: 60 },
  expireInSeconds: 300,
  policy: 'exclusive',
  keepCompletedSeconds: 600,
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};

/** Small enough that a batch is soon committed. */
const peopleAtOnce = 100;

/**
 * Derives each minute who is to be reminded of what. Nothing is queued ahead, so what was moved or
 * cancelled needs no cleaning up, and what a stopped worker missed isn't sent after the start.
 */
export function createRemindJob(deps: EventsDependencies): JobDefinition<Record<string, never>> {
  return {
    ...remindJob,
    async handle(_payload, { signal }) {
      const from = onAcademyClock(deps.clock.now());
      const window = { from, to: from.add({ milliseconds: longestLead + 1 }) };
      const events = await findEventsStartingIn(deps.db, reachOf(window));
      for (const occurrence of occurrencesIn(events, window)) {
        while (await remindSome(deps, occurrence)) signal.throwIfAborted();
      }
    },
  };
}

/** The marks and their emails commit together. False once nobody is left. */
async function remindSome(
  deps: EventsDependencies,
  occurrence: PlannedOccurrence,
): Promise<boolean> {
  const startsAt = new Date(occurrence.start.epochMilliseconds);
  const due = occurrence.event.isAllDay ? null : dueReminder(startsAt, deps.clock.now());
  if (!due) return false;
  return deps.transact(async ({ tx }) => {
    if (await hasChanged(tx, occurrence)) return false;
    const wanted = { ...due, startsAt, limit: peopleAtOnce };
    const people = await claimReminders(tx, nameOf(occurrence), wanted);
    const occasion = `${due.kind}:${startsAt.getTime()}`;
    for (const person of people) {
      await writeToPerson(deps, tx, { kind: 'event-reminder', occurrence, person, occasion });
    }
    return people.length === peopleAtOnce;
  });
}

/** It was moved, cancelled or removed since we looked: the next minute sees it as it is. */
async function hasChanged(tx: Tx, occurrence: PlannedOccurrence): Promise<boolean> {
  const { seriesId, date } = nameOf(occurrence);
  await shareSeries(tx, seriesId);
  const now = occurrenceOn(await findSeries(tx, seriesId), date);
  return !now || isCancelled(now) || !now.start.equals(occurrence.start);
}
