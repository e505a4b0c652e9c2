import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';

export function quickieQuery(source: typeof queries, language: LanguageCode) {
  return source.videos.quickie.queryOptions({ input: { language } });
}
