import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import {
  findStoredAdminEmails,
  hasScheduledErasure,
  lockPeople,
  storeAdminEmails,
} from './person.repository.ts';
import { requireStillAdmin } from './require-person.ts';

const list = { kind: 'admin-config', id: 'admin_emails' };

/** Null if none is stored and the fallback list applies. */
export function readAdminEmails(
  deps: PeopleDependencies,
  act: ActionContext,
): Promise<string[] | null> {
  return deps.transact(async ({ tx, audit }) => {
    const emails = await findStoredAdminEmails(tx);
    audit({ ...auditFieldsOf(act), action: 'people.read-admin-emails', target: list });
    return emails;
  });
}

/** From now on this list counts instead of the fallback, even if it is empty. */
export function changeAdminEmails(
  deps: PeopleDependencies,
  act: ActionContext,
  input: { emails: readonly string[]; reason: string },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    await requireRecentFactor(deps, tx, act.member);
    await lockPeople(tx, [act.member.userId]);
    const before = await findStoredAdminEmails(tx);
    const after = [...new Set(input.emails)].sort();
    const added = after.filter((email) => !before?.includes(email));
    if (await hasScheduledErasure(tx, added)) throw new DomainError('ACCOUNT_LEAVING');
    await storeAdminEmails(tx, after);
    await requireStillAdmin(deps, tx, act);
    audit({
      ...auditFieldsOf(act),
      action: 'people.change-admin-emails',
      target: list,
      before: { emails: before },
      after: { emails: after },
      reason: input.reason,
    });
  });
}
