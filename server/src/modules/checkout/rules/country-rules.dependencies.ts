import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { Transact } from '../../../platform/transact.ts';

/** The dependencies of the country rule use cases. */
export type CountryRulesDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly transact: Transact;
};
