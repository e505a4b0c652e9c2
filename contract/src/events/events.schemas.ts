import * as z from 'zod';
import { blockOfText, lineOfText } from '../text.ts';

const minutesPerDay = 1440;

export const eventTypeSchema = z.enum(['live_trading', 'other']);

export type EventType = z.infer<typeof eventTypeSchema>;

export const eventIdSchema = z.uuid().brand('EventId');

export type EventId = z.infer<typeof eventIdSchema>;

const calendarDateSchema = z.iso.date();
const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A moment on the academy's wall clock, to the minute and in this century: `2026-11-17T18:00`. */
export const wallClockSchema = z
  .templateLiteral([calendarDateSchema, 'T', clockTimeSchema])
  .refine((text) => text.startsWith('20'));

export type WallClock = z.infer<typeof wallClockSchema>;

/** A month of this century as ISO 8601 writes it: `2026-11`. */
export const calendarMonthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** How far from the academy's present month a calendar can be turned, in months. */
export const calendarReach = { back: 1, ahead: 12 } as const;

/** One dated happening of an event: what a visitor sees in a list or calendar. */
export const occurrenceSchema = z.object({
  id: z.string(),
  eventId: eventIdSchema,
  title: z.string(),
  description: z.string(),
  type: eventTypeSchema,
  /** Date and time on the academy's clock; an all-day occurrence has no time. */
  scheduledDate: calendarDateSchema,
  scheduledTime: clockTimeSchema.nullable(),
  startsAt: z.date(),
  durationMinutes: z.number().int().positive(),
  meetingUrl: z.url().nullable(),
});

export type Occurrence = z.infer<typeof occurrenceSchema>;

export const eventDraftSchema = z
  .object({
    title: lineOfText(120).min(1),
    description: blockOfText(2000),
    type: eventTypeSchema,
    /** Where the rule begins to count; an occurrence itself only where the rule agrees. */
    firstStart: wallClockSchema,
    isAllDay: z.boolean(),
    durationMinutes: z.number().int().min(5).max(minutesPerDay),
    /**
     * RFC 5545 rule without DTSTART, by day or longer, e.g. `FREQ=WEEKLY;BYDAY=TU`; null for a
     * one-off. UNTIL is the last day or moment on the academy's wall clock, so without a `Z`.
     */
    recurrenceRule: z.string().max(200).nullable(),
    meetingUrl: z
      .url({ protocol: /^https$/, normalize: true })
      .max(500)
      .nullable(),
  })
  .refine(fillsItsDayIfAllDay, { path: ['isAllDay'] });

export type EventDraft = z.infer<typeof eventDraftSchema>;

/** What happened to one occurrence: called off, or moved to another start. */
export const eventExceptionSchema = z.object({
  /** Where the plan puts it, which stays its name after it was moved. */
  occurrenceStart: wallClockSchema,
  movedTo: wallClockSchema.nullable(),
});

/** An event as an administrator plans it: its rule and exceptions, not its dates. */
export const eventPlanSchema = eventDraftSchema.safeExtend({
  id: eventIdSchema,
  exceptions: z.array(eventExceptionSchema),
});

export type EventPlan = z.infer<typeof eventPlanSchema>;

/** An all-day event has one form only: from midnight, for a whole day. */
function fillsItsDayIfAllDay(draft: {
  isAllDay: boolean;
  firstStart: string;
  durationMinutes: number;
}): boolean {
  if (!draft.isAllDay) return true;
  return draft.firstStart.endsWith('T00:00') && draft.durationMinutes === minutesPerDay;
}
