import { intlLocale, type LanguageCode } from '@danube/contract/locale.ts';

/** Always with two decimals: `€149.00`, `149,00 €`. */
export function formatMoney(cents: number, language: LanguageCode): string {
  return new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency: 'EUR',
  }).format(cents / 100);
}

/** From basis points: `25.5%`, `25,5 %`. */
export function formatRate(rate: number, language: LanguageCode): string {
  return new Intl.NumberFormat(intlLocale(language), {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(rate / 10_000);
}

export function countryName(code: string, language: LanguageCode): string {
  return new Intl.DisplayNames([intlLocale(language)], { type: 'region' }).of(code) ?? code;
}
