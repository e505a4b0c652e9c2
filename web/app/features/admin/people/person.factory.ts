import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { Person } from '@danube/contract/identity/people.schemas.ts';

export function makePerson(overrides: Partial<Person> = {}): Person {
  return {
    id: userIdSchema.parse('person-1'),
    email: 'anna@example.eu',
    firstName: 'Anna',
    lastName: 'Kovač',
    isAdmin: false,
    isSalesRep: false,
    hasSecondFactor: false,
    state: 'active',
    memberSince: new Date('2026-03-01T08:00:00Z'),
    lastActiveAt: new Date('2026-11-10T17:30:00Z'),
    phone: null,
    language: 'sk',
    role: 'member',
    staffRoles: [],
    hasPassword: true,
    providers: [],
    passkeyCount: 0,
    deviceCount: 2,
    suspension: null,
    erasureAt: null,
    secondFactorRemovalAt: null,
    ...overrides,
  };
}
