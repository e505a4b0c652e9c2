import { contentPages } from '@danube/contract/analytics/analytics.contract.ts';
import type { Days } from '../../platform/academy-days.ts';
import type { Db } from '../../platform/database.ts';
import { browserKind } from './browser-kind.ts';
import {
  countBots,
  countViewsByBrowser,
  countViewsByDay,
  countViewsByPage,
  countViewsBySource,
} from './visits.repository.ts';

/** Nobody reads a longer list. */
const maxRows = 50;

type Input = Days & { content?: keyof typeof contentPages | undefined };

/** Contains no personal data, so reads aren't audited. */
export function visitorStatistics({ db }: { db: Db }, { content, ...days }: Input) {
  const input = { ...days, pages: content ? contentPages[content] : null };
  // One snapshot for all sums, so that the figures add up.
  return db.transaction(
    async (tx) => {
      const byDay = await countViewsByDay(tx, input);
      const sum = (pick: (day: (typeof byDay)[number]) => number) =>
        byDay.reduce((total, day) => total + pick(day), 0);
      const sources = await countViewsBySource(tx, input, maxRows);
      return {
        views: sum(({ views }) => views),
        allowed: sum(({ allowed }) => allowed),
        dailyVisitors: sum(({ dailyVisitors }) => dailyVisitors),
        bots: await countBots(tx, input),
        days: byDay.map(({ day, views, dailyVisitors }) => ({ day, views, dailyVisitors })),
        pages: await countViewsByPage(tx, input, maxRows),
        sources,
        browsers: merged(await countViewsByBrowser(tx, input)).slice(0, maxRows),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** With consent the full user agent is stored, which differs with every version. */
function merged(rows: readonly { userAgent: string | null; views: number }[]) {
  const views = new Map<string | null, number>();
  for (const row of rows) {
    const browser = row.userAgent?.includes('/') ? browserKind(row.userAgent) : row.userAgent;
    views.set(browser, (views.get(browser) ?? 0) + row.views);
  }
  return [...views]
    .map(([browser, count]) => ({ browser, views: count }))
    .sort((one, other) => other.views - one.views);
}
