import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { contentPages } from '@danube/contract/analytics/content-pages.ts';
import { type SQL, sql } from 'drizzle-orm';
import { toAcademyDay } from '../../platform/academy-days.ts';
import type { Tx } from '../../platform/database.ts';
import { websiteVisits } from './analytics.tables.ts';

const { createdAt, pagePath, userAgent, visitorId, isBot, dayVisitor } = websiteVisits;

/** Inlined, because PostgreSQL treats each parameter as a different `group by` expression. */
export const zone = sql.raw(`'${academyTimeZone}'`);

/** Full user agents are only stored with consent, and all of them contain this character. */
const isAllowed = sql`coalesce(${userAgent} like '%/%', false)`;

/** Admin pages are work, not visits. */
const isVisit = sql`${pagePath} !~ '^/(admin|video-management|create-blog-post|course-management|book-management|indicator-management)(/|-|$)'`;

/**
 * Before daily salts were introduced, only visitors with consent could be identified. A number in
 * both cases, because it is sorted and compared much faster than text.
 */
const visitor = sql`coalesce(${dayVisitor}, case when ${isAllowed} then hashtextextended(${visitorId}, 0) end)`;

const sectionOf = sql`case
  when page_path = any(${sql.param(contentPages.indicator)}::text[]) then 'indicator'
  when page_path = any(${sql.param(contentPages.book)}::text[]) then 'book' end`;

/** PostgreSQL would take longer to compile these statements than to run them. */
export async function skipCompilation(tx: Tx): Promise<void> {
  await tx.execute(sql`set local jit = off`);
}

/** A row for each section that a page belongs to. */
const inSections = sql`cross join lateral (values ('all'), (${sectionOf})) as part (section)`;

/**
 * Page views by day, section, dimension and value, counted from the rows: for roll-ups, and for
 * times without one.
 */
export function selectViews(begin: SQL, end: SQL): SQL {
  return sql`
    with seen as materialized (
      select (${createdAt} at time zone ${zone})::date as day, ${sectionOf} as section, page_path,
        coalesce(referrer, '') as source, coalesce(origin_country, '') as country,
        coalesce(language, '') as language, coalesce(device, '') as device,
        coalesce(browser, case when not ${isAllowed} then user_agent end, '') as browser,
        ${isAllowed} as is_allowed, is_bot
      from ${websiteVisits}
      where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit}
    )
    select day, section, dimension, value, facet.views
    from (
      select ${countedBy(sql`'all'`, sql`day`)}
      union all
      select ${countedBy(sql`section`, sql`day, section`, sql`where section is not null`)}
    ) as counted
    cross join lateral (values
      ('total', '', case when dimension_bits = 63 then people end),
      ('allowed', '', case when dimension_bits = 63 then allowed end),
      ('bots', '', case when dimension_bits = 63 then bots end),
      ('page', page_path, case when dimension_bits = 31 then people end),
      ('source', source, case when dimension_bits = 47 then people end),
      ('country', country, case when dimension_bits = 55 then people end),
      ('language', language, case when dimension_bits = 59 then people end),
      ('device', device, case when dimension_bits = 61 then people end),
      ('browser', browser, case when dimension_bits = 62 then people end)
    ) as facet (dimension, value, views)
    where facet.views > 0`;
}

/**
 * One pass that counts by each dimension: first multiplying every row by nine dimensions took three
 * times as long. `grouping` has a bit for each column that a row isn't grouped by.
 */
function countedBy(section: SQL, period: SQL, filter = sql``): SQL {
  const people = sql`count(*) filter (where not is_bot)::int`;
  return sql`day, ${section} as section, page_path, source, country, language, device, browser,
      grouping(page_path, source, country, language, device, browser) as dimension_bits,
      ${people} as people, count(*) filter (where is_bot)::int as bots,
      count(*) filter (where not is_bot and is_allowed)::int as allowed
    from seen ${filter}
    group by grouping sets ((${period}), (${period}, page_path), (${period}, source),
      (${period}, country), (${period}, language), (${period}, device), (${period}, browser))`;
}

/** Only the totals of `selectViews`, which don't need a pass for each dimension. */
export function selectTotalViews(begin: SQL, end: SQL): SQL {
  return sql`
    select day, section, dimension, '' as value, facet.views
    from (
      select (${createdAt} at time zone ${zone})::date as day, section,
        count(*) filter (where not ${isBot})::int as people,
        count(*) filter (where not ${isBot} and ${isAllowed})::int as allowed,
        count(*) filter (where ${isBot})::int as bots
      from ${websiteVisits} ${inSections}
      where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit}
        and section is not null
      group by 1, 2
    ) as counted
    cross join lateral (values ('total', people), ('allowed', allowed), ('bots', bots))
      as facet (dimension, views)
    where facet.views > 0`;
}

/** Visitors by day and section, each counted once a day, in one pass over the rows. */
export function selectVisitors(begin: SQL, end: SQL): SQL {
  const pages = (section: keyof typeof contentPages) =>
    sql`bool_or(page_path = any(${sql.param(contentPages[section])}::text[]))`;
  return sql`
    select day, section, count(*)::int as visitors
    from (
      select (${toAcademyDay(createdAt)})::date as day, ${visitor} as visitor,
        ${pages('indicator')} as has_indicator, ${pages('book')} as has_book
      from ${websiteVisits}
      where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit} and not ${isBot}
      group by 1, 2
    ) as seen
    cross join lateral (values ('all', true), ('indicator', has_indicator), ('book', has_book))
      as part (section, is_seen)
    where visitor is not null and is_seen
    group by 1, 2`;
}

/** Visitors by day, section and page, each counted once a day. */
export function selectPageVisitors(begin: SQL, end: SQL): SQL {
  return sql`
    select day, section, page_path, count(*)::int as visitors
    from (
      select (${toAcademyDay(createdAt)})::date as day, page_path, ${visitor} as visitor
      from ${websiteVisits}
      where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit} and not ${isBot}
      group by 1, 2, 3
    ) as seen
    ${inSections}
    where visitor is not null and section is not null
    group by 1, 2, 3`;
}

export type Slice = { readonly number: number; readonly of: number };

/**
 * Visitors of one day by section and page, and how many started or ended on it; `page` has the
 * dimension's value, `total` is the section itself. A slice contains every `of`th visitor with all
 * their rows, so that a day's slices can be summed; `of` is a power of two.
 */
export function selectSliceVisitors(begin: SQL, end: SQL, slice: Slice): SQL {
  return sql`
    with opened as materialized (
      select visitor, page_path, bool_or(is_first) as is_entry, bool_or(is_last) as is_exit
      from (
        select visitor, page_path, row_number() over by_time = 1 as is_first,
          lead(id) over by_time is null as is_last
        from (
          select ${visitor} as visitor, page_path, created_at, id from ${websiteVisits}
          where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit} and not ${isBot}
        ) as known
        where visitor & ${slice.of - 1}::bigint = ${slice.number}::bigint
        window by_time as (partition by visitor order by created_at, id)
      ) as seen
      group by 1, 2
    ), in_sections as materialized (
      select section, visitor, page_path, is_entry, is_exit from opened ${inSections}
      where section is not null
    )
    select section, 'page' as dimension, page_path as value, count(*)::int as visitors,
      count(*) filter (where is_entry)::int as entries,
      count(*) filter (where is_exit)::int as exits
    from in_sections group by 1, 3
    union all
    select section, 'total', '', count(*)::int, 0, 0
    from (select distinct section, visitor from in_sections) as people group by 1`;
}
