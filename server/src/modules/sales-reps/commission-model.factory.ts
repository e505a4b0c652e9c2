/**
 * What "How commissions work" says, as arithmetic and nothing else: no lines, no states, no database.
 * A sale is worth its share of the net price, less the same share of what the rep bears of what went
 * back. Everything else follows: payable is what sales that are ready are worth now, less what was
 * paid. Written from the rules, not from the product, whose results it is compared with.
 */
export type ModelSale = {
  /** Cents that the student paid, without and with VAT. */
  readonly net: number;
  readonly total: number;
  /** Hundredths of a percent, of the day it was placed; of a renewal, of the first payment. */
  readonly rate: number;
  readonly paidOn: number;
  /** Of `total`: what went back at the rep's expense, and through the academy's fault. */
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

/** Fourteen days to withdraw, of which the first doesn't count, and seven more. */
const readyAfter = 22;
const minPayout = 5_000;
const burstPerHour = 10;

const halfUp = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

function worth({ net, total, rate, borne, disputed, hold }: ModelSale): number {
  const full = halfUp(net * rate, 10_000);
  return hold === 'refused' ? 0 : full - halfUp(full * (borne + disputed), total);
}

/** What of a sale hasn't gone back yet. */
export const leftOf = ({ total, borne, excused, disputed }: ModelSale) =>
  total - borne - excused - disputed;

/** In a model a day has one hour: waiting is counted in days. */
export const isBurst = <Sale extends ModelSale>(
  { sales, today }: ModelBook<Sale>,
  ofToday: (sale: Sale) => boolean,
) => sales.filter((sale) => sale.paidOn === today && ofToday(sale)).length >= burstPerHour;

export function balancesOf({ sales, paid, today }: ModelBook) {
  const sum = (some: readonly ModelSale[]) => some.reduce((all, sale) => all + worth(sale), 0);
  const free = sales.filter(({ hold }) => hold !== 'held');
  const isReady = ({ paidOn }: ModelSale) => paidOn + readyAfter <= today;
  return {
    pending: sum(free.filter((sale) => !isReady(sale))),
    held: sum(sales.filter(({ hold }) => hold === 'held')),
    payable: sum(free.filter(isReady)) - paid,
    paid,
  };
}

/** What the next payout comes to; null if it's carried on. Who has ended gets the rest. */
export function payoutOf(book: ModelBook): number | null {
  const { payable } = balancesOf(book);
  return payable >= (book.isActive ? minPayout : 1) ? payable : null;
}
