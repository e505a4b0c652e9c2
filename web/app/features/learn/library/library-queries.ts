import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';

export function shelfQuery(source: typeof queries, language: LanguageCode) {
  return source.downloads.shelf.queryOptions({ input: { language } });
}

export function ownCertificatesQuery(source: typeof queries) {
  return source.certificates.mine.queryOptions();
}
