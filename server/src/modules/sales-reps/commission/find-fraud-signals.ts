import type { Tx } from '../../../platform/database.ts';
import type { Sale } from '../../checkout/checkout.api.ts';
import { findInviter } from '../attribution/attributions.repository.ts';
import { hashIban } from '../reps/hash-iban.ts';
import { findIbanDigestOf, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { countPlacedOrders } from './commissions.repository.ts';
import type { FraudSignals } from './screen-sale.ts';

const maxInviteChain = 5;

/** Indications that buyer and representative are the same person. */
export async function findFraudSignals(
  deps: Pick<SalesRepsDependencies, 'people' | 'checkout' | 'settings'>,
  tx: Tx,
  { sale, rep }: { sale: Sale; rep: RepRecord },
): Promise<FraudSignals> {
  const account = sale.userId === null ? null : await deps.people.findEmail(tx, sale.userId);
  const until = sale.placedAt;
  const hour = { after: new Date(until.getTime() - 3_600_000), until };
  return {
    buyer: {
      userId: sale.userId,
      name: sale.billingName,
      emails: [sale.email, ...(account === null ? [] : [account])],
      ibans: sale.userId === null ? [] : await ibansOf(deps, tx, sale.userId),
      card: sale.cardDigest,
    },
    rep: await findKnownDetails(deps, tx, rep),
    inviters: rep.userId === null ? [] : await findInviterChain(tx, rep.userId),
    // Renewals are automatic, so they don't count as a burst of orders.
    ordersInHour: sale.continues ? 0 : await countPlacedOrders(tx, rep.id, hour),
  };
}

/** The representative's current account and bank details. */
export async function findKnownDetails(
  { people, checkout }: Pick<SalesRepsDependencies, 'people' | 'checkout'>,
  tx: Tx,
  { userId, holderName, ibanDigest: iban }: RepRecord,
): Promise<FraudSignals['rep']> {
  const name = userId === null ? null : (await people.findNames([userId])).get(userId);
  return {
    userId,
    iban,
    email: userId === null ? null : await people.findEmail(tx, userId),
    cards: userId === null ? [] : await checkout.findCardDigests(tx, userId),
    names: [holderName, name].filter((one) => typeof one === 'string'),
  };
}

async function ibansOf(
  { checkout, settings }: Pick<SalesRepsDependencies, 'checkout' | 'settings'>,
  tx: Tx,
  userId: string,
): Promise<string[]> {
  const own = await findIbanDigestOf(tx, userId);
  const refunded = await checkout.findRefundIbans(tx, userId);
  return [...(own ? [own] : []), ...refunded.map((iban) => hashIban(settings, iban))];
}

export async function findInviterChain(tx: Tx, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | null = userId; found.length < maxInviteChain; ) {
    next = await findInviter(tx, next);
    if (next === null || found.includes(next)) break;
    found.push(next);
  }
  return found;
}
