import type { OrderLine, Quote, VatTreatment } from '@danube/contract/checkout/checkout.schemas.ts';
import { sumOf } from './cents.ts';
import { withoutVat } from './vat.ts';

type Recurring = Pick<OrderLine, 'price' | 'interval'>;

/** The following payments of a subscription: a discount only applies to the first one. */
export function priceRecurring(
  lines: readonly Recurring[],
  { vatRate, vatTreatment }: { vatRate: number; vatTreatment: VatTreatment },
): Quote['recurring'] {
  const subscriptions = lines.filter(({ interval }) => interval !== null);
  const interval = subscriptions[0]?.interval;
  if (!interval) return null;
  const totals = subscriptions.map(({ price }) =>
    vatTreatment === 'reverseCharge' ? withoutVat(price, vatRate) : price,
  );
  return { total: sumOf(totals), interval };
}

/** A payment has one interval, and each subscription is cancelled separately. */
export function canOrderTogether(lines: readonly Pick<OrderLine, 'interval'>[]): boolean {
  return lines.filter(({ interval }) => interval !== null).length <= 1;
}
