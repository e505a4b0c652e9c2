import { type Money, moneySchema } from '@danube/contract/money.ts';
import type {
  CommissionCause,
  CommissionId,
  CommissionState,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Sale } from '../../checkout/checkout.api.ts';

/** A line that already exists. */
export type ExistingLine = {
  readonly id: CommissionId;
  readonly source: string;
  readonly position: number;
  readonly cause: CommissionCause;
  readonly state: CommissionState;
  readonly total: Money;
  readonly vat: Money;
  readonly amount: Money;
  readonly rate: number;
};

export type DueLine = Omit<ExistingLine, 'id' | 'state'> & {
  /** The source of the line it refers to; null for an earning. */
  readonly reverses: string | null;
  readonly net: Money;
  readonly at: Date;
};

export type Terms = {
  readonly cause: 'sale' | 'renewal';
  /** Basis points, for each line of the sale. */
  readonly rates: readonly number[];
};

type SoldLine = Sale['lines'][number];
type SaleEvent = {
  readonly name: string;
  readonly cause: CommissionCause;
  readonly at: Date;
  readonly share: Money;
  /** What it refers to; null for an earning. */
  readonly about: string | null;
};

/**
 * The lines that a sale requires but don't exist yet. Idempotent, and existing lines never change:
 * each step starts from the current sums.
 */
export function computeDueLines(
  sale: Sale,
  terms: Terms,
  existing: readonly ExistingLine[],
): DueLine[] {
  return sale.lines.flatMap((sold, place) => {
    const own = existing.filter(({ position }) => position === sold.position);
    const rate = terms.rates[place] ?? 0;
    return linesOf(sale, { sold, place, rate, cause: terms.cause }, own);
  });
}

function linesOf(
  sale: Sale,
  about: { sold: SoldLine; place: number; rate: number; cause: 'sale' | 'renewal' },
  existing: readonly ExistingLine[],
): DueLine[] {
  const { sold, place, cause } = about;
  const source = earnedSource(sale, sold);
  const earned = existing.find((line) => line.source === source);
  const rate = earned?.rate ?? about.rate;
  const base: DueLine = {
    source,
    position: sold.position,
    cause,
    reverses: null,
    rate,
    at: sale.paidAt,
    total: sold.total,
    vat: sold.vat,
    net: sold.net,
    amount: earned?.amount ?? proportionOf(sold.net, rate, 10_000),
  };
  const isRefused = existing.some((line) => line.cause === 'refused');
  const lines = [...existing];
  const due: DueLine[] = earned ? [] : [base];
  for (const happening of eventsOf(sale, place)) {
    const line = lineForEvent({ base, lines: [...lines, ...due] }, happening);
    if (lines.some((known) => known.source === line.source)) continue;
    due.push(isRefused ? { ...line, amount: cents(0) } : line);
  }
  return due;
}

function earnedSource({ orderId }: Sale, { position }: SoldLine): string {
  return `sale:${orderId}:${position}`;
}

/** What happened to one line of the sale, in chronological order. */
function eventsOf({ returnedAmount, dispute, orderId }: Sale, place: number): SaleEvent[] {
  const causes = { buyer: 'refund', withdrawal: 'withdrawal', academy: 'academyFault' } as const;
  const returned = returnedAmount.map(({ name, cause, at, shares }) => ({
    name,
    at,
    share: shares[place] ?? cents(0),
    about: null,
    cause: cause === 'dispute' ? ('refund' as const) : causes[cause],
  }));
  if (!dispute) return returned.filter(({ share }) => share > 0);
  const { name, at, state, shares, decidedAt } = dispute;
  const share = shares[place] ?? cents(0);
  const opened: SaleEvent = { name, at, share, cause: 'disputeOpened', about: null };
  const decided: SaleEvent[] =
    state === 'open'
      ? []
      : [
          {
            name: `dispute-${state}:${orderId}`,
            at: decidedAt ?? at,
            share,
            about: name,
            cause: state === 'won' ? 'disputeWon' : 'disputeLost',
          },
        ];
  // The dispute comes first among simultaneous events: the sort is stable.
  return [opened, ...decided, ...returned]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .filter((happening) => happening.share > 0);
}

/** What one event takes from a line, or gives back. */
function lineForEvent(
  { base, lines }: { base: DueLine; lines: readonly (ExistingLine | DueLine)[] },
  { name, cause, at, share, about }: SaleEvent,
): DueLine {
  const { position, rate } = base;
  const pointsAt = about === null ? base.source : `${about}:${position}`;
  const shell = { source: `${name}:${position}`, position, cause, reverses: pointsAt, rate, at };
  if (cause === 'disputeLost') return { ...shell, ...amounts(0, 0, 0) };
  const back = lines.filter((line) => line.source !== base.source);
  // A won dispute is recalculated from the start, like everything else: returning exactly what the
  // dispute took could be a cent off if a refund was rounded together with it.
  const taken = back.find(({ source }) => source === pointsAt)?.total ?? 0;
  const part = cause === 'disputeWon' ? taken : share;
  const vat = proportionOf(base.vat, part - sum(back, 'total'), base.total) + sum(back, 'vat');
  if (cause === 'academyFault') return { ...shell, ...amounts(-part, -vat, 0) };
  const borne = back.filter((line) => line.cause !== 'academyFault');
  const amount =
    proportionOf(base.amount, part - sum(borne, 'total'), base.total) + sum(borne, 'amount');
  return { ...shell, ...amounts(-part, -vat, -amount) };
}

function amounts(total: number, vat: number, amount: number) {
  return { total: cents(total), vat: cents(vat), net: cents(total - vat), amount: cents(amount) };
}

function sum(
  lines: readonly (ExistingLine | DueLine)[],
  field: 'total' | 'vat' | 'amount',
): number {
  return lines.reduce((all, line) => all + line[field], 0);
}

/**
 * `amount` × `part` ÷ `whole`, rounded half up. With BigInt, because cents times cents exceed safe
 * integers.
 */
function proportionOf(amount: number, part: number, whole: number): Money {
  if (whole === 0) return cents(0);
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return cents(Number(doubled / (2n * BigInt(whole))));
}

function cents(amount: number): Money {
  // Avoids -0, which JSON and equality treat differently.
  return moneySchema.parse(amount + 0);
}
