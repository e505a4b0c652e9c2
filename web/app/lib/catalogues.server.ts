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

/** Texts for rendering on the server: every group at hand, shared by all requests of a language. */
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

/** The languages in which every one of these groups is written. */
export function languagesWith(needed: readonly TextGroup[]): LanguageCode[] {
  return languages
    .map((language) => language.code)
    .filter((code) => needed.every((group) => readCatalogue(code, group) !== undefined));
}

function readCatalogue(language: LanguageCode, group: TextGroup): Catalogue | undefined {
  return catalogues[language]?.[group];
}

function groups(): TextGroup[] {
  return Object.keys(catalogues.en ?? {}) as TextGroup[]; // English files are the groups.
}
