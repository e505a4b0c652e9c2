import type { CohortUnit } from '@danube/contract/analytics/cohorts.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../../lib/api.ts';
import type { Period } from '../../kit/statistics/period.ts';

export function funnelQuery(
  source: typeof queries,
  period: Period,
  narrowed: { unit: CohortUnit; language: LanguageCode },
) {
  return source.analytics.funnel.queryOptions({ input: { ...period, ...narrowed } });
}

export type Funnel = Awaited<ReturnType<typeof queries.analytics.funnel.call>>;
