import type { HoldReason } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { Buyer } from '../../checkout/checkout.api.ts';
import { findUnfrozen, restoreHolds } from '../commission/commissions.repository.ts';
import { findInviterChain, findKnownDetails } from '../commission/find-fraud-signals.ts';
import { type FraudSignals, screenSale } from '../commission/screen-sale.ts';
import { moveLines } from '../commission/write-lines.ts';
import { hashIban } from '../reps/hash-iban.ts';
import { notifyRep } from '../reps/notify-rep.ts';
import { findIbanDigestsOf, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/**
 * Reasons that can emerge after the sale: bank details, their own card, a circle closed by a later
 * invitation. All others were checked at the sale.
 */
const recheckedReasons: ReadonlySet<HoldReason> = new Set<HoldReason>([
  'sameAccount',
  'sameMail',
  'sameName',
  'sameIban',
  'sameCard',
  'circle',
]);

/**
 * Bank details may be entered after a sale. Someone who turns out to be their own buyer isn't paid
 * before a review; a released commission isn't held again for the same reasons. The balances must
 * be locked.
 */
export async function holdBeforePayout(
  deps: SalesRepsDependencies,
  { tx, notify }: Change,
  rep: RepRecord,
): Promise<void> {
  const lines = await findUnfrozen(tx, rep.id);
  const earned = lines.filter(({ reverses }) => reverses === null);
  if (earned.length === 0) return;
  const reasonsOf = await verifyBuyers(deps, { tx, rep }, [
    ...new Set(earned.map(({ orderId }) => orderId)),
  ]);
  const heldAt = deps.clock.now();
  for (const { id, orderId, position, hold } of earned) {
    const known = hold?.reasons ?? [];
    const reasons = (reasonsOf.get(orderId) ?? []).filter((reason) => !known.includes(reason));
    if (reasons.length === 0) continue;
    const group = lines.filter((line) => line.orderId === orderId && line.position === position);
    await moveLines(deps, tx, {
      repId: rep.id,
      from: 'payable',
      to: 'held',
      name: `commission-held:${heldAt.getTime()}`,
      which: { lineIds: group.map((line) => line.id) },
    });
    // Including the reasons it was released from, which don't count a second time.
    await restoreHolds(tx, { lineId: id, reasons: [...known, ...reasons], heldAt });
    const amount = group.reduce((sum, line) => sum + line.amount, 0);
    if (rep.userId) notify(`user:${rep.userId}`, { topic: 'commissions' });
    await notifyRep(deps, tx, {
      rep,
      messageKey: `rep-held:${id}:${heldAt.getTime()}`,
      mail: (about) => ({ ...about, kind: 'rep-held', amount }),
    });
  }
}

type ScreeningContext = { readonly tx: Change['tx']; readonly rep: RepRecord };

async function verifyBuyers(
  deps: SalesRepsDependencies,
  { tx, rep }: ScreeningContext,
  orderIds: readonly Buyer['orderId'][],
): Promise<ReadonlyMap<Buyer['orderId'], HoldReason[]>> {
  const buyers = await deps.checkout.findBuyers(tx, orderIds);
  const userIds = buyers.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const ownIbans = await findIbanDigestsOf(tx, userIds);
  const known = await findKnownDetails(deps, tx, rep);
  const inviters = rep.userId === null ? [] : await findInviterChain(tx, rep.userId);
  return new Map(
    buyers.map((buyer) => {
      const own = buyer.userId === null ? undefined : ownIbans.get(buyer.userId);
      const refunded = buyer.refundIbans.map((iban) => hashIban(deps.settings, iban));
      const suspects: FraudSignals = {
        buyer: {
          userId: buyer.userId,
          name: buyer.billingName,
          emails: [buyer.email],
          ibans: own === undefined ? refunded : [own, ...refunded],
          card: buyer.cardDigest,
        },
        rep: known,
        inviters,
        ordersInHour: 0,
      };
      const reasons = screenSale(suspects).filter((reason) => recheckedReasons.has(reason));
      return [buyer.orderId, reasons];
    }),
  );
}
