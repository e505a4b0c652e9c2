import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import { Temporal } from 'temporal-polyfill';
import { isWorkingDay } from './public-holidays.ts';

const days = 14;

/** More than any withdrawal period has, with the holidays it may end on. */
export const maxWithdrawalDays = 31;

type Purchase = { readonly paidAt: Date; readonly country: Country };

/**
 * The end of a consumer's withdrawal period: the day of purchase doesn't count, the last day counts
 * in full, and a period never ends on a weekend or a public holiday, but with the next working day
 * (Regulation 1182/71, Article 3(4)).
 */
export function computeWithdrawalEnd({ paidAt, country }: Purchase): Date {
  const bought = Temporal.Instant.fromEpochMilliseconds(paidAt.getTime())
    .toZonedDateTimeISO(academyTimeZone)
    .toPlainDate();
  let last = bought.add({ days });
  while (!isWorkingDay(last, country)) last = last.add({ days: 1 });
  const over = last.add({ days: 1 }).toZonedDateTime(academyTimeZone);
  return new Date(over.epochMilliseconds);
}

/** The same for display: the last second of the period. */
export function lastWithdrawalSecond(purchase: Purchase): Date {
  return new Date(computeWithdrawalEnd(purchase).getTime() - 1_000);
}
