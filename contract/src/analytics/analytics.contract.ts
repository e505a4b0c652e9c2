import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { isShortPeriod, period } from '../period.ts';

const count = z.number().int();

export const analyticsContract = {
  /**
   * Page views between two days, both inclusive. Views by bots and staff are excluded; bots are
   * counted separately. Visitors are recognised within a day only.
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
        /** Sum of the daily visitors: someone who comes on two days counts twice. */
        dailyVisitors: count,
        days: z.array(z.object({ day: z.iso.date(), views: count, dailyVisitors: count })),
        /** Visitors who began or ended their day with the page are known once the day is over. */
        pages: z.array(
          z.object({
            page: z.string(),
            views: count,
            visitors: count,
            entries: count,
            exits: count,
          }),
        ),
        /** Null if the browser sent none. */
        sources: z.array(z.object({ source: z.string().nullable(), views: count })),
        browsers: z.array(z.object({ browser: z.string().nullable(), views: count })),
        countries: z.array(z.object({ country: z.string().nullable(), views: count })),
        languages: z.array(z.object({ language: z.string().nullable(), views: count })),
        devices: z.array(
          z.object({ device: z.enum(['desktop', 'mobile', 'tablet']).nullable(), views: count }),
        ),
      }),
    ),
};
