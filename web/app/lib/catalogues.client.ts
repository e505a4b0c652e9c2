import type { LanguageCode } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';

// Mails, printed matter and what buyers declare have groups of their own that no page takes texts
// from: the words of a declaration come with the quote.
const files = import.meta.glob<Catalogue>(
  [
    '../../../locales/*/*.json',
    '!../../../locales/*/declarations.json',
    '!../../../locales/*/invoice.json',
    '!../../../locales/*/programme.json',
  ],
  { import: 'default' },
);

/** Downloads one group of one language; the chunk exists only where the language has the group. */
export function fetchCatalogue(
  language: LanguageCode,
  group: TextGroup,
): Promise<Catalogue | undefined> {
  if (group === 'audit') {
    return import('./audit-words.client.ts').then((words) => words.fetchAuditWords(language));
  }
  const load = files[`../../../locales/${language}/${group}.json`];
  return load ? load() : Promise.resolve(undefined);
}
