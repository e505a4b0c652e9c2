import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { mailPerson } from '../mail-person.ts';
import { personTarget } from '../person-target.ts';
import { signInUrl } from '../site-urls.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { storeSuspension } from './person.repository.ts';
import { requireLockedPerson, requirePerson } from './require-person.ts';

/** Ends a suspension; without one, no email is sent. */
export function restore(
  deps: PeopleDependencies,
  act: ActionContext,
  input: { userId: string; reason: string },
): Promise<Person> {
  return deps.transact(async (change) => {
    const { tx } = change;
    const before = toPerson(await requireLockedPerson(deps, tx, { userId: input.userId, act }));
    if (before.suspension) {
      await storeSuspension(tx, input.userId, null);
      const { firstName } = before;
      await mailPerson(deps, change, {
        person: before,
        mail: { kind: 'account-restored', firstName, signInUrl: signInUrl(deps.settings.siteUrl) },
      });
    }
    change.audit({
      ...auditFieldsOf(act),
      action: 'people.restore',
      target: personTarget(input.userId),
      before: { suspension: before.suspension },
      after: { suspension: null },
      reason: input.reason,
    });
    return toPerson(await requirePerson(deps, tx, input.userId));
  });
}
