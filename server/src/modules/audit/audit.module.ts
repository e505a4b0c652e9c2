import type { Db } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';
import { createAuditRouter } from './audit.router.ts';
import type { FindNames } from './list-entries.ts';

export function createAudit(deps: { db: Db; transact: Transact; findNames: FindNames }) {
  return { routers: { audit: createAuditRouter(deps) } };
}
