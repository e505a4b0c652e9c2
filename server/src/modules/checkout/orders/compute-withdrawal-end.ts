import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Temporal } from 'temporal-polyfill';

const days = 14;

/**
 * The end of a consumer's withdrawal period: the day of purchase doesn't count, and the last day
 * counts in full.
 */
export function computeWithdrawalEnd(paidAt: Date): Date {
  const bought = Temporal.Instant.fromEpochMilliseconds(paidAt.getTime())
    .toZonedDateTimeISO(academyTimeZone)
    .toPlainDate();
  const over = bought.add({ days: days + 1 }).toZonedDateTime(academyTimeZone);
  return new Date(over.epochMilliseconds);
}

/** The same for display: the last second of the period. */
export function lastWithdrawalSecond(paidAt: Date): Date {
  return new Date(computeWithdrawalEnd(paidAt).getTime() - 1_000);
}
