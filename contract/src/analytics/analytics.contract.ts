import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { isShortPeriod, period } from '../period.ts';

const count = z.number().int();

/** Pages of one kind of content: their list, and each of them. */
export const contentPages = {
  indicator: ['/download-indicators', '/download/indicators', '/indicator/{id}'],
  book: ['/books', '/book/{slug}'],
} as const;

export const analyticsContract = {
  /**
   * Opened pages between two days, both included. Bots and the staff's own pages are left out and
   * bots counted apart. Visitors are known only where they allowed it, and again on each day.
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
        /** The views by people who allowed statistics. */
        allowed: count,
        bots: count,
        /** Daily visitors with consent, added up: someone who comes on two days counts twice. */
        dailyVisitors: count,
        days: z.array(z.object({ day: z.iso.date(), views: count, dailyVisitors: count })),
        pages: z.array(z.object({ page: z.string(), views: count })),
        /** Null if the browser named none. */
        sources: z.array(z.object({ source: z.string().nullable(), views: count })),
        browsers: z.array(z.object({ browser: z.string().nullable(), views: count })),
      }),
    ),
};
