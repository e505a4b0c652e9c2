import type { Member } from './actor.ts';
import { type AuditRecord, auditActor } from './audit.ts';
import { requireMember } from './guard.ts';

/** Who acts, and in which request. */
export type ActionContext = { readonly member: Member; readonly requestId: string };

/** Only for procedures that require a member. */
export function requireActionContext(context: {
  member: Member | null;
  requestId: string;
}): ActionContext {
  return { member: requireMember(context), requestId: context.requestId };
}

/** The first fields of every audit entry about an act. */
export function auditFieldsOf({
  member,
  requestId,
}: ActionContext): Pick<AuditRecord, 'actor' | 'requestId'> {
  return { actor: auditActor(member), requestId };
}
