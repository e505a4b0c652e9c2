import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { RepId, Statement } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { sumByMonth } from '../commission/commissions.repository.ts';
import { findPayoutsOf } from '../payouts/payouts.repository.ts';

const maxMonths = 24;

/** Earnings, reversals and payouts by month, latest first. */
export async function listStatements(tx: Tx, repId: RepId): Promise<Statement[]> {
  const lines = await sumByMonth(tx, repId, academyTimeZone);
  const paid = await paidByMonth(tx, repId);
  const months = [...new Set([...lines.map(({ month }) => month), ...paid.keys()])].toSorted();
  let balance = 0;
  const statements = months.map((month) => {
    const line = lines.find((sums) => sums.month === month);
    const { earned = 0, reversed = 0 } = line ?? {};
    const paidOut = paid.get(month) ?? 0;
    const opening = balance;
    balance += earned + reversed + paidOut;
    return {
      month,
      opening: cents(opening),
      earned: cents(earned),
      reversed: cents(reversed),
      paidOut: cents(paidOut),
      closing: cents(balance),
    };
  });
  return statements.toReversed().slice(0, maxMonths);
}

async function paidByMonth(tx: Tx, repId: RepId): Promise<ReadonlyMap<string, number>> {
  const months = new Map<string, number>();
  const add = (moment: Date, amount: number) => {
    const month = formatAcademyDay(moment).slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + amount);
  };
  for (const { payout, item } of await findPayoutsOf(tx, repId)) {
    if (payout.sentAt) add(payout.sentAt, -item.amount);
    if (item.state === 'returned' && item.settledAt) add(item.settledAt, item.amount);
  }
  return months;
}

function cents(amount: number): Money {
  return moneySchema.parse(amount + 0);
}
