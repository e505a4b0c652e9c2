import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { Transact } from '../../../platform/transact.ts';

/** What the use cases of coupons are given. */
export type CouponsDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly transact: Transact;
};
