import * as z from 'zod';
import { addDays } from '../../../platform/academy-days.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findSeries, lockOccurrence, type OccurrenceKey } from '../events.repository.ts';
import { findOccurrenceOn } from '../occurrences.ts';
import { offerPlaces } from './offer-places.ts';
import { findUnsettled } from './registrations.repository.ts';

export const offerPlacesJob: JobType<Record<string, never>> = {
  name: 'offer-event-places',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 10, maxDelaySeconds: 60 },
  policy: 'exclusive',
  keepCompletedSeconds: 600,
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};

/** How long a postponed session is still processed. */
const daysBack = 31;

/** Passes on expired offers, and offers places that a larger capacity added. */
export function createOfferPlacesJob(
  deps: EventsDependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...offerPlacesJob,
    async handle(_payload, { signal }) {
      const now = deps.clock.now();
      const names = await findUnsettled(deps.db, addDays(formatAcademyDay(now), -daysBack), now);
      for (const name of names) {
        signal.throwIfAborted();
        await settle(deps, name);
      }
    },
  };
}

function settle(deps: EventsDependencies, name: OccurrenceKey): Promise<void> {
  return deps.transact(async (change) => {
    await lockOccurrence(change.tx, name);
    const occurrence = findOccurrenceOn(await findSeries(change.tx, name.seriesId), name.date);
    if (occurrence) await offerPlaces(deps, change, { occurrence });
  });
}
