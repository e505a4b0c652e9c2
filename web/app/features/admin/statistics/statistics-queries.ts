import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';
import type { Period } from '../kit/statistics/period.ts';

type Source = typeof queries;

/** Kinds with their own report: pages and downloads. */
export type ContentKind = 'indicator' | 'book';

export function peopleStatisticsQuery(source: Source, period: Period) {
  return source.identity.people.statistics.queryOptions({ input: period });
}

export function visitorsQuery(source: Source, period: Period, content?: ContentKind) {
  return source.analytics.visitors.queryOptions({
    input: { ...period, ...(content ? { content } : {}) },
  });
}

export function contentDownloadsQuery(
  source: Source,
  period: Period,
  { kind, language }: { kind: ContentKind; language: LanguageCode },
) {
  const input = { ...period, kind, withUnused: 'true', language };
  return source.downloads.statistics.queryOptions({ input });
}
