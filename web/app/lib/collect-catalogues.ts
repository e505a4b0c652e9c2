import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';

type Groups = Partial<Record<TextGroup, Catalogue>>;

/**
 * Catalogues by language and group, from their files: `<language>/<group>.json`, or the parts
 * `<language>/<group>/<part>.json` of a group that is a folder.
 */
export function collectCatalogues(
  files: Readonly<Record<string, Catalogue>>,
): Partial<Record<LanguageCode, Groups>> {
  const collected: Partial<Record<LanguageCode, Groups>> = {};
  for (const [path, texts] of Object.entries(files)) {
    const { language, group, part } = placeOf(path);
    collected[language] ??= {};
    const groups = collected[language];
    groups[group] = part === undefined ? texts : { ...groups[group], [part]: texts };
  }
  return collected;
}

function placeOf(path: string) {
  const [language, group, part] = path.replace(/^.*\/locales\/|\.json$/g, '').split('/');
  if (!isLanguageCode(language) || !group) throw new Error(`No language is known for ${path}`);
  // The files of locales/en define the groups; no language has others.
  return { language, group: group as TextGroup, part };
}
