import type { LanguageCode } from '@danube/contract/locale.ts';
import { decimalsOf, readDecimal, writeDecimal } from '../../../lib/decimal.ts';

/** More decimals than any answer has. */
const scale = 6;
const unit = 10 ** scale;

export type NumberRange = { readonly min: number; readonly max: number };
type NumberFault = 'unreadable' | 'outOfRange';
type ReadNumber = { readonly value: number | null; readonly fault: NumberFault | null };

/** Parses a localised number. Empty input is neither an error nor a number. */
export function readNumber(text: string, range: NumberRange, language: LanguageCode): ReadNumber {
  if (text.trim() === '') return { value: null, fault: null };
  const exact = readDecimal(text, scale, language);
  if (exact === null) return { value: null, fault: 'unreadable' };
  const value = exact / unit;
  const isWithin = value >= range.min && value <= range.max;
  return isWithin ? { value, fault: null } : { value: null, fault: 'outOfRange' };
}

/** For a field: the language's decimal separator, no grouping. */
export function writeNumber(value: number, language: LanguageCode): string {
  return writeDecimal(Math.round(value * unit), scale, language);
}

/** Decimal places needed to write a number in full. */
export function digitsOf(value: number): number {
  return decimalsOf(Math.round(value * unit), scale);
}
