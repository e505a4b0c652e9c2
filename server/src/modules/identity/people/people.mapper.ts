import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { Person, PersonRow } from '@danube/contract/identity/people.schemas.ts';
import { isLanguageCode } from '@danube/contract/locale.ts';
import { decideStaffRoles } from '../is-admin.ts';
import type { FoundPerson } from './people.repository.ts';
import type { PersonDetail } from './person.repository.ts';

export function toPersonRow(person: FoundPerson): PersonRow {
  return {
    id: userIdSchema.parse(person.id),
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    isAdmin: person.isAdmin,
    isSalesRep: person.isSalesRep,
    hasSecondFactor: person.hasSecondFactor,
    state: stateOf(person),
    memberSince: person.createdAt,
    lastActiveAt: person.lastActiveAt,
  };
}

export function toPerson(person: PersonDetail): Person {
  const { suspendedAt, suspensionReason } = person;
  return {
    ...toPersonRow(person),
    phone: person.phone,
    language: isLanguageCode(person.language) ? person.language : null,
    role: person.role,
    staffRoles: [...decideStaffRoles(person, person.isAdmin)],
    hasPassword: person.hasPassword,
    providers: person.providers,
    passkeyCount: person.passkeyCount,
    deviceCount: person.deviceCount,
    suspension: suspendedAt && { reason: suspensionReason ?? '', since: suspendedAt },
    erasureAt: person.erasureAt,
    secondFactorRemovalAt: person.secondFactorRemovalAt,
  };
}

/** Someone both suspended and leaving is shown as suspended, because that takes precedence. */
function stateOf(person: Pick<FoundPerson, 'suspendedAt' | 'erasureAt'>): PersonRow['state'] {
  if (person.suspendedAt) return 'suspended';
  return person.erasureAt ? 'leaving' : 'active';
}
