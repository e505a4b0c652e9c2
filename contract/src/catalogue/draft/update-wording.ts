import type { LanguageCode } from '../../locale.ts';
import { fingerprint, type Mark, type Wordings } from './translated.ts';

type Rewording = {
  readonly language: LanguageCode;
  /** Omitted fields stay unchanged. */
  readonly text: object;
  readonly state: Mark['state'];
};

/** The wordings after editing one; a translation records its source version. */
export function updateWording(
  wordings: Wordings<object>,
  originalLanguage: LanguageCode,
  { language, text, state }: Rewording,
): Wordings<object> {
  const original = wordings[originalLanguage]?.text;
  const before = wordings[language]?.text ?? blankLike(original);
  const mark = language === originalLanguage ? null : { state, of: fingerprint(original) };
  return { ...wordings, [language]: { text: { ...before, ...text }, mark } };
}

export function removeWording(
  wordings: Wordings<object>,
  language: LanguageCode,
): Wordings<object> {
  const { [language]: _forgotten, ...rest } = wordings;
  return rest;
}

/** A translation starts with the original's fields, all empty. */
function blankLike(text: object = {}): object {
  return Object.fromEntries(
    Object.entries(text).map(([field, value]) => [field, Array.isArray(value) ? [] : '']),
  );
}
