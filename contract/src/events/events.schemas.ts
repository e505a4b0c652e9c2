import * as z from 'zod';
import { itemIdSchema, itemKindSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema, userIdSchema } from '../identity/identity.schemas.ts';
import { defaultLanguage } from '../locale.ts';
import { blockOfText, lineOfText } from '../text.ts';
import { videoIdSchema } from '../videos/videos.schemas.ts';

const minutesPerDay = 1440;

export const eventTypeSchema = z.enum(['live_trading', 'other']);

export type EventType = z.infer<typeof eventTypeSchema>;

export const eventIdSchema = z.uuid().brand('EventId');

export type EventId = z.infer<typeof eventIdSchema>;

/** A day on the academy's calendar, in this century. */
export const calendarDateSchema = z.iso.date().refine((text) => text.startsWith('20'));
const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A moment on the academy's wall clock, to the minute and in this century: `2026-11-17T18:00`. */
export const wallClockSchema = z
  .templateLiteral([z.iso.date(), 'T', clockTimeSchema])
  .refine((text) => text.startsWith('20'));

export type WallClock = z.infer<typeof wallClockSchema>;

/** A month of this century as ISO 8601 writes it: `2026-11`. */
export const calendarMonthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** How far from the academy's present month a calendar can be turned, in months. */
export const calendarReach = { back: 1, ahead: 12 } as const;

/** How long before its start a session can be entered, in minutes. */
export const roomOpensMinutes = 15;

/** How long a place that became free is kept for the next person waiting, in hours. */
export const offerHours = 24;

/** Who may come. `owners`: who may use one item of the catalogue. */
export const eventAudiences = ['everyone', 'members', 'owners'] as const;

export type EventAudience = (typeof eventAudiences)[number];

/** One dated happening of an event: what a visitor sees in a list or calendar. */
export const occurrenceSchema = z.object({
  id: z.string(),
  /** Of the whole series, also where a part of it was planned differently. */
  eventId: eventIdSchema,
  slug: slugSchema,
  /** Where the plan puts it: with the slug its address, even after it was moved. */
  date: z.iso.date(),
  title: z.string(),
  description: z.string(),
  type: eventTypeSchema,
  /** Date and time on the academy's clock; an all-day occurrence has no time. */
  scheduledDate: z.iso.date(),
  scheduledTime: clockTimeSchema.nullable(),
  startsAt: z.date(),
  durationMinutes: z.number().int().positive(),
  audience: z.enum(eventAudiences),
  host: z.string().nullable(),
  /** In which the session is held. */
  language: languageSchema,
  /** Leads into the room for who may enter; null if there is no room. */
  joinPath: z.string().nullable(),
});

export type Occurrence = z.infer<typeof occurrenceSchema>;

/** Everything that the page of an occurrence says to everyone. */
export const occurrencePageSchema = occurrenceSchema.extend({
  endsAt: z.date(),
  isCancelled: z.boolean(),
  /** False for what lasts all day. */
  takesRegistrations: z.boolean(),
  /** From when the room can be entered. */
  opensAt: z.date(),
  /** Null if there is no limit. */
  capacity: z.number().int().nullable(),
  /** All places are taken or offered: who registers now joins the waiting list. */
  isFull: z.boolean(),
  /** What one must own to come; null if that isn't asked, or it's no longer public. */
  item: z.object({ kind: itemKindSchema, slug: slugSchema, title: z.string() }).nullable(),
  replay: z.object({ slug: slugSchema, title: z.string() }).nullable(),
  /** There are files for who registers. */
  hasMaterials: z.boolean(),
  /** The next few of the series after this one that aren't cancelled. */
  next: z.array(z.object({ date: z.iso.date(), startsAt: z.date() })),
});

export type OccurrencePage = z.infer<typeof occurrencePageSchema>;

export const occurrenceAddressSchema = z.object({ slug: slugSchema, date: calendarDateSchema });

/** `offered`: a place is kept until `offeredUntil` for someone who waited. */
export const registrationStates = ['none', 'registered', 'waiting', 'offered'] as const;

export type RegistrationState = (typeof registrationStates)[number];

export const materialIdSchema = z.uuid().brand('MaterialId');

export type MaterialId = z.infer<typeof materialIdSchema>;

/** A file that belongs to an occurrence, for who registered for it. */
export const materialSchema = z.object({
  id: materialIdSchema,
  title: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
});

export type Material = z.infer<typeof materialSchema>;

/** What files may be handed out at a session. Films are recordings. */
export const materialPurposes = ['document', 'picture', 'source'] as const;

export const mostMaterials = 20;

/** Where the caller stands with one occurrence. */
export const ownRegistrationSchema = z.object({
  state: z.enum(registrationStates),
  /** How many are served first, plus one; null unless waiting. */
  position: z.number().int().nullable(),
  offeredUntil: z.date().nullable(),
  /** The session is for owners, and the caller is one; true for every other session. */
  isOwner: z.boolean(),
  /** The join address would let the caller in once the room is open. */
  mayJoin: z.boolean(),
  /** Of who has a place; of others none. */
  materials: z.array(materialSchema),
});

export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;

const registrationSchema = occurrenceSchema.extend({
  isCancelled: z.boolean(),
  state: z.enum(registrationStates),
  offeredUntil: z.date().nullable(),
});

export const ownRegistrationsSchema = z.array(registrationSchema);

/** Someone with a row for an occurrence, as staff see them. */
export const participantSchema = z.object({
  userId: userIdSchema,
  name: z.string(),
  /** Null once the account is gone. */
  email: z.string().nullable(),
  state: z.enum(['registered', 'waiting', 'offered']),
  /** How many are served first, plus one; null unless waiting. */
  position: z.number().int().nullable(),
  since: z.date(),
  offeredUntil: z.date().nullable(),
  /** Joined while the room was open. */
  hasAttended: z.boolean(),
});

export type Participant = z.infer<typeof participantSchema>;

/** How many people the screen of a session lists; the file has all of them. */
export const mostListedParticipants = 200;

/** IANA name of the zone in which emails to this person say the time. */
export const timeZoneSchema = z.string().max(60).refine(isTimeZone);

export const materialTitleSchema = lineOfText(120).min(1);

const capacitySchema = z.number().int().min(1).max(10_000).nullable();
const durationSchema = z.number().int().min(5).max(minutesPerDay);
const titleSchema = lineOfText(120).min(1);
const hostSchema = lineOfText(80).min(1).nullable();
const roomSchema = z
  .url({ protocol: /^https$/, normalize: true })
  .max(500)
  .nullable();

export const eventDraftSchema = z
  .object({
    title: titleSchema,
    description: blockOfText(2000),
    type: eventTypeSchema,
    /** Where the rule begins to count; an occurrence itself only where the rule agrees. */
    firstStart: wallClockSchema,
    isAllDay: z.boolean(),
    durationMinutes: durationSchema,
    /**
     * RFC 5545 rule without DTSTART, by day or longer, e.g. `FREQ=WEEKLY;BYDAY=TU`; null for a
     * one-off. UNTIL is the last day or moment on the academy's wall clock, so without a `Z`.
     */
    recurrenceRule: z.string().max(200).nullable(),
    /** The room. Only staff ever get to see it. */
    meetingUrl: roomSchema,
    audience: z.enum(eventAudiences).default('everyone'),
    /** What one must own to come; set where the audience is `owners`, and only there. */
    itemId: itemIdSchema.nullable().default(null),
    /** Places; null without a limit, and always for everyone, who need not register. */
    capacity: capacitySchema.default(null),
    host: hostSchema.default(null),
    language: languageSchema.default(defaultLanguage),
  })
  .refine(fillsItsDayIfAllDay, { path: ['isAllDay'] })
  .refine(({ audience, itemId }) => (audience === 'owners') === (itemId !== null), {
    path: ['itemId'],
  })
  .refine(({ audience, capacity }) => audience !== 'everyone' || capacity === null, {
    path: ['capacity'],
  });

export type EventDraft = z.infer<typeof eventDraftSchema>;

/** What a plan may have and one of its occurrences may go without. */
export const emptiableFields = ['host', 'meetingUrl', 'capacity'] as const;

export type EmptiableField = (typeof emptiableFields)[number];

/** How one occurrence differs from its plan; null is as planned. */
export const occurrenceChangeSchema = z.object({
  isCancelled: z.boolean().default(false),
  movedTo: wallClockSchema.nullable().default(null),
  durationMinutes: durationSchema.nullable().default(null),
  title: titleSchema.nullable().default(null),
  host: hostSchema.default(null),
  meetingUrl: roomSchema.default(null),
  /** Ignored where everyone may come. */
  capacity: capacitySchema.default(null),
  /** Has none of it, whatever the plan says. */
  emptied: z.array(z.enum(emptiableFields)).default([]),
});

export type OccurrenceChange = z.infer<typeof occurrenceChangeSchema>;

/** An event as an administrator plans it: its rule and exceptions, not its dates. */
export const eventPlanSchema = eventDraftSchema.safeExtend({
  id: eventIdSchema,
  /** The first part of the series, which is its own. */
  seriesId: eventIdSchema,
  slug: slugSchema,
  /** A later part of the series plans this day and what follows; null for the last part. */
  endsBefore: z.iso.date().nullable(),
  exceptions: z.array(occurrenceChangeSchema.extend({ date: z.iso.date() })),
});

export type EventPlan = z.infer<typeof eventPlanSchema>;

/** An occurrence as staff see it in their calendar. */
export const managedOccurrenceSchema = occurrenceSchema.extend({
  /** The part of the series that plans it: what `change` and `changeFollowing` are called with. */
  planId: eventIdSchema,
  endsAt: z.date(),
  isCancelled: z.boolean(),
  isMoved: z.boolean(),
  isSeries: z.boolean(),
  /** Of a rule that counts: how many it has from this one on. Null if it doesn't count. */
  countFromHere: z.number().int().nullable(),
  meetingUrl: z.string().nullable(),
  capacity: z.number().int().nullable(),
  recording: z.object({ id: videoIdSchema, title: z.string() }).nullable(),
  /** Places taken; an offer that is open counts. */
  registered: z.number().int(),
  waiting: z.number().int(),
  /** Members who joined, and joins without a session. */
  attended: z.object({ members: z.number().int(), visitors: z.number().int() }),
});

export type ManagedOccurrence = z.infer<typeof managedOccurrenceSchema>;

const plannedChange = { id: eventIdSchema, date: calendarDateSchema };

/** A change that staff are about to make. */
export const intendedChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), draft: eventDraftSchema }),
  z.object({ kind: z.literal('change'), id: eventIdSchema, draft: eventDraftSchema }),
  z.object({ kind: z.literal('changeFollowing'), ...plannedChange, draft: eventDraftSchema }),
  z.object({
    kind: z.literal('changeOccurrence'),
    ...plannedChange,
    change: occurrenceChangeSchema,
  }),
  z.object({ kind: z.literal('restoreOccurrence'), ...plannedChange }),
  z.object({ kind: z.literal('endSeries'), ...plannedChange }),
  z.object({ kind: z.literal('remove'), id: eventIdSchema }),
]);

export type IntendedChange = z.infer<typeof intendedChangeSchema>;

const spanSchema = z.object({ startsAt: z.date(), endsAt: z.date(), title: z.string() });

/** What a change does to one occurrence. */
export const occurrenceEffectSchema = z.object({
  date: z.iso.date(),
  /** Null if it doesn't take place. */
  before: spanSchema.nullable(),
  after: spanSchema.nullable(),
  /** The time isn't on the clock that night, or comes twice: `after` says what it becomes. */
  clockChange: z.enum(['skipped', 'repeated']).nullable(),
  /** Other sessions at the same time. */
  conflicts: z.array(spanSchema),
  /** People who get an email about it, and what it says; null if nobody is written to. */
  mail: z.object({ kind: z.enum(['changed', 'cancelled']), people: z.number().int() }).nullable(),
  /** What calendars that subscribed will do with the entry. */
  feed: z.enum(['added', 'changed', 'cancelled', 'removed', 'unchanged']),
});

export type OccurrenceEffect = z.infer<typeof occurrenceEffectSchema>;

export const changePreviewSchema = z.object({
  /** Those that differ, or have a conflict or an odd hour, soonest first; the first hundred. */
  effects: z.array(occurrenceEffectSchema),
  /** How many differ within the year ahead. */
  total: z.number().int(),
  /** How many emails it sends. */
  mails: z.number().int(),
});

export type ChangePreview = z.infer<typeof changePreviewSchema>;

/** What a month of sessions brought; sessions that took place, cancelled ones don't count. */
export const attendanceMonthSchema = z.object({
  month: calendarMonthSchema,
  sessions: z.number().int(),
  registered: z.number().int(),
  /** Of the registered, how many joined. */
  came: z.number().int(),
  members: z.number().int(),
  visitors: z.number().int(),
});

export type AttendanceMonth = z.infer<typeof attendanceMonthSchema>;

/** An all-day event has one form only: from midnight, for a whole day. */
function fillsItsDayIfAllDay(draft: {
  isAllDay: boolean;
  firstStart: string;
  durationMinutes: number;
}): boolean {
  if (!draft.isAllDay) return true;
  return draft.firstStart.endsWith('T00:00') && draft.durationMinutes === minutesPerDay;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
