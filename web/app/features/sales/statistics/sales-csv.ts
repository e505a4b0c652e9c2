import type { Money } from '@danube/contract/money.ts';

type Cell = string | number;

/** Comma-separated, as the server's own lists are. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Euros with a point, whatever the page's language: a program reads it. */
export function csvMoney(amount: Money): string {
  const sign = amount < 0 ? '-' : '';
  const cents = Math.abs(amount);
  return `${sign}${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function cellText(cell: Cell): string {
  const text = String(cell);
  // A spreadsheet would run a title that begins like a formula; a negative number is none.
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
