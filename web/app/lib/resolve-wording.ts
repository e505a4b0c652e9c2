import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { Wording } from '@danube/contract/settings/field.ts';

/** The owner's wording in a language, or in English; undefined if there is none. */
export function resolveWording(wording: Wording, language: LanguageCode): string | undefined {
  return wording[language] ?? wording[defaultLanguage];
}
