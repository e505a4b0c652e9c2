import type { Country } from '@danube/contract/checkout/countries.ts';
import type { OrderId, RefundId } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';

type Account = 'receivable' | 'stripe' | 'bank' | 'revenue' | 'vat' | 'disputed' | RepAccount;

/** Commission accounts: the cost, and the amounts by state. */
export type RepAccount = 'commission' | 'repPending' | 'repHeld' | 'repPayable' | 'repPaid';

type LedgerRow = {
  readonly posting: string;
  readonly orderId: OrderId;
  readonly account: Account;
  readonly country: Country | null;
  readonly amount: Money;
};

/** Where received money is. */
export type PaymentChannel = 'stripe' | 'bank';

type SoldOrder = { readonly id: OrderId; readonly country: Country };

/** Part of an order's amount, split into net and VAT. */
export type Part = { readonly total: Money; readonly net: Money; readonly vat: Money };

export type Posting = { readonly name: string; readonly rows: readonly LedgerRow[] };

/** The buyer owes the amount sold. A reversed invoice may be followed by another one. */
export function salePosting(order: SoldOrder & Part, invoiceNumber: string): Posting {
  return posting(`sale:${invoiceNumber}`, order, [
    ['receivable', order.total],
    ['revenue', negative(order.net)],
    ['vat', negative(order.vat)],
  ]);
}

/** The amount owed was paid. */
export function paymentPosting(
  order: SoldOrder & { total: Money },
  channel: PaymentChannel,
): Posting {
  return posting(`payment:${order.id}`, order, [
    [channel, order.total],
    ['receivable', negative(order.total)],
  ]);
}

/** Part of the sale is reversed; the academy owes that amount to the buyer. */
export function refundPosting(order: SoldOrder, refundId: RefundId, part: Part): Posting {
  return posting(`refund:${refundId}`, order, reversalRows('receivable', part));
}

/** The refund was paid out. */
export function refundPaidPosting(
  order: SoldOrder,
  refund: { id: RefundId; amount: Money },
  channel: PaymentChannel,
): Posting {
  return posting(`refund-paid:${channel}:${refund.id}`, order, [
    ['receivable', refund.amount],
    [channel, negative(refund.amount)],
  ]);
}

/** The refund came back because the buyer's card or account no longer exists. It is owed again. */
export function refundReturnedPosting(
  order: SoldOrder,
  refund: { id: RefundId; amount: Money },
): Posting {
  return posting(`refund-returned:${refund.id}`, order, [
    ['stripe', refund.amount],
    ['receivable', negative(refund.amount)],
  ]);
}

/** The invoice of an unpaid order is reversed. */
export function cancellationPosting(order: SoldOrder & Part, creditNumber: string): Posting {
  return posting(`cancellation:${creditNumber}`, order, reversalRows('receivable', order));
}

/** The buyer's bank has taken the money back until the dispute is decided. */
export function disputePosting(order: SoldOrder, amount: Money): Posting {
  return posting(`dispute:${order.id}`, order, [
    ['disputed', amount],
    ['stripe', negative(amount)],
  ]);
}

export function disputeWonPosting(order: SoldOrder, amount: Money): Posting {
  return posting(`dispute-won:${order.id}`, order, [
    ['stripe', amount],
    ['disputed', negative(amount)],
  ]);
}

export function disputeLostPosting(order: SoldOrder, part: Part): Posting {
  return posting(`dispute-lost:${order.id}`, order, reversalRows('disputed', part));
}

/** Commission moves from one account to another. */
export function commissionPosting(
  order: { id: OrderId },
  moved: { name: string; from: RepAccount; to: RepAccount; amount: Money },
): Posting {
  return posting(moved.name, order, [
    [moved.from, moved.amount],
    [moved.to, negative(moved.amount)],
  ]);
}

function reversalRows(account: 'receivable' | 'disputed', part: Part) {
  return [
    ['revenue', part.net],
    ['vat', part.vat],
    [account, negative(part.total)],
  ] as const;
}

function posting(
  name: string,
  order: Pick<SoldOrder, 'id'> & Partial<SoldOrder>,
  amounts: readonly (readonly [Account, Money])[],
): Posting {
  const rows = amounts
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({
      posting: name,
      orderId: order.id,
      account,
      amount,
      country: account === 'vat' ? (order.country ?? null) : null,
    }));
  return { name, rows };
}

function negative(amount: Money): Money {
  // Avoids -0, which JSON and equality treat differently.
  return moneySchema.parse(0 - amount);
}
