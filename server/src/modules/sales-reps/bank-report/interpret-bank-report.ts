import type { BankReportEntry } from './parse-bank-report.ts';

type Payment = {
  readonly name: string;
  /** The file it was in. */
  readonly file: string;
  readonly amount: number;
};

export type InterpretedPayment<One extends Payment> = {
  readonly payment: One | null;
  readonly name: string;
  readonly outcome: BankReportEntry['outcome'] | 'wrongAmount' | 'unknown';
  readonly reason: string;
};

const outcomeRank = { waiting: 0, refused: 1, arrived: 2, returned: 3 } as const;

/**
 * The result for each payment. A statement about a payment takes precedence over one about its
 * file, and a return over everything: the money is back.
 */
export function interpretBankReport<One extends Payment>(
  entries: readonly BankReportEntry[],
  payments: readonly One[],
): InterpretedPayment<One>[] {
  const checked = payments.flatMap((payment) => {
    const own = entries.filter(({ about, name }) => about === 'payment' && name === payment.name);
    const ofFile = entries.filter(({ about, name }) => about === 'file' && name === payment.file);
    const relevant = own.length > 0 ? own : ofFile;
    const [worst] = relevant.toSorted(
      (one, other) => outcomeRank[other.outcome] - outcomeRank[one.outcome],
    );
    return worst ? [interpretEntry(worst, { payment, payments })] : [];
  });
  const known = new Set(payments.flatMap(({ name, file }) => [name, file]));
  const unknown = entries
    .filter(({ name, about }) => about === 'payment' && !known.has(name))
    .map(({ name, reason }) => ({ payment: null, name, outcome: 'unknown' as const, reason }));
  // Banks give several unrelated bookings the same name, such as NOTPROVIDED.
  const named = new Map(unknown.map((one) => [one.name, one]));
  return [...checked, ...named.values()];
}

function interpretEntry<One extends Payment>(
  { about, outcome, reason, amount }: BankReportEntry,
  { payment, payments }: { payment: One; payments: readonly One[] },
): InterpretedPayment<One> {
  const ofFile = payments.filter(({ file }) => file === payment.file);
  const fileTotal = ofFile.reduce((sum, one) => sum + one.amount, 0);
  const isRight = amount === null || amount === (about === 'file' ? fileTotal : payment.amount);
  return { payment, name: payment.name, reason, outcome: isRight ? outcome : 'wrongAmount' };
}
