import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { signUpSources } from '../identity/sign-up-sources.ts';
import { isShortPeriod, period } from '../period.ts';
import { repIdSchema } from '../sales-reps/sales-reps.schemas.ts';
import { cohortStates, cohortUnits } from './cohorts.ts';

const count = z.number().int();

/** How many people took each step; see `funnel-steps.ts`. */
const steps = { signedUp: count, began: count, ordered: count, paid: count, finished: count };

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
        /** On the current day, visitors are counted up to the last full hour. */
        pages: z.array(
          z.object({
            page: z.string(),
            views: count,
            visitors: count,
            entries: count,
            exits: count,
          }),
        ),
        /** Null if the browser sent none; for the fields below, also if it wasn't recorded yet. */
        sources: z.array(z.object({ source: z.string().nullable(), views: count })),
        browsers: z.array(z.object({ browser: z.string().nullable(), views: count })),
        countries: z.array(z.object({ country: z.string().nullable(), views: count })),
        languages: z.array(z.object({ language: z.string().nullable(), views: count })),
        devices: z.array(
          z.object({ device: z.enum(['desktop', 'mobile', 'tablet']).nullable(), views: count }),
        ),
      }),
    ),

  /**
   * What the people who signed up in the weeks or months that contain these days have done since,
   * from accounts, lessons, orders and certificates. Only representatives are named.
   */
  funnel: procedureFor('admin', 'traffic')
    .route({ method: 'GET', path: '/analytics/funnel', tags: ['analytics'] })
    .input(
      z
        .object({
          ...period,
          unit: z.enum(cohortUnits).default('week'),
          /** Of the courses' titles. */
          language: languageSchema.default('en'),
        })
        .refine(isShortPeriod),
    )
    .output(
      z.object({
        total: z.object(steps),
        /** People who paid or finished a course without an earlier step. */
        skipped: count,
        dailyVisitors: count,
        cohorts: z.array(
          z.object({
            from: z.iso.date(),
            to: z.iso.date(),
            state: z.enum(cohortStates),
            dailyVisitors: count,
            ...steps,
          }),
        ),
        /** Null if it wasn't recorded. */
        sources: z.array(z.object({ source: z.enum(signUpSources).nullable(), ...steps })),
        languages: z.array(z.object({ language: z.string().nullable(), ...steps })),
        /** Null for people nobody invited. The list is null for staff who may not see commissions. */
        reps: z
          .array(
            z.object({ rep: z.object({ id: repIdSchema, name: z.string() }).nullable(), ...steps }),
          )
          .nullable(),
        /** Everyone who signed up, and their steps in this course. */
        courses: z.array(
          z.object({ course: z.object({ id: itemIdSchema, title: z.string() }), ...steps }),
        ),
      }),
    ),
};
