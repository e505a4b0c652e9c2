import { intlLocale, type LanguageCode } from '../locale.ts';

/** The texts of one locale file. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

export type TextValues = Readonly<Record<string, string | number>>;

/** Texts by dotted key, and the language whose plural rules they follow. */
export type LanguageTexts = { readonly language: LanguageCode; readonly texts: Catalogue };

/**
 * The text of a key with its values, in the first language that has it; otherwise the key itself. A
 * `count` selects the plural form: `_zero` for 0 in any language, then the language's own. Small on
 * purpose, because every visitor downloads it. The catalogues only use placeholders and plurals; a
 * test compares every text with i18next, whose file format this is.
 */
export function translate(
  languages: readonly LanguageTexts[],
  key: string,
  values: TextValues = {},
): string {
  for (const { language, texts } of languages) {
    for (const suffix of pluralSuffixes(language, values.count)) {
      const text = findText(texts, key + suffix);
      if (text !== undefined) return fillText(text, values);
    }
  }
  return key;
}

/** Replaces `{{name}}` by its value; a missing value becomes empty. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

function findText(texts: Catalogue, key: string): string | undefined {
  let node: Catalogue | string | undefined = texts;
  for (const step of key.split('.')) {
    if (node === undefined || typeof node === 'string' || !Object.hasOwn(node, step))
      return undefined;
    node = node[step];
  }
  return typeof node === 'string' ? node : undefined;
}

/** Key suffixes to try, most specific first. */
function pluralSuffixes(language: LanguageCode, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [''];
  const own = `_${pluralRules(language).select(count)}`;
  return count === 0 ? ['_zero', own, ''] : [own, ''];
}

const rules = new Map<LanguageCode, Intl.PluralRules>();

function pluralRules(language: LanguageCode): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(intlLocale(language));
  rules.set(language, known);
  return known;
}
