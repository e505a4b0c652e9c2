import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';

const files = import.meta.glob<Catalogue>('../../../locales/*/audit/*.json', { import: 'default' });

/**
 * What the modules write to the audit log, in words. Apart from the other groups, so that what
 * every page downloads doesn't name a file per module and language.
 */
export async function fetchAuditWords(language: LanguageCode): Promise<Catalogue | undefined> {
  const parts = Object.entries(files).flatMap(([path, load]) => {
    const [, part] = path.split(`/${language}/audit/`);
    return part ? [{ name: part.slice(0, -'.json'.length), load }] : [];
  });
  if (parts.length === 0) return undefined;
  const words = await Promise.all(
    parts.map(async ({ name, load }): Promise<[string, Catalogue]> => [name, await load()]),
  );
  return Object.fromEntries(words);
}
