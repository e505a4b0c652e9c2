import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { createInstance } from 'i18next';
import type { English } from './english.generated.ts';

type TextGroup = keyof English;

type PluralSuffix = 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralSuffix}` ? Stem : Key;

type Dotted<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Dotted<Node[Key]>}`;
}[keyof Node & string];

export type TextKey = Dotted<English>;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Texts of a document and the language they are really in: the wanted one, else English. */
export type Texts = { language: LanguageCode; translate: Translate };

type Catalogue = { readonly [key: string]: string | Catalogue };

const files = import.meta.glob<Catalogue>(
  [
    '../../locales/*/{completion,declarations,invoice,payout,programme}.json',
    '../../locales/*/mail/*.json',
  ],
  { eager: true, import: 'default' },
);

const resources = collectResources();
const i18n = createInstance();

// Resources are given at once, so initialisation completes synchronously.
void i18n.init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  resources,
  initAsync: false,
  // React escapes the HTML; the plain text and the PDF need the characters as they are.
  interpolation: { escapeValue: false },
  returnNull: false,
});

export function textsFor(group: TextGroup, locale: LanguageCode): Texts {
  const language = hasWhole(group, locale) ? locale : defaultLanguage;
  return {
    language,
    translate: (key, values) => i18n.t(key, { ...values, lng: language }),
  };
}

/** A group in parts counts only with all of them: a mail must not mix two languages. */
function hasWhole(group: TextGroup, locale: LanguageCode): boolean {
  const own = resources[locale]?.translation[group];
  const english = resources[defaultLanguage]?.translation[group];
  return own !== undefined && Object.keys(english ?? {}).every((part) => Object.hasOwn(own, part));
}

/** `<language>/<group>.json`, or the parts `<language>/<group>/<part>.json`. */
function collectResources() {
  const collected: Partial<Record<LanguageCode, { translation: Record<string, Catalogue> }>> = {};
  for (const [path, catalogue] of Object.entries(files)) {
    const [language, group, part] = path.replace(/^.*\/locales\/|\.json$/g, '').split('/');
    if (!isLanguageCode(language) || !group) throw new Error(`No language is known for ${path}`);
    collected[language] ??= { translation: {} };
    const groups = collected[language].translation;
    groups[group] = part === undefined ? catalogue : { ...groups[group], [part]: catalogue };
  }
  return collected;
}
