import type { Clock } from '../../platform/clock.ts';
import type { ComputedClaim } from '../../platform/computed-claim.ts';
import type { Db } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';

export type ClaimsDependencies = {
  db: Db;
  clock: Clock;
  transact: Transact;
  /** What all modules count; asked later, when they are there. */
  findComputed(): readonly ComputedClaim[];
};
