import { type Money, moneySchema } from '@danube/contract/money.ts';

const dayMs = 24 * 60 * 60_000;

type Line = {
  readonly interval: 'month' | 'year' | null;
  readonly total: Money;
  readonly isUsed: boolean;
};

/**
 * What a consumer gets back for a line. For content, the right ends with the first opening or
 * download, as declared; for a service, the used time is deducted, in whole days rounded in the
 * buyer's favour.
 */
export function computeWithdrawalRefund(
  line: Line,
  { paidAt, now }: { paidAt: Date; now: Date },
): Money {
  if (line.interval === null) return line.isUsed ? moneySchema.parse(0) : line.total;
  const daysUsed = Math.floor((now.getTime() - paidAt.getTime()) / dayMs);
  const days = line.interval === 'year' ? 365 : 30;
  const owed = Math.floor((line.total * Math.min(daysUsed, days)) / days);
  return moneySchema.parse(line.total - owed);
}
