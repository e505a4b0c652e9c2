import type { LanguageCode } from '@danube/contract/locale.ts';
import { decimalsOf, formatDecimal, parseDecimal } from '../../../lib/decimal.ts';

/** More decimals than any answer has. */
const scale = 6;
const unit = 10 ** scale;

export type NumberRange = { readonly min: number; readonly max: number };
type NumberError = 'unreadable' | 'outOfRange';
type ParsedNumber = { readonly value: number | null; readonly fault: NumberError | null };

/** Parses a localised number. Empty input is neither an error nor a number. */
export function parseNumber(
  text: string,
  range: NumberRange,
  language: LanguageCode,
): ParsedNumber {
  if (text.trim() === '') return { value: null, fault: null };
  const exact = parseDecimal(text, scale, language);
  if (exact === null) return { value: null, fault: 'unreadable' };
  const value = exact / unit;
  const isWithin = value >= range.min && value <= range.max;
  return isWithin ? { value, fault: null } : { value: null, fault: 'outOfRange' };
}

/** For a field: the language's decimal separator, no grouping. */
export function formatNumberInput(value: number, language: LanguageCode): string {
  return formatDecimal(Math.round(value * unit), scale, language);
}

/** Decimal places needed to write a number in full. */
export function digitsOf(value: number): number {
  return decimalsOf(Math.round(value * unit), scale);
}
