import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { Entry, Field } from '@danube/contract/settings/field.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchCatalogue } from '../../../lib/catalogues.client.ts';

/** The original of a text in a language, before the owner's wording. */
export function useOriginal(key: string | null, language: LanguageCode): string {
  const [group = '', ...path] = (key ?? '').split('.');
  const catalogue = useQuery({
    queryKey: ['originals', language, group],
    // The first part of a key is the name of its file.
    queryFn: async () =>
      (await fetchCatalogue(language, group as TextGroup)) ??
      (await fetchCatalogue(defaultLanguage, group as TextGroup)) ??
      {},
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return textAt(catalogue.data, path) ?? key ?? '';
}

/** The key of an entry's default text in `locales/`. */
export function originalKey({ list }: Field, { id }: Entry, name: string): string | null {
  return list?.originalOf(id, name) || null;
}

function textAt(catalogue: Catalogue | undefined, path: readonly string[]): string | undefined {
  let node: Catalogue | string | undefined = catalogue;
  for (const part of path) node = typeof node === 'object' ? node[part] : undefined;
  // The lines of a list are separate texts.
  if (typeof node === 'object') {
    return Object.values(node)
      .filter((line) => typeof line === 'string')
      .join('\n');
  }
  return node;
}
