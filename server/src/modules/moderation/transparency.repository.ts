import type { TransparencyLine } from '@danube/contract/moderation/moderation.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';

/** The counts of the yearly moderation report. Anonymous. */
export async function readTransparencyCounts(tx: Tx, year: number): Promise<TransparencyLine[]> {
  const from = new Date(Date.UTC(year, 0, 1));
  const to = new Date(Date.UTC(year + 1, 0, 1));
  const within = sql`at >= ${from} and at < ${to}`;
  const restricted = sql`kind in ('hide', 'remove', 'warn', 'mute', 'suspend')`;
  const { rows } = await tx.execute<TransparencyLine & Record<string, unknown>>(sql`
    with year as (select * from moderation_events where ${within}),
    decided as (
      select extract(epoch from decision.at - (
        select min(raised.at) from moderation_events as raised
        where raised.case_key = decision.case_key and raised.kind in ('report', 'flag')
          and raised.number < decision.number
          and raised.number > coalesce((
            select max(earlier.number) from moderation_events as earlier
            where earlier.case_key = decision.case_key and earlier.number < decision.number
              and earlier.at < decision.at
              and earlier.kind in ('dismiss', 'hide', 'remove', 'warn', 'mute', 'suspend')), 0)
      )) / 3600 as hours
      from year as decision where ${restricted} or kind = 'dismiss'
    )
    select 'notices' as figure, rule as by, count(*)::int as count from year
      where kind = 'report' and notice_id is not null group by rule
    union all select 'reports', rule, count(*)::int from year
      where kind = 'report' and notice_id is null group by rule
    union all select 'flags', filter, count(*)::int from year where kind = 'flag' group by filter
    union all select 'restrictions', kind, count(*)::int from year where ${restricted} group by kind
    union all select 'restrictionsByRule', rule, count(*)::int from year
      where ${restricted} group by rule
    union all select 'dismissals', '', count(*)::int from year where kind = 'dismiss'
    union all select 'appeals', '', count(*)::int from year where kind = 'appeal'
    union all select 'reversals', '', count(*)::int from year where kind = 'reverse'
    union all select 'medianHours', '',
      coalesce(round(percentile_cont(0.5) within group (order by hours)::numeric, 1), 0)::float
      from decided where hours is not null`);
  return rows.map(({ figure, by, count }) => ({ figure, by, count }));
}
