import type { LanguageCode } from '@danube/contract/locale.ts';
import { cachedByLanguage } from './format-locale.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const inUnit = cachedByLanguage(
  (locales, unit) =>
    new Intl.NumberFormat(locales, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumSignificantDigits: 3,
    }),
);

/** Browsers lack these locales, and server and browser must format alike. */
const unsupportedLocales: readonly LanguageCode[] = ['ga', 'mt'];

/** A readable file size: 34.2 MB. A kilobyte is 1024 bytes, as in file managers. */
export function formatBytes(bytes: number, language: LanguageCode): string {
  const size = Math.max(0, bytes);
  const power = size < 1 ? 0 : Math.floor(Math.log2(size) / 10);
  // A value that rounds to 1,024 of a unit is shown as one of the next.
  const isNext = Number((size / 1024 ** power).toPrecision(3)) >= 1024;
  const index = Math.min(power + (isNext ? 1 : 0), units.length - 1);
  const spoken = unsupportedLocales.includes(language) ? 'en' : language;
  return inUnit(spoken, units[index]).format(size / 1024 ** index);
}
