import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import type { Transact } from '../../platform/transact.ts';
import { type Names, toAuditEntry } from './audit.mapper.ts';
import { type EntryFilter, findEntries } from './audit.repository.ts';
import { auditLog } from './audit-log.ts';

/** What people are called; ids that belong to nobody, or to nobody any more, are left out. */
export type FindNames = (ids: readonly string[]) => Promise<Names>;

/** One page of the log. Anyone who reads it is recorded, or does not get to read. */
export async function listEntries(
  deps: { transact: Transact; findNames: FindNames },
  act: Act,
  { limit, ...filter }: EntryFilter & { limit: number },
): Promise<{ entries: AuditEntry[]; nextBefore: number | null }> {
  const found = await deps.transact(async (change) => {
    change.audit({ ...entryBy(act), action: 'audit.read', target: auditLog, after: filter });
    return findEntries(change.tx, filter, limit + 1);
  });
  const page = found.slice(0, limit);
  // After the transaction: a second connection asked for while holding one can empty the pool.
  const names = await deps.findNames([
    ...new Set(page.flatMap(({ actorId, targetId }) => [actorId ?? [], targetId].flat())),
  ]);
  return {
    entries: page.map((entry) => toAuditEntry(entry, names)),
    nextBefore: found.length > limit ? (page.at(-1)?.number ?? null) : null,
  };
}
