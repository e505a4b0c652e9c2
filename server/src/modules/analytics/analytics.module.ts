import type { Clock } from '../../platform/clock.ts';
import type { CountryDatabase } from '../../platform/country-database.ts';
import type { Db } from '../../platform/database.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { FigureSource } from '../../platform/today-sources.ts';
import { type ActivitySources, activeStudents } from './active-students.ts';
import type { AnalyticsApi } from './analytics.api.ts';
import {
  anonymiseVisitsOf,
  findPartitionsEnd,
  findVisitsForExport,
  insertVisits,
} from './analytics.repository.ts';
import { createAnalyticsRouter } from './analytics.router.ts';
import { createDaySalts } from './day-salts.ts';
import { createForgetAddressesJob } from './forget-addresses.job.ts';
import { createForgetDayVisitorsJob } from './forget-day-visitors.job.ts';
import { createForgetSaltsJob } from './forget-salts.job.ts';
import type { FunnelSources } from './funnel/funnel-people.ts';
import { createGroupCommit } from './group-commit.ts';
import { createPreparePartitionsJob } from './prepare-partitions.job.ts';
import { recordVisit, type VisitLimit } from './record-visit.ts';
import { createRollUpVisitsJob } from './roll-up-visits.job.ts';
import { countViewsByDay } from './visits.repository.ts';

const queueSizes = { maxBatch: 500, maxWaiting: 5_000 };

export function createAnalytics(given: {
  db: Db;
  clock: Clock;
  limiter: Pick<RateLimiter<VisitLimit>, 'consume'>;
  countries: CountryDatabase;
  /** The modules that report the steps people take after signing up. */
  funnel: FunnelSources;
  activity: ActivitySources;
}) {
  const queue = createGroupCommit({
    ...queueSizes,
    write: (visits: Parameters<typeof insertVisits>[1]) => insertVisits(given.db, visits),
  });
  const deps = { ...given, queue, salts: createDaySalts(given) };
  const api: AnalyticsApi = { recordVisit: (sent) => recordVisit(deps, sent) };
  return {
    api,
    routers: { analytics: createAnalyticsRouter(given) },
    personalData: [
      { name: 'visits', read: findVisitsForExport, erase: anonymiseVisitsOf },
    ] satisfies readonly PersonalDataSource[],
    figures: [
      {
        name: 'visits',
        scope: 'traffic',
        unit: 'count',
        path: '/admin/statistics/visitors',
        async read(tx, days) {
          const rows = await countViewsByDay(tx, { ...days, section: 'all' });
          return rows.map(({ day, views }) => ({ day, value: views }));
        },
      },
    ] satisfies readonly FigureSource[],
    computedClaims: [activeStudents(given.activity)],
    gauges: [
      {
        name: 'visit_partitions_end_timestamp_seconds',
        help: 'Until when there are months to write visits to',
        read: async () => ((await findPartitionsEnd(given.db))?.getTime() ?? 0) / 1000,
      },
    ],
    jobs: [
      createPreparePartitionsJob(given),
      createForgetAddressesJob(given),
      createForgetSaltsJob(given),
      createForgetDayVisitorsJob(given),
      createRollUpVisitsJob(given),
    ] satisfies readonly JobDefinition<unknown>[],
  };
}
