import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';
import { collectCatalogues } from './collect-catalogues.ts';
import { createTextStore, type TextStore } from './text-store.ts';

const catalogues = collectCatalogues(
  import.meta.glob<Catalogue>(['../../../locales/*/*.json', '../../../locales/*/audit/*.json'], {
    eager: true,
    import: 'default',
  }),
);

const stores = new Map<LanguageCode, TextStore>();

/** Texts for server rendering: every group is loaded and shared by all requests of a language. */
export function serverTexts(language: LanguageCode): TextStore {
  const known = stores.get(language);
  if (known) return known;
  const store = createTextStore(language, readCatalogue);
  for (const group of groups()) {
    store.add(group, readCatalogue(language, group), readCatalogue('en', group));
  }
  stores.set(language, store);
  return store;
}

/** The languages in which all of these groups are translated. */
export function languagesWith(needed: readonly TextGroup[]): LanguageCode[] {
  return languages
    .map((language) => language.code)
    .filter((code) => needed.every((group) => readCatalogue(code, group) !== undefined));
}

function readCatalogue(language: LanguageCode, group: TextGroup): Catalogue | undefined {
  return catalogues[language]?.[group];
}

function groups(): TextGroup[] {
  return Object.keys(catalogues.en ?? {}) as TextGroup[]; // The English files define the groups.
}
