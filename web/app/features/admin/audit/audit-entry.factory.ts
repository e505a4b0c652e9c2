import type { AuditEntry } from '@danube/contract/audit/audit.schemas.ts';

export function makeAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    number: 1204,
    at: new Date('2026-11-14T09:12:00Z'),
    actor: { kind: 'admin', id: 'admin-1', name: 'Lucia Horváthová' },
    action: 'people.suspend',
    target: { kind: 'person', id: 'person-1', name: 'Anna Kovač' },
    before: { state: 'active' },
    after: { state: 'suspended' },
    reason: 'Charged back twice',
    requestId: 'request-1',
    ...overrides,
  };
}
