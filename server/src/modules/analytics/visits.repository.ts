import { type SQL, sql } from 'drizzle-orm';
import type { Days } from '../../platform/academy-days.ts';
import type { Tx } from '../../platform/database.ts';
import {
  type dimensions,
  type sections,
  visitRollupState,
  visitsDaily,
  visitsHourly,
} from './rollups.tables.ts';
import {
  selectPageVisitors,
  selectTotalViews,
  selectViews,
  selectVisitors,
  zone,
} from './views.repository.ts';

export type VisitFilter = Days & { readonly section: (typeof sections)[number] };

export type DayOfVisits = {
  day: string;
  views: number;
  allowed: number;
  bots: number;
  dailyVisitors: number;
};

export type ViewsByValue = {
  dimension: (typeof dimensions)[number];
  value: string;
  views: number;
  visitors: number;
  entries: number;
  exits: number;
};

export async function countViewsByDay(tx: Tx, filter: VisitFilter): Promise<DayOfVisits[]> {
  const sumOf = (dimension: string) =>
    sql`coalesce(sum(views) filter (where dimension = ${dimension}), 0)::int`;
  const { begin, end } = toTimestampBounds(filter);
  const { rows } = await tx.execute<DayOfVisits>(sql`
    select day::text as day, ${sumOf('total')} as views, ${sumOf('allowed')} as allowed,
      ${sumOf('bots')} as bots, sum(visitors)::int as "dailyVisitors"
    from (
      ${factsOf(filter, { isWanted: sql`dimension in ('total', 'allowed', 'bots')`, ofRows: selectTotalViews })}
      union all
      select day, 'visitors', '', 0, visitors, 0, 0
      from (${selectVisitors(sql`greatest(${begin}, ${visitorsUntil})`, end)}) as today
      where section = ${filter.section}
    ) as facts
    group by day order by day`);
  return rows;
}

/** The most viewed values of each dimension. */
export async function countViewsByValue(
  tx: Tx,
  filter: VisitFilter,
  maxRows: number,
): Promise<ViewsByValue[]> {
  const { begin, end } = toTimestampBounds(filter);
  const { rows } = await tx.execute<ViewsByValue>(sql`
    select dimension, value, views, visitors, entries, exits
    from (
      select dimension, value, sum(views)::int as views, sum(visitors)::int as visitors,
        sum(entries)::int as entries, sum(exits)::int as exits,
        row_number() over (partition by dimension order by sum(views) desc, value) as place
      from (
        ${factsOf(filter, { isWanted: sql`dimension not in ('total', 'allowed', 'bots')`, ofRows: selectViews })}
        union all
        select day, 'page', page_path, 0, visitors, 0, 0
        from (${selectPageVisitors(sql`greatest(${begin}, ${visitorsUntil})`, end)}) as today
        where section = ${filter.section}
      ) as facts
      group by dimension, value
    ) as ranked
    where place <= ${maxRows}
    order by dimension, place`);
  return rows;
}

/** Read in the statement itself, so that no roll-up can move them in between. */
const daysUntil = sql`coalesce((select days_until from ${visitRollupState}), 'epoch')`;
const hoursUntil = sql`coalesce((select hours_until from ${visitRollupState}), 'epoch')`;
/**
 * Visitors are only counted for days without a roll-up: usually one, and only in its first hour.
 */
const visitorsUntil = sql`coalesce(case when exists (select from ${visitRollupState})
  then (select (max(day) + 1)::timestamp from ${visitsDaily}) at time zone ${zone} end, 'epoch')`;

function toTimestampBounds({ from, to }: Days) {
  return {
    begin: sql`((${from}::date)::timestamp at time zone ${zone})`,
    end: sql`((${to}::date + 1)::timestamp at time zone ${zone})`,
  };
}

/**
 * Closed days come from daily roll-ups, closed hours of other days from hourly ones, and the rest
 * from the rows: each visit is counted exactly once. The current day's visitors are those of its
 * closed hours.
 */
function factsOf(
  filter: VisitFilter,
  { isWanted, ofRows }: { isWanted: SQL; ofRows: typeof selectViews },
): SQL {
  const { begin, end } = toTimestampBounds(filter);
  const { section } = filter;
  return sql`
    select day, dimension, value,
      case when day < (${daysUntil} at time zone ${zone})::date then views else 0 end as views,
      visitors, entries, exits
    from ${visitsDaily}
    where day >= ${filter.from}::date and day <= ${filter.to}::date
      and exists (select from ${visitRollupState}) and section = ${section} and ${isWanted}
    union all
    select (hour at time zone ${zone})::date, dimension, value, views, 0, 0, 0 from ${visitsHourly}
    where hour >= greatest(${begin}, ${daysUntil}) and hour < least(${end}, ${hoursUntil})
      and section = ${section} and ${isWanted}
    union all
    select day, dimension, value, views, 0, 0, 0
    from (${ofRows(sql`greatest(${begin}, ${hoursUntil})`, end)}) as open_hours
    where section = ${section} and ${isWanted}`;
}
