import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { invalidateLinks } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { personTarget } from '../person-target.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { deleteSessionsOf, storeSuspension } from './person.repository.ts';
import { requireLockedPerson, requirePerson, requireStillAdmin } from './require-person.ts';

/** Suspending again changes the reason; the person is only emailed the first time. */
export async function suspend(
  deps: PeopleDependencies,
  act: ActionContext,
  input: { userId: string; reason: string },
): Promise<Person> {
  if (input.userId === act.member.userId) throw new DomainError('NOT_ONESELF');
  return deps.transact(async (change) => {
    const { tx } = change;
    const before = toPerson(await requireLockedPerson(deps, tx, { userId: input.userId, act }));
    const since = before.suspension?.since ?? deps.clock.now();
    await storeSuspension(tx, input.userId, { reason: input.reason, since });
    await deleteSessionsOf(tx, input.userId);
    await invalidateLinks(tx, input.userId);
    await requireStillAdmin(deps, tx, act);
    if (!before.suspension) {
      const { firstName } = before;
      const contactEmail = await deps.settings.findContactEmail(tx);
      await mailPerson(deps, change, {
        person: before,
        mail: { kind: 'account-suspended', firstName, reason: input.reason, contactEmail },
      });
    }
    change.audit({
      ...auditFieldsOf(act),
      action: 'people.suspend',
      target: personTarget(input.userId),
      before: { suspension: before.suspension },
      after: { suspension: { reason: input.reason, since } },
      reason: input.reason,
    });
    return toPerson(await requirePerson(deps, tx, input.userId));
  });
}
