import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { contentPages } from '@danube/contract/analytics/content-pages.ts';
import { type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../platform/academy-days.ts';
import { websiteVisits } from './analytics.tables.ts';

const { createdAt, pagePath, userAgent, visitorId, isBot, dayVisitor } = websiteVisits;

/** Inlined, because PostgreSQL treats each parameter as a different `group by` expression. */
export const zone = sql.raw(`'${academyTimeZone}'`);

/** Full user agents are only stored with consent, and all of them contain this character. */
const isAllowed = sql`coalesce(${userAgent} like '%/%', false)`;

/** Admin pages are work, not visits. */
const isVisit = sql`${pagePath} !~ '^/(admin|video-management|create-blog-post|course-management|book-management|indicator-management)(/|-|$)'`;

/** Before there were daily salts, only who had consented could be recognised. */
const visitor = sql`coalesce(${dayVisitor}::text, case when ${isAllowed} then ${visitorId} end)`;

/** A row for each section that a page belongs to. */
const inSections = sql`cross join lateral (values ('all'), (case
  when page_path = any(${sql.param(contentPages.indicator)}::text[]) then 'indicator'
  when page_path = any(${sql.param(contentPages.book)}::text[]) then 'book' end)
) as part (section)`;

/**
 * Page views by day, section, dimension and value, from the rows themselves: what a roll-up
 * contains, and what is read for the time that has none yet. Equal visits are counted before they
 * are spread over the dimensions.
 */
export function viewsOf(begin: SQL, end: SQL): SQL {
  return sql`
    select day, section, dimension, value, sum(visits)::int as views
    from (
      select (${dayOf(createdAt)})::date as day, page_path, referrer, origin_country, language,
        device, coalesce(browser, case when not ${isAllowed} then user_agent end) as browser,
        ${isAllowed} as is_allowed, is_bot, count(*) as visits
      from ${websiteVisits}
      where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    ) as seen
    ${inSections}
    cross join lateral (values
      ('total', case when not is_bot then '' end),
      ('bots', case when is_bot then '' end),
      ('allowed', case when not is_bot and is_allowed then '' end),
      ('page', case when not is_bot then page_path end),
      ('source', case when not is_bot then coalesce(referrer, '') end),
      ('country', case when not is_bot then coalesce(origin_country, '') end),
      ('language', case when not is_bot then coalesce(language, '') end),
      ('device', case when not is_bot then coalesce(device, '') end),
      ('browser', case when not is_bot then coalesce(browser, '') end)
    ) as facet (dimension, value)
    where section is not null and value is not null
    group by 1, 2, 3, 4`;
}

/** Visitors by day and section, each once a day. One pass over the rows, however many there are. */
export function visitorsOf(begin: SQL, end: SQL): SQL {
  const pages = (section: keyof typeof contentPages) =>
    sql`bool_or(page_path = any(${sql.param(contentPages[section])}::text[]))`;
  return sql`
    select day, section, count(*)::int as visitors
    from (
      select (${dayOf(createdAt)})::date as day, ${visitor} as visitor,
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

/** Visitors by day, section and page, each once a day. */
export function visitorsOfPages(begin: SQL, end: SQL): SQL {
  return sql`
    select day, section, page_path, count(*)::int as visitors
    from (
      select (${dayOf(createdAt)})::date as day, page_path, ${visitor} as visitor
      from ${websiteVisits}
      where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit} and not ${isBot}
      group by 1, 2, 3
    ) as seen
    ${inSections}
    where visitor is not null and section is not null
    group by 1, 2, 3`;
}

/** Of one day: how many visitors opened each page, and how many began or ended with it. */
export function visitorsByPage(begin: SQL, end: SQL): SQL {
  return sql`
    select page_path, count(*)::int as visitors,
      count(*) filter (where first_at = began_at)::int as entries,
      count(*) filter (where last_at = ended_at)::int as exits
    from (
      select page_path, first_at, last_at, min(first_at) over (partition by visitor) as began_at,
        max(last_at) over (partition by visitor) as ended_at
      from (
        select ${pagePath}, ${visitor} as visitor, min(array[extract(epoch from ${createdAt}), id]) as first_at,
          max(array[extract(epoch from ${createdAt}), id]) as last_at
        from ${websiteVisits}
        where ${createdAt} >= ${begin} and ${createdAt} < ${end} and ${isVisit} and not ${isBot}
        group by 1, 2
      ) as seen
      where visitor is not null
    ) as opened
    group by 1`;
}
