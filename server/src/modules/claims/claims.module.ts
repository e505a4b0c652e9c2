import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';
import { createClaimsRouter } from './claims.router.ts';

export function createClaims(deps: { db: Db; clock: Clock; transact: Transact }) {
  return { routers: { claims: createClaimsRouter(deps) } };
}
