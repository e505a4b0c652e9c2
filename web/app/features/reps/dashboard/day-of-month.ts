import type { LanguageCode } from '@danube/contract/locale.ts';

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st` in English; in other languages the text around the number says that it is a day. */
export function dayOfMonth(day: number, language: LanguageCode): string {
  return language === 'en' ? `${day}${endings[rules.select(day)] ?? 'th'}` : String(day);
}
