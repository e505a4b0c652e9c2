import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { personTarget } from '../person-target.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { deleteSessionsOf } from './person.repository.ts';
import { requireLockedPerson } from './require-person.ts';

/** Signs a person out everywhere; returns from how many devices. */
export function revokeSessions(
  deps: PeopleDependencies,
  act: ActionContext,
  input: { userId: string; reason: string },
): Promise<number> {
  return deps.transact(async ({ tx, audit }) => {
    await requireLockedPerson(deps, tx, { userId: input.userId, act });
    const revoked = await deleteSessionsOf(tx, input.userId);
    audit({
      ...auditFieldsOf(act),
      action: 'people.revoke-sessions',
      target: personTarget(input.userId),
      after: { revoked },
      reason: input.reason,
    });
    return revoked;
  });
}
