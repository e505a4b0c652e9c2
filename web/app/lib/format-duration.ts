import type { LanguageCode } from '@danube/contract/locale.ts';
import { cachedByLanguage } from './format-locale.ts';

export type DurationUnit = 'second' | 'minute' | 'hour' | 'day';

const inWords = cachedByLanguage(
  (locales, unit) => new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay: 'long' }),
);

/** A duration as text: 30 days. */
export function formatDuration(value: number, unit: DurationUnit, language: LanguageCode): string {
  return inWords(language, unit).format(value);
}
