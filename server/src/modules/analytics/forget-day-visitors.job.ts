import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import {
  clearDayVisitors,
  findFirstVisitAt,
  lockRollups,
  saveRollupState,
} from './rollups.repository.ts';

/** Less than the promised 48 hours, because the job runs once an hour. */
const retentionHours = 46;
/** Far below the statement timeout, and locks few rows. */
const stepMs = 15 * 60 * 1000;

export const forgetDayVisitorsJob: JobType<Record<string, never>> = {
  name: 'forget-day-visitors',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  // After an upgrade, months of visits are cleared at once.
  expireInSeconds: 3_600,
  policy: 'exclusive',
  schedule: { cron: '32 * * * *', timeZone: 'UTC' },
  isRetention: true,
};

/**
 * The visits stay, but no longer show which came from the same visitor; visitors have been counted
 * by then.
 */
export function createForgetDayVisitorsJob(deps: {
  db: Db;
  clock: Clock;
}): JobDefinition<Record<string, never>> {
  return {
    ...forgetDayVisitorsJob,
    async handle(_payload, { signal }) {
      const oldest = new Date(deps.clock.now().getTime() - retentionHours * 60 * 60 * 1000);
      while (await clearNext(deps.db, oldest)) signal.throwIfAborted();
    },
  };
}

/**
 * False if nothing is left to clear, or if visits are being rolled up, since the next run is early
 * enough. Days whose visitors aren't counted yet are left for later.
 */
function clearNext(db: Db, oldest: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const state = await lockRollups(tx);
    if (!state) return false;
    const end = oldest < state.daysUntil ? oldest : state.daysUntil;
    const from = await findFirstVisitAt(tx, state.visitorsClearedUntil);
    if (from === null || from >= end) return false;
    const until = new Date(Math.min(from.getTime() + stepMs, end.getTime()));
    await clearDayVisitors(tx, { from, until });
    await saveRollupState(tx, { visitorsClearedUntil: until });
    return true;
  });
}
