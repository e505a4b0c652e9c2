import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Transact } from '../../platform/transact.ts';
import { type Names, toAuditEntry } from './audit.mapper.ts';
import { type EntryFilter, findEntries } from './audit.repository.ts';
import { auditLog } from './audit-log.ts';

/** Display names; ids of erased or unknown people are left out. */
export type FindNames = (ids: readonly string[]) => Promise<Names>;

/** One page of the log. Reading it is audited in the same transaction. */
export async function listEntries(
  deps: { transact: Transact; findNames: FindNames },
  act: ActionContext,
  { limit, ...filter }: EntryFilter & { limit: number },
): Promise<{ entries: AuditEntry[]; nextBefore: number | null }> {
  const found = await deps.transact(async (change) => {
    change.audit({ ...auditFieldsOf(act), action: 'audit.read', target: auditLog, after: filter });
    return findEntries(change.tx, filter, limit + 1);
  });
  const page = found.slice(0, limit);
  // After the transaction: waiting for a second connection while holding one can exhaust the pool.
  const names = await deps.findNames([
    ...new Set(page.flatMap(({ actorId, targetId }) => [actorId ?? [], targetId].flat())),
  ]);
  return {
    entries: page.map((entry) => toAuditEntry(entry, names)),
    nextBefore: found.length > limit ? (page.at(-1)?.number ?? null) : null,
  };
}
