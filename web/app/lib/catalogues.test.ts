import { completeLanguages, type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';
import { expect, test } from 'vitest';
import { languagesWith, serverTexts } from './catalogues.server.ts';
import { collectCatalogues } from './collect-catalogues.ts';
import type { TextKey } from './text-keys.ts';

const catalogues = collectCatalogues(
  import.meta.glob<Catalogue>(['../../../locales/*/*.json', '../../../locales/*/audit/*.json'], {
    eager: true,
    import: 'default',
  }),
);

const catalogueOf = (language: LanguageCode, group: TextGroup) => catalogues[language]?.[group];

const groups = Object.keys(catalogues.en ?? {}) as TextGroup[]; // The English files define the groups.

test('there are groups to look at', () => {
  expect(groups).toEqual(expect.arrayContaining(['nav', 'hero', 'page', 'language']));
});

test('[R9.07b] the seven languages that the specification asks for are complete', () => {
  const asked = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk'] as const;
  expect(completeLanguages).toEqual(expect.arrayContaining([...asked]));
});

test.each(groups)('[R9.07b] every complete language has the whole group %s', (group) => {
  expect(languagesWith([group])).toEqual(expect.arrayContaining([...completeLanguages]));
  for (const language of completeLanguages) {
    const own = stems(catalogueOf(language, group) ?? {});
    expect(own, language).toEqual(stems(catalogueOf('en', group) ?? {}));
  }
});

test('[R9.07c] Bulgarian has navigation and hero', () => {
  expect(languagesWith(['nav', 'hero'])).toContain('bg');
  expect(serverTexts('bg').translate('nav.courses')).toBe('Курсове');
});

test('[R9.07d] a language without a group speaks English there', () => {
  const key: TextKey = 'nav.courses';
  const written: readonly string[] = languagesWith(['nav']);
  const lacking = languages.filter(({ code }) => !written.includes(code));
  for (const { code } of lacking) expect(serverTexts(code).translate(key), code).toBe('Courses');
});

/** The keys of a catalogue without plural suffixes, which differ between languages. */
function stems(catalogue: Catalogue, prefix = ''): string[] {
  const keys = Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [prefix + name.replace(/_(zero|one|two|few|many|other)$/, '')]
      : stems(value, `${prefix}${name}.`),
  );
  return [...new Set(keys)].toSorted();
}
