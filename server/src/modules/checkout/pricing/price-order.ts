import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderLine, VatTreatment } from '@danube/contract/checkout/checkout.schemas.ts';
import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { allocate } from './allocate.ts';
import { cents, divideHalfUp, sumOf } from './cents.ts';
import { splitVat, withoutVat } from './vat.ts';

/** The items bought, at list price including VAT, minus the credit for owned parts. */
export type PricedItem = Pick<
  OrderLine,
  'itemId' | 'itemType' | 'title' | 'interval' | 'price' | 'credit'
>;

export type Discount = {
  readonly value: CouponValue;
  /** Restricted to these items; empty for all. */
  readonly items: readonly ItemId[];
};

export type PricedOrder = {
  readonly lines: OrderLine[];
  readonly subtotal: Money;
  readonly discount: Money;
  readonly total: Money;
  readonly net: Money;
  readonly vat: Money;
};

type Amounts = Pick<OrderLine, 'total' | 'net' | 'vat'>;

/** What an order costs. The lines add up to the order, and net + vat = total everywhere. */
export function priceOrder(order: {
  readonly lines: readonly PricedItem[];
  readonly vatRate: number;
  readonly vatTreatment: VatTreatment;
  readonly discount: Discount | null;
}): PricedOrder {
  const discounts = discountsOf(order.lines, order.discount);
  const discounted = order.lines.map(({ price }, place) => cents(price - (discounts[place] ?? 0)));
  const amounts = computeTax(discounted, order);
  const lines = order.lines.flatMap((line, place) => {
    const { itemId, itemType, title, interval, price, credit } = line;
    const amount = amounts[place];
    const discount = discounts[place];
    if (!amount || discount === undefined) return [];
    return [{ itemType, itemId, title, interval, price, credit, discount, ...amount }];
  });
  return {
    lines,
    subtotal: sumOf(lines.map(({ price }) => price)),
    discount: sumOf(lines.map(({ discount }) => discount)),
    total: sumOf(lines.map(({ total }) => total)),
    net: sumOf(lines.map(({ net }) => net)),
    vat: sumOf(lines.map(({ vat }) => vat)),
  };
}

function discountsOf(lines: readonly PricedItem[], discount: Discount | null): Money[] {
  if (!discount) return lines.map(() => cents(0));
  const { value, items } = discount;
  const prices = lines.map(({ itemId, price }) =>
    items.length === 0 || items.includes(itemId) ? price : cents(0),
  );
  switch (value.kind) {
    case 'percent':
      return prices.map((price) => cents(divideHalfUp(price * value.percent, 100)));
    case 'fixed':
      return allocate(cents(Math.min(value.amount, sumOf(prices))), prices);
  }
}

function computeTax(
  discounted: readonly Money[],
  { vatRate, vatTreatment }: { vatRate: number; vatTreatment: VatTreatment },
): Amounts[] {
  if (vatTreatment === 'reverseCharge') {
    // Line by line, so that a subscription's first payment equals the following ones.
    const netAmounts = discounted.map((amount) => withoutVat(amount, vatRate));
    return netAmounts.map((net) => ({ total: net, net, vat: cents(0) }));
  }
  if (vatTreatment === 'outsideEu') {
    return discounted.map((total) => ({ total, net: total, vat: cents(0) }));
  }
  // Calculated for the whole order, as tax offices do; the lines share it.
  const vats = allocate(splitVat(sumOf(discounted), vatRate).vat, discounted);
  return discounted.map((total, place) => {
    const vat = vats[place] ?? cents(0);
    return { total, net: cents(total - vat), vat };
  });
}
