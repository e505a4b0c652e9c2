import type { PaymentMethod } from '@danube/contract/checkout/checkout.schemas.ts';

const hourMs = 60 * 60_000;

/** A session of Stripe lives a day at most; the hour less is for clocks and tries. */
const stripeHours = 23;
/** Banks need days, and people forget. */
const transferHours = 14 * 24;

/** When an order that nobody paid is given up. */
export function orderExpiry(method: PaymentMethod, placedAt: Date): Date {
  const hours = method === 'transfer' ? transferHours : stripeHours;
  return new Date(placedAt.getTime() + hours * hourMs);
}

/** Of an order whose debit failed: its buyer has to hear of it, and to find another way to pay. */
const repaymentHours = 7 * 24;

export function repaymentExpiry(failedAt: Date): Date {
  return new Date(failedAt.getTime() + repaymentHours * hourMs);
}

/** Stripe opens no page for less time than this, with some to spare. */
const minSessionHours = 1;

/** Whether a page that opens now can end with the order. */
export function fitsSession(expiresAt: Date, now: Date): boolean {
  const hours = (expiresAt.getTime() - now.getTime()) / hourMs;
  return hours >= minSessionHours && hours <= stripeHours;
}
