import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { isShortPeriod, period } from '../period.ts';

const count = z.number().int();

/** The page patterns of each kind of content: its list, and the items. */
export const contentPages = {
  indicator: ['/download-indicators', '/download/indicators', '/indicator/{id}'],
  book: ['/books', '/book/{slug}'],
} as const;

export const analyticsContract = {
  /**
   * Page views between two days, both inclusive. Views by bots and staff are excluded; bots are
   * counted separately. Visitors are recognised only with consent, and only within a day.
   */
  visitors: procedureFor('admin', 'traffic')
    .route({ method: 'GET', path: '/analytics/visitors', tags: ['analytics'] })
    .input(
      z
        .object({ ...period, content: z.enum(['indicator', 'book']).optional() })
        .refine(isShortPeriod),
    )
    .output(
      z.object({
        views: count,
        /** Views by people who consented to statistics. */
        allowed: count,
        bots: count,
        /** Sum of the daily visitors with consent: someone who comes on two days counts twice. */
        dailyVisitors: count,
        days: z.array(z.object({ day: z.iso.date(), views: count, dailyVisitors: count })),
        pages: z.array(z.object({ page: z.string(), views: count })),
        /** Null if the browser sent none. */
        sources: z.array(z.object({ source: z.string().nullable(), views: count })),
        browsers: z.array(z.object({ browser: z.string().nullable(), views: count })),
      }),
    ),
};
