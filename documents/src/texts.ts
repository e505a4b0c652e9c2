import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { type Catalogue, translate } from '@danube/contract/texts/translator.ts';
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

/** A document's texts and their actual language: the requested one, or English. */
export type Texts = { language: LanguageCode; translate: Translate };

const files = import.meta.glob<Catalogue>(
  [
    '../../locales/*/{completion,declarations,edition,invoice,payout,programme,today}.json',
    '../../locales/*/mail/*.json',
  ],
  { eager: true, import: 'default' },
);

const catalogues = collectCatalogues();

export function textsFor(group: TextGroup, locale: LanguageCode): Texts {
  const language = hasWhole(group, locale) ? locale : defaultLanguage;
  return {
    language,
    translate: (key, values) =>
      translate([textsIn(language), textsIn(defaultLanguage)], key, values),
  };
}

function textsIn(language: LanguageCode) {
  return { language, texts: catalogues[language] ?? {} };
}

/** A split group only counts if all parts exist: an email must not mix two languages. */
function hasWhole(group: TextGroup, locale: LanguageCode): boolean {
  const own = catalogues[locale]?.[group];
  const english = catalogues[defaultLanguage]?.[group];
  return own !== undefined && Object.keys(english ?? {}).every((part) => Object.hasOwn(own, part));
}

/** `<language>/<group>.json`, or the parts `<language>/<group>/<part>.json`. */
function collectCatalogues() {
  const collected: Partial<Record<LanguageCode, Record<string, Catalogue>>> = {};
  for (const [path, catalogue] of Object.entries(files)) {
    const [language, group, part] = path.replace(/^.*\/locales\/|\.json$/g, '').split('/');
    if (!isLanguageCode(language) || !group) throw new Error(`No language is known for ${path}`);
    collected[language] ??= {};
    const groups = collected[language];
    groups[group] = part === undefined ? catalogue : { ...groups[group], [part]: catalogue };
  }
  return collected;
}
