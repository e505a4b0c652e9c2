import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';

export function toLanguage(value: string): LanguageCode {
  return isLanguageCode(value) ? value : defaultLanguage;
}
