import type { Money } from '@danube/contract/money.ts';

const maxNameLength = 70;
const maxAmount = 99_999_999_999;

/**
 * The content of a transfer's QR code for banking apps: EPC069-12 of the European Payments Council,
 * version 002, with a structured reference. No newline after the last line.
 */
export function formatEpcCode(transfer: {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: Money;
  /** ISO 11649. */
  readonly reference: string;
}): string {
  const { holder, iban, bic, amount, reference } = transfer;
  if (amount < 1 || amount > maxAmount) throw new RangeError('no transfer has this amount');
  const utf8 = '1';
  const noPurpose = '';
  return [
    'BCD',
    '002',
    utf8,
    'SCT',
    withoutSpaces(bic),
    oneLine(holder).slice(0, maxNameLength),
    withoutSpaces(iban),
    `EUR${inEuros(amount)}`,
    noPurpose,
    withoutSpaces(reference),
  ].join('\n');
}

function inEuros(amount: Money): string {
  const cents = amount % 100;
  return `${(amount - cents) / 100}.${String(cents).padStart(2, '0')}`;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
