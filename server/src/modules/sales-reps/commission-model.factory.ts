/**
 * The rules of "How commissions work" as plain arithmetic: no lines, no states, no database. A sale
 * is worth its share of the net price, minus the same share of the refunds borne by the rep.
 * Everything else follows: payable is the current value of matured sales, minus what was paid.
 * Written from the rules, independently of the product it is compared with.
 */
export type ModelSale = {
  /** Cents that the student paid, without and with VAT. */
  readonly net: number;
  readonly total: number;
  /** Basis points on the day of the order; for a renewal, of the first payment. */
  readonly rate: number;
  readonly paidOn: number;
  /** Refunded part of `total`: at the rep's expense, and by the academy's fault. */
  borne: number;
  excused: number;
  /** What the buyer's bank took back, until the dispute is won. */
  disputed: number;
  hold: 'none' | 'held' | 'refused';
};

export type ModelBook<Sale extends ModelSale = ModelSale> = {
  today: number;
  isActive: boolean;
  paid: number;
  readonly sales: Sale[];
};

/** Fourteen days of withdrawal period, not counting the first, plus seven. */
const readyAfter = 22;
const minPayout = 5_000;
const burstPerHour = 10;

const halfUp = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

function commissionOf({ net, total, rate, borne, disputed, hold }: ModelSale): number {
  const full = halfUp(net * rate, 10_000);
  return hold === 'refused' ? 0 : full - halfUp(full * (borne + disputed), total);
}

/** What hasn't been refunded of a sale. */
export const leftOf = ({ total, borne, excused, disputed }: ModelSale) =>
  total - borne - excused - disputed;

/** In the model a day has one hour: waiting is counted in days. */
export const isBurst = <Sale extends ModelSale>(
  { sales, today }: ModelBook<Sale>,
  ofToday: (sale: Sale) => boolean,
) => sales.filter((sale) => sale.paidOn === today && ofToday(sale)).length >= burstPerHour;

export function balancesOf({ sales, paid, today }: ModelBook) {
  const sum = (some: readonly ModelSale[]) =>
    some.reduce((all, sale) => all + commissionOf(sale), 0);
  const free = sales.filter(({ hold }) => hold !== 'held');
  const isReady = ({ paidOn }: ModelSale) => paidOn + readyAfter <= today;
  return {
    pending: sum(free.filter((sale) => !isReady(sale))),
    held: sum(sales.filter(({ hold }) => hold === 'held')),
    payable: sum(free.filter(isReady)) - paid,
    paid,
  };
}

/**
 * The amount of the next payout; null if it's carried over. A closed representative gets the rest.
 */
export function payoutOf(book: ModelBook): number | null {
  const { payable } = balancesOf(book);
  return payable >= (book.isActive ? minPayout : 1) ? payable : null;
}
