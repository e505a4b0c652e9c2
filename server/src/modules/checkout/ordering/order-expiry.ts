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
