import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { emptyFields, readableLanguages } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { unitsOf } from '../editor/unit.ts';

export type TranslationGap = { readonly language: LanguageCode; readonly count: number };

/** For each language of the page: fields that readers see in another language. */
export function findTranslationGaps(draft: Draft): TranslationGap[] {
  const { originalLanguage, texts } = draft;
  return readableLanguages(texts)
    .filter((language) => language !== originalLanguage)
    .map((language) => ({
      language,
      count: unitsOf(draft)
        .map(({ wordings }) => emptyFields(wordings, language, originalLanguage).length)
        .reduce((sum, count) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0);
}
