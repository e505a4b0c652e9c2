import { moneySchema } from '@danube/contract/money.ts';
import { repAgreementVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import type {
  Funnel,
  RepDashboard,
  RepDay,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { findCodes } from '../codes/codes.repository.ts';
import { findBenefit } from '../codes/find-benefit.ts';
import { findNextPayout } from '../payouts/find-next-payout.ts';
import {
  type DayRecord,
  findBalances,
  findDays,
  findRates,
  type RepRecord,
} from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

type DashboardDependencies = Pick<SalesRepsDependencies, 'clock' | 'checkout'>;

/** The whole dashboard; every query uses a key. */
export async function readDashboard(
  deps: DashboardDependencies,
  tx: Tx,
  { rep, days: requested }: { rep: RepRecord; days: number },
): Promise<RepDashboard> {
  const now = deps.clock.now();
  const balances = await findBalances(tx, rep.id);
  const days = (await findDays(tx, rep.id, daysAgo(now, requested))).map(toDay);
  const codes = (await findCodes(tx, rep.id)).filter(({ isActive }) => isActive);
  const { holderName, ibanEnd, taxId, displayName, isActive } = rep;
  return {
    repId: rep.id,
    displayName,
    isActive,
    balances,
    days,
    funnel: toFunnel(days),
    code: codes[0]?.code ?? '',
    codes: codes.map(({ code }) => code),
    benefit: await findBenefit(deps, tx, rep),
    nextPayout: await findNextPayout(tx, rep, { balances, now }),
    rates: (await findRates(tx, rep.id)).map(({ itemType, rate, validFrom }) => ({
      itemType,
      rate,
      validFrom,
    })),
    bank: holderName !== null && ibanEnd !== null ? { holderName, ibanEnd, taxId } : null,
    billing: rep.billing,
    vatIdState: rep.vatIdState,
    agreement: { current: repAgreementVersion, accepted: rep.agreementVersion },
  };
}

export function daysAgo(now: Date, days: number): string {
  return formatAcademyDay(new Date(now.getTime() - (days - 1) * 24 * 3_600_000));
}

export function toDay({ day, clicks, signUps, orders, earned }: DayRecord): RepDay {
  return { day, clicks, signUps, orders, earned: moneySchema.parse(earned) };
}

export function toFunnel(days: readonly RepDay[]): Funnel {
  const sum = (field: 'clicks' | 'signUps' | 'orders' | 'earned') =>
    days.reduce((all, day) => all + day[field], 0);
  return {
    clicks: sum('clicks'),
    signUps: sum('signUps'),
    orders: sum('orders'),
    earned: moneySchema.parse(sum('earned')),
  };
}
