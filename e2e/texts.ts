import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';

const folder = join(import.meta.dirname, '../locales');

type Catalogue = { readonly [key: string]: string | Catalogue };

/** What a page shows for a dotted key such as `nav.courses`: English where the language lacks it. */
export function text(key: string, language: LanguageCode = 'en'): string {
  const [group = '', ...steps] = key.split('.');
  const spoken = hasGroup(language, group) ? language : 'en';
  let found: string | Catalogue | undefined = readGroup(spoken, group);
  for (const step of steps) found = typeof found === 'object' ? found[step] : undefined;
  if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`);
  return found;
}

/** The text without the tags that mark emphasis in it. */
export function plainText(key: string, language?: LanguageCode): string {
  return text(key, language).replaceAll(/<\/?\w+>/g, '');
}

export function hasGroup(language: LanguageCode, group: string): boolean {
  return existsSync(pathOf(language, group));
}

/** The languages in which all of these groups are written. */
export function languagesWithGroups(groups: readonly string[]): LanguageCode[] {
  return languages
    .map(({ code }) => code)
    .filter((code) => groups.every((group) => hasGroup(code, group)));
}

function readGroup(language: LanguageCode, group: string): Catalogue {
  return JSON.parse(readFileSync(pathOf(language, group), 'utf8'));
}

function pathOf(language: string, group: string): string {
  return join(folder, language, `${group}.json`);
}
