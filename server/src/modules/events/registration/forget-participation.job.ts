import * as z from 'zod';
import { addDays } from '../../../platform/academy-days.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { anonymiseAttendance } from '../attendance/attendance.repository.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { deleteRegistrationsBefore } from './registrations.repository.ts';

export const forgetParticipationJob: JobType<Record<string, never>> = {
  name: 'forget-event-participation',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '42 3 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** A year plus the month that staff compare it with. */
const retainedDays = 400;

/** Deletes who registered and who came; the counts stay. */
export function createForgetParticipationJob(
  deps: Pick<EventsDependencies, 'transact' | 'clock'>,
): JobDefinition<Record<string, never>> {
  return {
    ...forgetParticipationJob,
    handle: () =>
      deps.transact(async ({ tx }) => {
        const before = addDays(formatAcademyDay(deps.clock.now()), -retainedDays);
        await deleteRegistrationsBefore(tx, before);
        await anonymiseAttendance(tx, before);
      }),
  };
}
