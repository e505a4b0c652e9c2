import type { PayoutId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { findPayout } from './payouts.repository.ts';

/** The bank file as created; it contains account numbers, so every download is audited. */
export function readFile(
  deps: Pick<SalesRepsDependencies, 'transact' | 'seal'>,
  act: ActionContext,
  id: PayoutId,
): Promise<{ fileName: string; xml: string }> {
  return deps.transact(async ({ tx, audit }) => {
    const payout = await findPayout(tx, id);
    if (!payout) throw new DomainError('PAYOUT_NOT_FOUND');
    if (payout.file === null) throw new DomainError('PAYOUT_STATE');
    const { fileHash, period } = payout;
    const target = { kind: 'payout', id };
    audit({ ...auditFieldsOf(act), action: 'sales-reps.read-file', target, after: { fileHash } });
    return { fileName: `payout-${period}.xml`, xml: deps.seal.open(payout.file) };
  });
}
