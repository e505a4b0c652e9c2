import type { Member } from './actor.ts';
import { type AuditRecord, auditActor } from './audit.ts';
import { memberOf } from './guard.ts';

/** Who acts, and by which request: what every entry of the audit log begins with. */
export type Act = Pick<AuditRecord, 'actor' | 'requestId'>;

export function actOf(context: { member: Member | null; requestId: string }): Act {
  return { actor: auditActor(memberOf(context)), requestId: context.requestId };
}
