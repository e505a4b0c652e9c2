import type { ClaimFigure } from '@danube/contract/claims/claim-register.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';

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
  const format = new Intl.NumberFormat(language, styles[unit]);
  return `${format.format(unit === 'percent' ? value / 100 : value)}${isAtLeast ? '+' : ''}`;
}
