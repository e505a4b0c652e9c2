import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';

/** Decimal places that are parsed: enough to notice more than two. */
const parsedDecimals = 6;
const beyondHundredths = 10 ** (parsedDecimals - 2);

/**
 * Parses a localised number with at most two decimals into hundredths: "25,5" is 2550. Undefined
 * for anything else: an amount that is charged or refunded is never rounded.
 */
export function parseHundredths(text: string, language: LanguageCode): number | undefined {
  const exact = parseDecimal(text, parsedDecimals, language);
  if (exact === null || exact < 0 || exact % beyondHundredths !== 0) return undefined;
  return exact / beyondHundredths;
}

/** For a field: the language's decimal separator, no grouping. */
export function formatHundredths(value: number, language: LanguageCode): string {
  return formatDecimal(value, 2, language);
}

/**
 * Parses an amount in euros into cents: "1.234,56" in German, "1,234.56" in English, with or
 * without a sign.
 */
export function parseMoney(text: string, language: LanguageCode): Money | undefined {
  const bare = text.replace(/€|\bEUR\b/giu, '');
  // Hundredths of a euro are cents.
  return parseHundredths(bare, language) as Money | undefined;
}

/** For a field: two decimals unless the amount is whole. */
export function formatMoneyInput(amount: Money, language: LanguageCode): string {
  const written = formatDecimal(amount, 2, language);
  return amount % 10 === 0 && amount % 100 !== 0 ? `${written}0` : written;
}
