import * as z from 'zod';
import { eventTypeSchema } from '../events/events.schemas.ts';
import { attentionNames, figureNames } from '../today-names.ts';

const attentionSchema = z.object({
  name: z.enum(attentionNames),
  count: z.number().int(),
  /** It can't wait for another day. */
  isUrgent: z.boolean(),
  /** Since when the oldest waits. */
  since: z.date().nullable(),
  /** The screen where it's done. */
  path: z.string(),
});

export type Attention = z.infer<typeof attentionSchema>;

const figureSchema = z.object({
  name: z.enum(figureNames),
  unit: z.enum(['count', 'cents']),
  path: z.string(),
  /** The last 28 whole days, the oldest first. */
  days: z.array(z.number().int()),
  total: z.number().int(),
  /** Of the 28 days before. */
  before: z.number().int(),
  yesterday: z.number().int(),
  /** The same weekday a week earlier. */
  weekAgo: z.number().int(),
  lastWeek: z.number().int(),
  /** Of the 7 days before. */
  weekBefore: z.number().int(),
});

export type TodayFigure = z.infer<typeof figureSchema>;

export const todaySchema = z.object({
  asOf: z.date(),
  /** The first and the last of the days that the figures are of. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The most urgent first. */
  attention: z.array(attentionSchema),
  figures: z.array(figureSchema),
  /** What changed last week's sales most; null if the viewer may not see it or nothing did. */
  driver: z.object({ item: z.string(), country: z.string().nullable() }).nullable(),
  nextSession: z
    .object({
      title: z.string(),
      startsAt: z.string(),
      type: eventTypeSchema,
      isAllDay: z.boolean(),
    })
    .nullable(),
  /** Modules whose part couldn't be read. */
  missing: z.number().int(),
});

export type Today = z.infer<typeof todaySchema>;
