import type { OwnPayout, RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findPayoutsOf } from '../payouts/payouts.repository.ts';
import { findPrinted } from '../rep-documents.repository.ts';

/** A representative's payouts, newest first. */
export async function listOwnPayouts(tx: Tx, repId: RepId): Promise<OwnPayout[]> {
  const rows = await findPayoutsOf(tx, repId);
  const printed = await findPrinted(tx, { repId, payoutIds: rows.map(({ payout }) => payout.id) });
  return rows.map(({ payout, item: { state, amount, ibanEnd, returnedBecause } }) => ({
    payoutId: payout.id,
    period: payout.period,
    sentAt: payout.sentAt,
    state,
    amount,
    ibanEnd,
    returnedBecause,
    documents: printed
      .filter(({ payoutId }) => payoutId === payout.id)
      .map(({ id, kind, number }) => ({ id, kind, number })),
  }));
}
