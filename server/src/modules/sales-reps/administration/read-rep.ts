import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findCodes } from '../codes/codes.repository.ts';
import { findBenefit } from '../codes/find-benefit.ts';
import { daysAgo, toDay, toFunnel } from '../reading/read-dashboard.ts';
import { findRepNames } from '../reps/find-rep-names.ts';
import { findBalances, findDays, findRates, findRep } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/** One representative as bookkeepers see them. */
export async function readRep(
  deps: Pick<SalesRepsDependencies, 'clock' | 'checkout' | 'people'>,
  tx: Tx,
  { id, days: requested }: { id: RepId; days: number },
): Promise<AdminRep> {
  const rep = await findRep(tx, id);
  if (!rep) throw new DomainError('REP_NOT_FOUND');
  const codes = await findCodes(tx, id);
  const days = (await findDays(tx, id, daysAgo(deps.clock.now(), requested))).map(toDay);
  const names = await findRepNames(deps, [rep]);
  const { userId, isActive, displayName, coupon, agreementVersion } = rep;
  return {
    id,
    userId,
    name: names.get(id) ?? '',
    isActive,
    displayName,
    coupon,
    agreementVersion,
    since: rep.createdAt,
    hasBank: rep.iban !== null,
    days,
    funnel: toFunnel(days),
    code: (codes.find((one) => one.isActive) ?? codes[0])?.code ?? '',
    balances: await findBalances(tx, id),
    benefit: await findBenefit(deps, tx, rep),
    codes: codes.map(({ code, isActive: isUsed, isImported, createdAt }) => ({
      code,
      isActive: isUsed,
      isImported,
      createdAt,
    })),
    rates: (await findRates(tx, id)).map(({ itemType, rate, validFrom, addedAt, reason }) => ({
      itemType,
      rate,
      validFrom,
      addedAt,
      reason,
    })),
  };
}
