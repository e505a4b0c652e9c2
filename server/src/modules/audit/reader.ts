import { type AuditActor, auditActor } from '../../platform/audit.ts';
import { memberOf } from '../../platform/guard.ts';

/** The log is one thing: it has no id but its name. */
export const auditLog = { kind: 'audit-log', id: 'audit-log' } as const;

/** Who looks into the log, and in which request. */
export type Reader = { readonly actor: AuditActor; readonly requestId: string };

export function readerOf(
  context: Parameters<typeof memberOf>[0] & { readonly requestId: string },
): Reader {
  return { actor: auditActor(memberOf(context)), requestId: context.requestId };
}
