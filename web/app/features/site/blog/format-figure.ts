import type { ClaimFigure } from '@danube/contract/claims/claim-register.ts';
import { intlLocale, type LanguageCode } from '@danube/contract/locale.ts';

const styles = {
  count: {},
  years: {},
  rating: { minimumFractionDigits: 1 },
  percent: { style: 'percent' },
  euro: { style: 'currency', currency: 'EUR', notation: 'compact' },
} as const satisfies Record<ClaimFigure['unit'], Intl.NumberFormatOptions>;

/** An advertised figure within a sentence of this language. */
export function formatFigure(
  { unit, value, isAtLeast }: ClaimFigure,
  language: LanguageCode,
): string {
  // British English writes €50k; the American K is understood everywhere.
  const locale = language === 'en' ? language : intlLocale(language);
  const format = new Intl.NumberFormat(locale, styles[unit]);
  return `${format.format(unit === 'percent' ? value / 100 : value)}${isAtLeast ? '+' : ''}`;
}
