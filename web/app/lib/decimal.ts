import type { LanguageCode } from '@danube/contract/locale.ts';
import { cachedByLanguage } from './format-locale.ts';

const separators = cachedByLanguage((locales) => {
  const parts = new Intl.NumberFormat(locales, { useGrouping: 'always' }).formatToParts(12_345.6);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type);
  return { decimal: find('decimal')?.value ?? '.', group: find('group')?.value ?? ',' };
});

/** More than any field needs; longer input isn't parsed. */
export const maxDecimalLength = 24;

/**
 * Parses a localised number into an integer at a scale: "1,5" at scale 2 is 150. Accepts the other
 * separator too where it can only mean one thing. Null if it isn't a number.
 */
export function parseDecimal(text: string, scale: number, language: LanguageCode): number | null {
  const compact = text.replace(/[\s'’]/gu, '').replace(/^[−–]/u, '-');
  if (compact.length > maxDecimalLength || !/^[-+]?[\d.,]*\d[\d.,]*$/.test(compact)) return null;
  const digits = compact.replace(/^[-+]/, '');
  const mark = decimalSeparator(digits, language);
  const [whole = '', fraction = '', ...more] = mark ? digits.split(mark) : [digits];
  if (more.length > 0 || /[.,]/.test(fraction) || !isGrouped(whole)) return null;
  const size = scaled(whole.replace(/[.,]/g, ''), fraction, scale);
  if (!Number.isSafeInteger(size)) return null;
  return compact.startsWith('-') && size !== 0 ? -size : size;
}

/** Formats an integer at a scale for a field: the language's decimal separator, no grouping. */
export function formatDecimal(value: number, scale: number, language: LanguageCode): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const sign = value < 0 ? '-' : '';
  return fraction ? `${sign}${whole}${separators(language).decimal}${fraction}` : sign + whole;
}

/** How many decimal places an integer at a scale needs. */
export function decimalsOf(value: number, scale: number): number {
  let decimals = scale;
  while (decimals > 0 && value % 10 ** (scale - decimals + 1) === 0) decimals -= 1;
  return decimals;
}

/** Which of the two separators is the decimal one; undefined if there is no fraction. */
function decimalSeparator(digits: string, language: LanguageCode): string | undefined {
  const last = digits.match(/[.,](?!.*[.,])/)?.[0];
  if (!last) return undefined;
  if (digits.includes(last === '.' ? ',' : '.')) return last;
  const isOnly = digits.indexOf(last) === digits.lastIndexOf(last);
  if (!isOnly) return undefined;
  const isGroupMark = separators(language).group === last;
  return isGroupMark && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? undefined : last;
}

/** Plain digits, or groups of three with one kind of separator. */
function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
}

/** Digits beyond the scale are rounded half up. */
function scaled(whole: string, fraction: string, scale: number): number {
  const saved = fraction.slice(0, scale).padEnd(scale, '0');
  const roundUp = (fraction[scale] ?? '0') >= '5' ? 1 : 0;
  return Number(`${whole}${saved}` || '0') + roundUp;
}
