import type { Member } from './actor.ts';
import { type AuditRecord, auditActor } from './audit.ts';
import { memberOf } from './guard.ts';

/** Who acts, and by which request. */
export type Act = { readonly member: Member; readonly requestId: string };

/** The act of a procedure whose declared audience isn't the public. */
export function actOf(context: { member: Member | null; requestId: string }): Act {
  return { member: memberOf(context), requestId: context.requestId };
}

/** What every entry of the audit log about an act begins with. */
export function entryBy({ member, requestId }: Act): Pick<AuditRecord, 'actor' | 'requestId'> {
  return { actor: auditActor(member), requestId };
}
