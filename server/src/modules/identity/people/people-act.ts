import type { Member } from '../../../platform/actor.ts';
import { type AuditRecord, auditActor } from '../../../platform/audit.ts';
import type { IdentityDependencies, IdentitySettings } from '../identity.dependencies.ts';

export type PeopleDependencies = Pick<
  IdentityDependencies,
  'clock' | 'ids' | 'transact' | 'jobs'
> & {
  settings: Pick<IdentitySettings, 'siteUrl' | 'contactEmail' | 'fallbackAdminEmails'>;
};

/** The administrator who acts, and the request they do it with. */
export type PeopleCall = { readonly admin: Member; readonly requestId: string };

/** What every entry about an act on people has in common. */
export function entryBy(call: PeopleCall): Pick<AuditRecord, 'actor' | 'requestId'> {
  return { actor: auditActor(call.admin), requestId: call.requestId };
}

export function aboutPerson(id: string): AuditRecord['target'] {
  return { kind: 'person', id };
}
