import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';

export function languageOf(value: string): LanguageCode {
  return isLanguageCode(value) ? value : defaultLanguage;
}
