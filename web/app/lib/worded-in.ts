import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { Wording } from '@danube/contract/settings/field.ts';

/** What the owner wrote in a language, or in English; undefined if they wrote nothing. */
export function wordedIn(wording: Wording, language: LanguageCode): string | undefined {
  return wording[language] ?? wording[defaultLanguage];
}
