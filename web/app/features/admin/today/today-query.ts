import { adminCache } from '../../../lib/admin-cache.ts';
import type { queries } from '../../../lib/api.ts';

export function todayQuery(source: typeof queries) {
  return source.administration.today.queryOptions(adminCache.check);
}

/** Changes only here, so it needn't be read again. */
export function weeklyReportQuery(source: typeof queries) {
  return source.administration.weeklyReport.queryOptions(adminCache.config);
}
