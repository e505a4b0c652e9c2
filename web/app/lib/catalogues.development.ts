import type { LanguageCode } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';

const files = import.meta.glob<Catalogue>(
  ['../../../locales/*/*.json', '../../../locales/*/audit/*.json'],
  { import: 'default' },
);

/** One group of one language from its file, or from its parts. */
export async function readCatalogue(
  language: LanguageCode,
  group: TextGroup,
): Promise<Catalogue | undefined> {
  const whole = files[`../../../locales/${language}/${group}.json`];
  if (whole) return whole();
  const parts = Object.keys(files).filter((path) => path.includes(`/${language}/${group}/`));
  if (parts.length === 0) return undefined;
  const read = parts.map(async (path) => [nameOf(path), await files[path]?.()]);
  return Object.fromEntries(await Promise.all(read));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
}
