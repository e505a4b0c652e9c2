import { auditContract } from '@danube/contract/audit/audit.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import type { Db } from '../../platform/database.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Transact } from '../../platform/transact.ts';
import { type FindNames, listEntries } from './list-entries.ts';
import { verifyLog } from './verify-log.ts';

export function createAuditRouter(deps: { db: Db; transact: Transact; findNames: FindNames }) {
  const os = implement(auditContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input, context }) =>
      listEntries(deps, requireActionContext(context), input),
    ),
    verify: os.verify.handler(({ context }) => verifyLog(deps, requireActionContext(context))),
  });
}
