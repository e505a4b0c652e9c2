import * as z from 'zod';
import { compareHeads, storeHead } from './audit-heads.ts';
import { verifyAudit } from './audit-verification.ts';
import { chainAudit } from './chain-audit.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import { type JobDefinition, type JobType, PermanentJobError } from './job-definition.ts';
import type { Storage } from './storage.ts';

export const storeAuditHeadJob: JobType<Record<string, never>> = {
  name: 'keep-audit-head',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  // The job reads the whole log.
  expireInSeconds: 900,
  policy: 'exclusive',
  schedule: { cron: '47 3 * * *', timeZone: 'UTC' },
};

/** A tampered log becomes a dead letter, which pages the person on duty. */
export function createStoreAuditHeadJob(deps: {
  db: Db;
  clock: Clock;
  storage: Storage;
}): JobDefinition<Record<string, never>> {
  return {
    ...storeAuditHeadJob,
    async handle() {
      await chainAudit(deps.db);
      const { firstBroken, head } = await verifyAudit(deps.db);
      if (firstBroken !== null) {
        throw new PermanentJobError(`the audit log is broken at entry ${firstBroken}`);
      }
      const { firstMismatch } = await compareHeads(deps.db, deps.storage);
      if (firstMismatch) {
        throw new PermanentJobError(`the audit log does not fit its head of ${firstMismatch.day}`);
      }
      if (head) await storeHead(deps.storage, head, deps.clock.now());
    },
  };
}
