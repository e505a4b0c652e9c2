import type { PaymentMethod } from '@danube/contract/checkout/checkout.schemas.ts';
import { nextAcademyMidnight } from '../../../platform/format-academy-day.ts';

const hourMs = 60 * 60_000;

/** A Stripe session lasts a day at most; one hour is left for clock differences and retries. */
const stripeHours = 23;
/** Bank transfers take days, and people forget. */
const transferHours = 14 * 24;

/** When an unpaid order is cancelled. */
export function computeOrderExpiry(method: PaymentMethod, placedAt: Date): Date {
  const hours = method === 'transfer' ? transferHours : stripeHours;
  return new Date(placedAt.getTime() + hours * hourMs);
}

/** After a failed debit the buyer needs time to read the email and pay another way. */
const repaymentHours = 7 * 24;

/** Ends with the last second of a day, because the email only names the day. */
export function computeRepaymentExpiry(failedAt: Date): Date {
  const lastDay = new Date(failedAt.getTime() + repaymentHours * hourMs);
  return new Date(nextAcademyMidnight(lastDay).getTime() - 1_000);
}

/** Stripe's minimum session lifetime, with some margin. */
const minSessionHours = 1;

/** Whether a session opened now can end at this time. */
export function fitsSession(expiresAt: Date, now: Date): boolean {
  const hours = (expiresAt.getTime() - now.getTime()) / hourMs;
  return hours >= minSessionHours && hours <= stripeHours;
}

type Expiry = { readonly expiresAt: Date; readonly sessionExpiresAt: Date | null };

/** The planned end of the order's session. */
export function getSessionExpiry({ expiresAt, sessionExpiresAt }: Expiry): Date {
  return sessionExpiresAt ?? expiresAt;
}

/**
 * Sessions that can't end with the order last a day. They never shorten the order, because the
 * buyer was promised a week; an order in its last hour is extended instead.
 */
export function planExpiry({ expiresAt }: Expiry, now: Date): Expiry {
  if (fitsSession(expiresAt, now)) return { expiresAt, sessionExpiresAt: null };
  const end = computeOrderExpiry('stripe', now);
  return end < expiresAt
    ? { expiresAt, sessionExpiresAt: end }
    : { expiresAt: end, sessionExpiresAt: null };
}
