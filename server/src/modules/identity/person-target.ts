import type { AuditRecord } from '../../platform/audit.ts';

/** How audit entries refer to a person; after the erasure the id is anonymous. */
export function personTarget(id: string): AuditRecord['target'] {
  return { kind: 'person', id };
}
