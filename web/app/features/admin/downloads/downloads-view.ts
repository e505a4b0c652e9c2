import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';
import { kindTexts } from '../../shop/item/catalogue-names.ts';
import { type Period, readPeriod } from '../kit/statistics/period.ts';

/** Which downloads are looked at; the address says it. */
export type DownloadsView = { period: Period; kind: ItemKind | undefined };

// The keys of an object literal are exactly those of its type.
export const kinds = Object.keys(kindTexts) as ItemKind[];

/** Whatever an address says, the result is something the server accepts. */
export function readDownloadsView(parameters: URLSearchParams, now: Date): DownloadsView {
  const kind = parameters.get('kind');
  return {
    period: readPeriod(parameters, now),
    kind: kinds.find((known) => known === kind),
  };
}

export function downloadsQuery(
  source: typeof queries,
  { period, kind }: DownloadsView,
  language: LanguageCode,
) {
  const input = { ...period, ...(kind ? { kind } : {}), language };
  return source.downloads.statistics.queryOptions({ input });
}
