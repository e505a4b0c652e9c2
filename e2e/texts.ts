import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';

const folder = join(import.meta.dirname, '../locales');

type Catalogue = { readonly [key: string]: string | Catalogue };

/** The text of a key such as `nav.courses`: in English if the language lacks it. */
export function text(key: string, language: LanguageCode = 'en'): string {
  const [group = '', ...steps] = key.split('.');
  const spoken = hasGroup(language, group) ? language : 'en';
  let found: string | Catalogue | undefined = readGroup(spoken, group);
  for (const step of steps) found = typeof found === 'object' ? found[step] : undefined;
  if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`);
  return found;
}

/** The text without its emphasis tags. */
export function plainText(key: string, language?: LanguageCode): string {
  return text(key, language).replaceAll(/<\/?\w+>/g, '');
}

export function hasGroup(language: LanguageCode, group: string): boolean {
  return existsSync(pathOf(language, group)) || existsSync(join(folder, language, group));
}

/** The languages in which all of these groups are translated. */
export function languagesWithGroups(groups: readonly string[]): LanguageCode[] {
  return languages
    .map(({ code }) => code)
    .filter((code) => groups.every((group) => hasGroup(code, group)));
}

/** A file, or a folder whose files are its parts. */
function readGroup(language: LanguageCode, group: string): Catalogue {
  const path = pathOf(language, group);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const parts = readdirSync(join(folder, language, group)).map((file) => file.replace('.json', ''));
  return Object.fromEntries(parts.map((part) => [part, readGroup(language, `${group}/${part}`)]));
}

function pathOf(language: string, group: string): string {
  return join(folder, language, `${group}.json`);
}
