import { auditActor } from '../../../platform/audit.ts';
import type { OwnAct } from '../identity.dependencies.ts';
import { lockUser, storeErasureAt } from './leaving.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

/** Keeps the account; where nothing was planned there is nothing to do. */
export function cancelErasure(
  deps: Pick<PersonalDataDependencies, 'transact'>,
  act: OwnAct,
): Promise<void> {
  const { userId } = act.member;
  return deps.transact(async ({ tx, audit }) => {
    const planned = await lockUser(tx, userId);
    if (!planned?.erasureAt) return;
    await storeErasureAt(tx, userId, null);
    audit({
      actor: auditActor(act.member),
      action: 'account.cancel-erasure',
      target: { kind: 'person', id: userId },
      before: { erasureAt: planned.erasureAt },
      requestId: act.requestId,
    });
  });
}
