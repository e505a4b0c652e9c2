import type { Clock } from '../../platform/clock.ts';
import type { ComputedClaim } from '../../platform/computed-claim.ts';
import type { Db } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';

export type ClaimsDependencies = {
  db: Db;
  clock: Clock;
  transact: Transact;
  /** The computed claims of all modules; called later, once they are built. */
  findComputed(): readonly ComputedClaim[];
};
