import { type Act, entryBy } from '../../../platform/act.ts';
import { aboutPerson } from '../about-person.ts';
import { lockUser, storeErasureAt } from './leaving.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

/** Keeps the account; where nothing was planned there is nothing to do. */
export function cancelErasure(
  deps: Pick<PersonalDataDependencies, 'transact'>,
  act: Act,
): Promise<void> {
  const { userId } = act.member;
  return deps.transact(async ({ tx, audit }) => {
    const planned = await lockUser(tx, userId);
    if (!planned?.erasureAt) return;
    await storeErasureAt(tx, userId, null);
    audit({
      ...entryBy(act),
      action: 'account.cancel-erasure',
      target: aboutPerson(userId),
      before: { erasureAt: planned.erasureAt },
    });
  });
}
