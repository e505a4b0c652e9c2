import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';
import type { AuditContent } from '../../platform/audit-chain.ts';

export type Names = ReadonlyMap<string, string>;

export function toAuditEntry(entry: AuditContent, names: Names): AuditEntry {
  const { actorId, targetId } = entry;
  return {
    number: entry.number,
    at: entry.at,
    actor: {
      kind: entry.actorKind,
      id: actorId,
      name: actorId === null ? null : (names.get(actorId) ?? null),
    },
    action: entry.action,
    target: { kind: entry.targetKind, id: targetId, name: names.get(targetId) ?? null },
    before: entry.before,
    after: entry.after,
    reason: entry.reason,
    requestId: entry.requestId,
  };
}
