import type { PayoutId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Payout, PayoutDetail } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findPrinted } from '../rep-documents.repository.ts';
import { findRepNames } from '../reps/find-rep-names.ts';
import { findRepsById } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { findItems, findPayout, findPayouts, type PayoutRecord } from './payouts.repository.ts';

type ReadDependencies = Pick<SalesRepsDependencies, 'people'>;

export async function readPayout(
  deps: ReadDependencies,
  tx: Tx,
  id: PayoutId,
): Promise<PayoutDetail> {
  const payout = await findPayout(tx, id);
  if (!payout) throw new DomainError('PAYOUT_NOT_FOUND');
  const items = await findItems(tx, id);
  const names = await findRepNames(
    deps,
    await findRepsById(
      tx,
      items.map(({ repId }) => repId),
    ),
  );
  const printed = await findPrinted(tx, { payoutIds: [id] });
  const [shown] = await toPayouts(deps, [payout]);
  if (!shown) throw new DomainError('PAYOUT_NOT_FOUND');
  return {
    ...shown,
    items: items.map(({ repId, holderName, ibanEnd, amount, lines, state, returnedBecause }) => ({
      repId,
      repName: names.get(repId) ?? '',
      holderName,
      ibanEnd,
      amount,
      lines,
      state,
      returnedBecause,
      documents: printed
        .filter((one) => one.repId === repId)
        .map(({ id: documentId, kind, number }) => ({ id: documentId, kind, number })),
    })),
  };
}

export async function listPayouts(deps: ReadDependencies, tx: Tx): Promise<Payout[]> {
  return toPayouts(deps, await findPayouts(tx));
}

async function toPayouts(
  { people }: ReadDependencies,
  rows: readonly PayoutRecord[],
): Promise<Payout[]> {
  const ids = rows.flatMap(({ draftedBy, confirmedBy }) => [draftedBy, confirmedBy]);
  const names = await people.findNames(ids.filter((id) => id !== null));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map(({ draftedBy, confirmedBy, file: _, ...payout }) => ({
    ...payout,
    draftedBy: nameOf(draftedBy),
    confirmedBy: nameOf(confirmedBy),
  }));
}
