import { analyticsContract } from '@danube/contract/analytics/analytics.contract.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { implement } from '@orpc/server';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { FunnelSources } from './funnel/funnel-people.ts';
import { readFunnel } from './funnel/read-funnel.ts';
import { readVisitorStatistics } from './read-visitor-statistics.ts';

export function createAnalyticsRouter(deps: { db: Db; clock: Clock; funnel: FunnelSources }) {
  const os = implement(analyticsContract).$context<RequestContext>().use(guard);
  return os.router({
    visitors: os.visitors.handler(({ input }) => readVisitorStatistics(deps, input)),
    funnel: os.funnel.handler(({ input, context }) =>
      readFunnel(deps, { ...input, withReps: coversScope(requireMember(context).roles, 'money') }),
    ),
  });
}
