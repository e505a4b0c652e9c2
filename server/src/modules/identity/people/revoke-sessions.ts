import { type Act, entryBy } from '../../../platform/act.ts';
import { aboutPerson } from '../about-person.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { deleteSessionsOf } from './person.repository.ts';
import { requireLockedPerson } from './require-person.ts';

/** Signs a person out everywhere; returns from how many devices. */
export function revokeSessions(
  deps: PeopleDependencies,
  act: Act,
  input: { userId: string; reason: string },
): Promise<number> {
  return deps.transact(async ({ tx, audit }) => {
    await requireLockedPerson(deps, tx, { userId: input.userId, act });
    const revoked = await deleteSessionsOf(tx, input.userId);
    audit({
      ...entryBy(act),
      action: 'people.revoke-sessions',
      target: aboutPerson(input.userId),
      after: { revoked },
      reason: input.reason,
    });
    return revoked;
  });
}
