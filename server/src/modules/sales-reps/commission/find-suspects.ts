import type { Tx } from '../../../platform/database.ts';
import type { Sale } from '../../checkout/checkout.api.ts';
import { findInviter } from '../attribution/attributions.repository.ts';
import { ibanDigest } from '../reps/iban-digest.ts';
import { findIbanDigestOf, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { countOrdersSince } from './commissions.repository.ts';
import type { Suspects } from './judge-sale.ts';

const longestCircle = 5;

/** What is known of buyer and representative that speaks for them being one. */
export async function findSuspects(
  deps: Pick<SalesRepsDependencies, 'people' | 'checkout' | 'settings'>,
  tx: Tx,
  { sale, rep }: { sale: Sale; rep: RepRecord },
): Promise<Suspects> {
  const { people } = deps;
  const own = rep.userId;
  const account = sale.userId === null ? null : await people.findEmail(tx, sale.userId);
  const names = own === null ? null : await people.findNames([own]);
  const hourBefore = new Date(sale.paidAt.getTime() - 3_600_000);
  return {
    buyer: {
      ...{ userId: sale.userId, name: sale.billingName },
      emails: [sale.email, ...(account === null ? [] : [account])],
      ibans: sale.userId === null ? [] : await ibansOf(deps, tx, sale.userId),
    },
    rep: {
      ...{ userId: own, iban: rep.ibanDigest },
      email: own === null ? null : await people.findEmail(tx, own),
      names: [rep.holderName, own === null ? null : names?.get(own)].filter(
        (name) => typeof name === 'string',
      ),
    },
    inviters: own === null ? [] : await invitersOf(tx, own),
    ordersInHour: await countOrdersSince(tx, rep.id, hourBefore),
  };
}

async function ibansOf(
  { checkout, settings }: Pick<SalesRepsDependencies, 'checkout' | 'settings'>,
  tx: Tx,
  userId: string,
): Promise<string[]> {
  const own = await findIbanDigestOf(tx, userId);
  const refunded = await checkout.findRefundIbans(tx, userId);
  return [...(own ? [own] : []), ...refunded.map((iban) => ibanDigest(settings, iban))];
}

async function invitersOf(tx: Tx, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | null = userId; found.length < longestCircle; ) {
    next = await findInviter(tx, next);
    if (next === null || found.includes(next)) break;
    found.push(next);
  }
  return found;
}
