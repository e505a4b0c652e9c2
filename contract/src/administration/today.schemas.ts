import * as z from 'zod';
import { eventTypeSchema } from '../events/events.schemas.ts';
import { attentionNames, figureNames } from '../today-names.ts';

const attentionSchema = z.object({
  name: z.enum(attentionNames),
  count: z.number().int(),
  /** It can't wait another day. */
  isUrgent: z.boolean(),
  /** When the oldest one was created. */
  since: z.date().nullable(),
  /** The page for doing it. */
  path: z.string(),
  /** What it concerns, if it has no list of its own: order numbers, codes. */
  about: z.array(z.object({ label: z.string(), path: z.string() })),
});

export type Attention = z.infer<typeof attentionSchema>;

const figureSchema = z.object({
  name: z.enum(figureNames),
  unit: z.enum(['count', 'cents']),
  path: z.string(),
  /** The last 28 whole days, oldest first. */
  days: z.array(z.number().int()),
  total: z.number().int(),
  /** Total of the 28 days before. */
  before: z.number().int(),
  yesterday: z.number().int(),
  /** Since midnight. */
  today: z.number().int(),
  /** The same weekday a week earlier. */
  weekAgo: z.number().int(),
  lastWeek: z.number().int(),
  /** Total of the 7 days before. */
  weekBefore: z.number().int(),
});

export type TodayFigure = z.infer<typeof figureSchema>;

export const todaySchema = z.object({
  asOf: z.date(),
  /** The first and last day of the figures. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Most urgent first. */
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
  /** Number of modules whose figures couldn't be read. */
  missing: z.number().int(),
});

export type Today = z.infer<typeof todaySchema>;
