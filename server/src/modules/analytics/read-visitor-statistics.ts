import type { contentPages } from '@danube/contract/analytics/content-pages.ts';
import type { Days } from '../../platform/academy-days.ts';
import type { Db } from '../../platform/database.ts';
import type { Device } from './parse-browser.ts';
import { skipCompilation } from './views.repository.ts';
import {
  countViewsByDay,
  countViewsByValue,
  type DayOfVisits,
  type ViewsByValue,
} from './visits.repository.ts';

/** Nobody reads a longer list. */
const maxRows = 50;

type Input = Days & { content?: keyof typeof contentPages | undefined };

/** Contains no personal data, so reads aren't audited. */
export function readVisitorStatistics({ db }: { db: Db }, { content, ...days }: Input) {
  const filter = { ...days, section: content ?? 'all' } as const;
  // One snapshot for all sums, so that the figures add up.
  return db.transaction(
    async (tx) => {
      await skipCompilation(tx);
      const byDay = await countViewsByDay(tx, filter);
      const byValue = await countViewsByValue(tx, filter, maxRows);
      return { ...totalsOf(byDay), days: byDay.map(toDay), ...groupByDimension(byValue) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function totalsOf(days: readonly DayOfVisits[]) {
  const sum = (pick: (day: DayOfVisits) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  return {
    views: sum(({ views }) => views),
    allowed: sum(({ allowed }) => allowed),
    dailyVisitors: sum(({ dailyVisitors }) => dailyVisitors),
    bots: sum(({ bots }) => bots),
  };
}

function toDay({ day, views, dailyVisitors }: DayOfVisits) {
  return { day, views, dailyVisitors };
}

function groupByDimension(rows: readonly ViewsByValue[]) {
  const of = (name: ViewsByValue['dimension']) =>
    rows.filter(({ dimension }) => dimension === name);
  return {
    pages: of('page').map(({ value, views, visitors, entries, exits }) => ({
      page: value,
      views,
      visitors,
      entries,
      exits,
    })),
    sources: of('source').map(({ value, views }) => ({ source: value || null, views })),
    browsers: of('browser').map(({ value, views }) => ({ browser: value || null, views })),
    countries: of('country').map(({ value, views }) => ({ country: value || null, views })),
    languages: of('language').map(({ value, views }) => ({ language: value || null, views })),
    devices: of('device').map(({ value, views }) => ({
      // The table's check allows only these values.
      device: (value || null) as Device | null,
      views,
    })),
  };
}
