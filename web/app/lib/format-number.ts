import type { LanguageCode } from '@danube/contract/locale.ts';
import { cachedByLanguage } from './format-locale.ts';

const plain = cachedByLanguage(
  (locales, digits) =>
    new Intl.NumberFormat(locales, {
      minimumFractionDigits: Number(digits),
      maximumFractionDigits: Number(digits),
    }),
);

const percent = cachedByLanguage(
  (locales, digits) =>
    new Intl.NumberFormat(locales, { style: 'percent', maximumFractionDigits: Number(digits) }),
);

const change = cachedByLanguage(
  (locales, digits) =>
    new Intl.NumberFormat(locales, {
      style: 'percent',
      maximumFractionDigits: Number(digits),
      signDisplay: 'exceptZero',
    }),
);

// British English writes 2.4m, which could mean metres; the American M is understood everywhere.
const compact = cachedByLanguage(
  (locales) =>
    new Intl.NumberFormat(
      locales.map((locale) => (locale === 'en-GB' ? 'en' : locale)),
      { notation: 'compact', maximumFractionDigits: 1 },
    ),
);

export function formatNumber(value: number, language: LanguageCode, fractionDigits = 0): string {
  return plain(language, String(fractionDigits)).format(value);
}

/** Takes a fraction: 0.98 is 98 %. */
export function formatPercent(share: number, language: LanguageCode, fractionDigits = 0): string {
  return percent(language, String(fractionDigits)).format(share);
}

/** A percentage with its sign, for changes. */
export function formatChange(share: number, language: LanguageCode, fractionDigits = 1): string {
  return change(language, String(fractionDigits)).format(share);
}

/** Compact form of large numbers: 2.4M. */
export function formatCompact(value: number, language: LanguageCode): string {
  return compact(language).format(value);
}
