import {
  type ClaimFigure,
  type ClaimId,
  claimRegister,
} from '@danube/contract/claims/claim-register.ts';
import { claimIdSchema } from '@danube/contract/claims/claims.schemas.ts';
import * as z from 'zod';
import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import type { ClaimsDependencies } from './claims.dependencies.ts';
import { findComputedValues, storeComputedValue } from './claims.repository.ts';

export const computeClaimsJob: JobType<Record<string, never>> = {
  name: 'compute-claims',
  schema: z.strictObject({}),
  // The next hourly run tries again.
  retry: { limit: 0, delaySeconds: 60, maxDelaySeconds: 60 },
  expireInSeconds: 900,
  policy: 'exclusive',
  // A new release may add figures.
  runsAtStart: true,
  // Every hour, so that a failed figure doesn't wait for the next night.
  schedule: { cron: '2 * * * *', timeZone: 'Europe/Bratislava' },
};

/** Counts each figure once a day, so that pages never wait for a count. */
export function createComputeClaimsJob(
  deps: ClaimsDependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...computeClaimsJob,
    async handle(_payload, { signal }) {
      const now = deps.clock.now();
      const asOf = formatAcademyDay(now);
      const stored = await findComputedValues(deps.db);
      const failures: unknown[] = [];
      for (const { id: named, compute } of deps.findComputed()) {
        signal.throwIfAborted();
        const id = claimIdSchema.parse(named);
        if (stored.get(id)?.asOf === asOf) continue;
        try {
          const value = await compute(deps.db, now);
          await store(deps, id, { value, asOf });
        } catch (error) {
          // One failure doesn't block the others.
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'figures were not computed');
    },
  };
}

function store(
  { transact }: Pick<ClaimsDependencies, 'transact'>,
  id: ClaimId,
  { value, asOf }: { value: number | null; asOf: string },
): Promise<void> {
  return transact(async ({ tx, touchContent }) => {
    const shown = value === null ? null : roundFigure(claimRegister[id], value);
    await storeComputedValue(tx, id, { value: shown, asOf });
    touchContent('claims');
  });
}

/** Ratings have one decimal, everything else none. */
function roundFigure({ unit }: ClaimFigure, value: number): number {
  return unit === 'rating' ? Math.round(value * 10) / 10 : Math.round(value);
}
