import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { personTarget } from '../person-target.ts';
import { settingsUrl } from '../site-urls.ts';
import { deleteSessionsOf } from './person.repository.ts';
import {
  claimDueFactorRemoval,
  deleteSecondFactors,
  findDueFactorRemovals,
} from './second-factor-removals.repository.ts';

type Dependencies = Pick<
  IdentityDependencies,
  'db' | 'clock' | 'ids' | 'jobs' | 'transact' | 'settings'
>;

export const removeSecondFactorsJob: JobType<Record<string, never>> = {
  name: 'remove-second-factors',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '12 * * * *', timeZone: 'UTC' },
};

/** Removes lost factors whose waiting period has ended. */
export function createRemoveSecondFactorsJob(
  deps: Dependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...removeSecondFactorsJob,
    async handle(_payload, { signal }) {
      for (const userId of await findDueFactorRemovals(deps.db, deps.clock.now())) {
        signal.throwIfAborted();
        await removeFactor(deps, userId);
      }
    },
  };
}

async function removeFactor(deps: Dependencies, userId: string): Promise<void> {
  await deps.transact(async (change) => {
    const { tx } = change;
    const removal = await claimDueFactorRemoval(tx, userId, deps.clock.now());
    const person = await findPerson(tx, userId);
    if (!removal || !person) return;
    await deleteSecondFactors(tx, userId);
    await deleteSessionsOf(tx, userId);
    await mailPerson(deps, change, {
      person,
      mail: {
        kind: 'second-factor-changed',
        firstName: person.firstName,
        change: 'two-factor-off',
        at: deps.clock.now().toISOString(),
        timeZone: academyTimeZone,
        settingsUrl: settingsUrl(deps.settings.siteUrl),
      },
    });
    change.audit({
      actor: systemActor,
      action: 'people.remove-second-factor',
      target: personTarget(userId),
      before: { requestedBy: removal.requestedBy },
      reason: removal.reason,
    });
  });
}
