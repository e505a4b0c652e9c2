import type { Person } from '@danube/contract/identity/people.schemas.ts';
import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { personTarget } from '../person-target.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { deleteSessionsOf, storeRoles } from './person.repository.ts';
import { requireLockedPerson, requirePerson, requireStillAdmin } from './require-person.ts';

/** A role change ends the person's sessions; the same roles again change nothing. */
export async function changeRole(
  deps: PeopleDependencies,
  act: ActionContext,
  input: { userId: string; staffRoles: readonly StaffRole[]; reason: string },
): Promise<Person> {
  if (input.userId === act.member.userId) throw new DomainError('NOT_ONESELF');
  return deps.transact(async ({ tx, audit }) => {
    await requireRecentFactor(deps, tx, act.member);
    const person = await requireLockedPerson(deps, tx, { userId: input.userId, act });
    const before = person.role === 'admin' ? person.staffRoles : [];
    const after = [...new Set(input.staffRoles)];
    // Staff accounts aren't erased, and the request may be the person's own.
    if (after.length > 0 && person.erasureAt) throw new DomainError('ACCOUNT_LEAVING');
    if (!isSameSet(before, after)) {
      await storeRoles(tx, person, after);
      await deleteSessionsOf(tx, input.userId);
      await requireStillAdmin(deps, tx, act);
    }
    audit({
      ...auditFieldsOf(act),
      action: 'people.change-role',
      target: personTarget(input.userId),
      before: { role: person.role, staffRoles: before },
      after: { role: after.length > 0 ? 'admin' : 'member', staffRoles: after },
      reason: input.reason,
    });
    return toPerson(await requirePerson(deps, tx, input.userId));
  });
}

function isSameSet(one: readonly StaffRole[], other: readonly StaffRole[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}
