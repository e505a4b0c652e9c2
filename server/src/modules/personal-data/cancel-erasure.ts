import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';
import { noErasure } from './request-erasure.ts';

/** Keeps the account, even if the erasure was requested by letter; no effect if none is planned. */
export function cancelErasure(
  deps: Pick<PersonalDataDependencies, 'transact' | 'people'>,
  act: ActionContext,
): Promise<void> {
  const { userId } = act.member;
  const { leaving } = deps.people;
  return deps.transact(async ({ tx, audit }) => {
    const planned = await leaving.lock(tx, userId);
    if (!planned?.erasureAt) return;
    await leaving.storeErasure(tx, userId, noErasure);
    audit({
      ...auditFieldsOf(act),
      action: 'account.cancel-erasure',
      target: { kind: 'person', id: userId },
      before: { erasureAt: planned.erasureAt },
    });
  });
}
