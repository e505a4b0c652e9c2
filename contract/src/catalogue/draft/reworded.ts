import type { LanguageCode } from '../../locale.ts';
import { fingerprint, type Mark, type Wordings } from './translated.ts';

type Rewording = {
  readonly language: LanguageCode;
  /** Fields that are not named stay as they are. */
  readonly text: object;
  readonly state: Mark['state'];
};

/** The wordings after one of them was edited; a translation records its source version. */
export function reworded(
  wordings: Wordings<object>,
  originalLanguage: LanguageCode,
  { language, text, state }: Rewording,
): Wordings<object> {
  const original = wordings[originalLanguage]?.text;
  const before = wordings[language]?.text ?? blankLike(original);
  const mark = language === originalLanguage ? null : { state, of: fingerprint(original) };
  return { ...wordings, [language]: { text: { ...before, ...text }, mark } };
}

export function withoutWording(
  wordings: Wordings<object>,
  language: LanguageCode,
): Wordings<object> {
  const { [language]: _forgotten, ...rest } = wordings;
  return rest;
}

/** A translation begins with the fields of the original, all empty. */
function blankLike(text: object = {}): object {
  return Object.fromEntries(
    Object.entries(text).map(([field, value]) => [field, Array.isArray(value) ? [] : '']),
  );
}
