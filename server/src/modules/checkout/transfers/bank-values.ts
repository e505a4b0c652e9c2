import { type Money, moneySchema } from '@danube/contract/money.ts';

/** Parses a bank's date format into `2026-11-16`; null if it isn't a date. */
export function readBankDay(text: string): string | null {
  const [, fourFirst = '', middle = '', end = ''] =
    /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  if (fourFirst) return dayOf(fourFirst, middle, end);
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})(?: .*)?$/.exec(text) ?? [];
  return day ? dayOf(year.length === 2 ? `20${year}` : year, month, day) : null;
}

function dayOf(year: string, month: string, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // 31 April would become 1 May.
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/**
 * Parses a bank's amount format into euro cents: `1.234,56`, `1,234.56`, `1 234,56`, `-12.5`,
 * `12,00-`, `+12 EUR`. Null if it isn't an amount, or is ambiguous.
 */
export function readBankAmount(text: string): Money | null {
  const written = text.replaceAll(/[\s'’]|EUR|€/giu, '').replaceAll('\u2212', '-');
  const [, before = '', digits = '', after = ''] = /^([+-]?)([\d.,]+)([+-]?)$/.exec(written) ?? [];
  const cents = before && after ? null : readDigits(digits);
  if (cents === null) return null;
  const isNegative = before === '-' || after === '-';
  return moneySchema.parse(isNegative ? 0 - cents : cents);
}

const wholeEurosPattern = /^(?:\d+|[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*)$/;
const withCentsPattern = /^(\d+|[1-9]\d{0,2}(?:[.]\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)([.,])(\d{1,2})$/;

function readDigits(digits: string): number | null {
  const [, euros = '', decimalSign = '', cents = ''] = withCentsPattern.exec(digits) ?? [];
  if (decimalSign && !euros.includes(decimalSign)) {
    return toCents(euros.replaceAll(/[.,]/g, ''), cents.padEnd(2, '0'));
  }
  return wholeEurosPattern.test(digits) ? toCents(digits.replaceAll(/[.,]/g, ''), '00') : null;
}

function toCents(euros: string, cents: string): number | null {
  const amount = Number(`${euros}${cents}`);
  return Number.isSafeInteger(amount) ? amount : null;
}
