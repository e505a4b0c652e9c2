import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Transact } from '../../platform/transact.ts';
import { toSource } from './claims.mapper.ts';
import { deleteSource, findLockedSource } from './claims.repository.ts';

/** Removes a source, so that its figure has none; false if there was none. */
export function removeSource(
  deps: { transact: Transact; act: ActionContext },
  id: ClaimId,
): Promise<boolean> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const before = toSource(await findLockedSource(tx, id));
    if (before) {
      await deleteSource(tx, id);
      touchContent('claims');
    }
    const target = { kind: 'claim', id };
    audit({ ...auditFieldsOf(deps.act), action: 'claims.remove-source', target, before });
    return before !== null;
  });
}
