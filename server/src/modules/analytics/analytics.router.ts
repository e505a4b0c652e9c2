import { analyticsContract } from '@danube/contract/analytics/analytics.contract.ts';
import { implement } from '@orpc/server';
import type { Db } from '../../platform/database.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { visitorStatistics } from './visitor-statistics.ts';

export function createAnalyticsRouter(deps: { db: Db }) {
  const os = implement(analyticsContract).$context<RequestContext>().use(guard);
  return os.router({
    visitors: os.visitors.handler(({ input }) => visitorStatistics(deps, input)),
  });
}
