import { type Money, moneySchema } from '@danube/contract/money.ts';
import { readBankAmount, readBankDay } from './bank-values.ts';
import { type BankColumns, findBankColumns } from './find-bank-columns.ts';
import { type CsvRecord, parseCsv } from './parse-csv.ts';

/** One line of a bank's file. */
export type BankLine = {
  /** Line number in the file, from 1. */
  readonly line: number;
  /** As `2026-11-16`; null if it couldn't be parsed. */
  readonly bookedOn: string | null;
  /** In euro cents; negative for outgoing. Null if it couldn't be parsed. */
  readonly amount: Money | null;
  /** The payment reference, from all of its columns; null if there is none. */
  readonly reference: string | null;
  /** Who sent it; null if the file doesn't say. */
  readonly payer: string | null;
  /** False if the day or the amount is missing: staff must look at it. */
  readonly isReadable: boolean;
};

const separators = [';', ',', '\t', '|'];
/** How far to look for a header, so that large unrelated files don't keep the server busy. */
const lengthOfHead = 20_000;

/**
 * Reads any bank's CSV: separator and columns are detected from the header. Lines before the header
 * describe the account and are skipped; without a header nothing is read.
 */
export function readBankCsv(csv: string): BankLine[] {
  const head = csv.slice(0, lengthOfHead);
  for (const separator of separators) {
    for (const { line, cells } of parseCsv(head, separator)) {
      const columns = findBankColumns(cells);
      if (!columns) continue;
      const payments = parseCsv(csv, separator).filter((record) => record.line > line);
      return payments.map((record) => readLine(record, columns));
    }
  }
  return csv.split(/\r\n?|\n/).flatMap((text, place) => (text.trim() ? unreadable(place + 1) : []));
}

function readLine({ line, cells }: CsvRecord, columns: BankColumns): BankLine {
  const bookedOn = readBankDay(cells[columns.day] ?? '');
  const amount = isInEuros(cells, columns) ? readAmount(cells, columns) : null;
  const texts = columns.texts.flatMap((at) => cells[at] || []);
  return {
    line,
    bookedOn,
    amount,
    // Joined with a comma, so that numbers from two columns don't merge.
    reference: texts.length > 0 ? texts.join(', ') : null,
    payer: (columns.payer === null ? '' : cells[columns.payer]) || null,
    isReadable: bookedOn !== null && amount !== null,
  };
}

function unreadable(line: number): BankLine {
  return { line, bookedOn: null, amount: null, reference: null, payer: null, isReadable: false };
}

/**
 * `Valuta` means currency in one language and value date in another: a currency consists of
 * letters.
 */
function isInEuros(cells: readonly string[], { currency }: BankColumns): boolean {
  const code = currency === null ? '' : (cells[currency] ?? '');
  return !/^[A-Z]{3}$/i.test(code) || code.toUpperCase() === 'EUR';
}

function readAmount(cells: readonly string[], columns: BankColumns): Money | null {
  const { amount } = columns;
  if (amount.kind === 'split') {
    return readSplit(cells[amount.came] ?? '', cells[amount.went] ?? '');
  }
  const read = readBankAmount(cells[amount.at] ?? '');
  const direction = columns.direction === null ? '' : (cells[columns.direction] ?? '');
  return read !== null && debitPattern.test(direction) ? toOutgoing(read) : read;
}

const debitPattern = /^(?:s|d|soll|af|debit|debet|dbit|dr)$/i;

function readSplit(came: string, went: string): Money | null {
  const incoming = readBankAmount(came);
  const leaving = readBankAmount(went);
  // Some banks put a zero into the other column.
  if (leaving !== null && leaving !== 0) return incoming ? null : toOutgoing(leaving);
  return incoming ?? leaving;
}

function toOutgoing(amount: Money): Money {
  return moneySchema.parse(0 - Math.abs(amount));
}
