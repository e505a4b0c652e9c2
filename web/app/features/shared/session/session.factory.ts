import type { Session } from '@danube/contract/identity/identity.schemas.ts';

const day = 24 * 60 * 60_000;

export function makeSession(user: Partial<Session['user']> = {}, daysLeft = 7): Session {
  return {
    user: {
      // The server creates branded ids; tests needn't validate theirs.
      id: 'anna' as Session['user']['id'],
      email: 'anna@posteo.example',
      firstName: 'Anna',
      lastName: 'Gruber',
      isAdmin: false,
      roles: [],
      isSalesRep: false,
      needsSecondFactor: false,
      ...user,
    },
    expiresAt: new Date(Date.now() + daysLeft * day),
  };
}
