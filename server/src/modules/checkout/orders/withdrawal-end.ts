import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Temporal } from 'temporal-polyfill';

const days = 14;

/**
 * The moment from which a consumer can no longer withdraw: the day of the purchase does not
 * count, and the last day counts to its end.
 */
export function withdrawalEnd(paidAt: Date): Date {
  const bought = Temporal.Instant.fromEpochMilliseconds(paidAt.getTime())
    .toZonedDateTimeISO(academyTimeZone)
    .toPlainDate();
  const over = bought.add({ days: days + 1 }).toZonedDateTime(academyTimeZone);
  return new Date(over.epochMilliseconds);
}

/** The same as people read it: the last second that counts. */
export function lastWithdrawal(paidAt: Date): Date {
  return new Date(withdrawalEnd(paidAt).getTime() - 1_000);
}
