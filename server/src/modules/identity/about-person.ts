import type { AuditRecord } from '../../platform/audit.ts';

/** How entries of the audit log name a person; the id says nothing once they are erased. */
export function aboutPerson(id: string): AuditRecord['target'] {
  return { kind: 'person', id };
}
