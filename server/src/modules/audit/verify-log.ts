import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { verifyAudit } from '../../platform/audit-verification.ts';
import { chainAudit } from '../../platform/chain-audit.ts';
import type { Db } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';
import { auditLog } from './audit-log.ts';

/** Not in one transaction: verifying a long log exceeds the transaction's time limit. */
export async function verifyLog(deps: { db: Db; transact: Transact }, act: ActionContext) {
  await chainAudit(deps.db);
  const { isIntact, entryCount, firstBroken } = await verifyAudit(deps.db);
  const outcome = { isIntact, entryCount, firstBroken };
  await deps.transact(async (change) =>
    change.audit({
      ...auditFieldsOf(act),
      action: 'audit.verify',
      target: auditLog,
      after: outcome,
    }),
  );
  return outcome;
}
