import type Stripe from 'stripe';

/** What a coupon takes off each amount; leftover cents go to the largest remainders. */
export function computeDiscounts(
  amounts: readonly number[],
  coupon: Pick<Stripe.Coupon, 'amount_off' | 'percent_off'> | null,
): number[] {
  const subtotal = sum(amounts);
  if (coupon === null || subtotal === 0) return amounts.map(() => 0);
  const wanted = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100);
  const total = Math.min(wanted, subtotal);
  const shares = amounts.map((amount) => Math.floor((amount * total) / subtotal));
  const remainders = amounts.map((amount, index) => ({ index, rest: (amount * total) % subtotal }));
  const byRest = remainders.toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRest.slice(0, total - sum(shares))) {
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** `1234` in `eur` as `€12.34`. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 100);
}

/** The same day of a later month or year, or the month's last day if it has no such day. */
export function addInterval(seconds: number, interval: string, count: number): number {
  const start = new Date(seconds * 1000);
  if (interval === 'day' || interval === 'week') {
    return seconds + count * (interval === 'day' ? 1 : 7) * 86_400;
  }
  const months = count * (interval === 'year' ? 12 : 1);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}
