import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import { readDecimal, writeDecimal } from './decimal.ts';

/** Decimals that are looked at: enough to see that something was written beyond the second. */
const looked = 6;
const beyondHundredths = 10 ** (looked - 2);

/**
 * A number of at most two decimals, in hundredths, as people of the language write it: "25,5" is
 * 2550. Undefined for anything else: an amount that is charged or repaid is never rounded.
 */
export function readHundredths(text: string, language: LanguageCode): number | undefined {
  const exact = readDecimal(text, looked, language);
  if (exact === null || exact < 0 || exact % beyondHundredths !== 0) return undefined;
  return exact / beyondHundredths;
}

/** For a field: the language's decimal mark, no grouping. */
export function writeHundredths(value: number, language: LanguageCode): string {
  return writeDecimal(value, 2, language);
}

/** Cents of an amount in euros: "1.234,56" in German, "1,234.56" in English, with a sign or not. */
export function readMoney(text: string, language: LanguageCode): Money | undefined {
  const bare = text.replace(/€|\bEUR\b/giu, '');
  // Hundredths of a euro are whole cents.
  return readHundredths(bare, language) as Money | undefined;
}

/** For a field: both cents where there are any. */
export function writeMoney(amount: Money, language: LanguageCode): string {
  const written = writeDecimal(amount, 2, language);
  return amount % 10 === 0 && amount % 100 !== 0 ? `${written}0` : written;
}
