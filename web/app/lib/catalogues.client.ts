import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Catalogue, TextGroup } from './text-keys.ts';

// Mails and printed matter have groups of their own that no page shows.
const files = import.meta.glob<Catalogue>(
  [
    '../../../locales/*/*.json',
    '!../../../locales/*/mail.json',
    '!../../../locales/*/programme.json',
  ],
  { import: 'default' },
);

/** Downloads one group of one language; the chunk exists only where the language has the group. */
export function fetchCatalogue(
  language: LanguageCode,
  group: TextGroup,
): Promise<Catalogue | undefined> {
  const load = files[`../../../locales/${language}/${group}.json`];
  return load ? load() : Promise.resolve(undefined);
}
