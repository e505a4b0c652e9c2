import * as z from 'zod';
import { itemIdSchema, itemKindSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema, userIdSchema } from '../identity/identity.schemas.ts';
import { defaultLanguage } from '../locale.ts';
import { multiLineText, singleLineText } from '../text.ts';
import { videoIdSchema } from '../videos/videos.schemas.ts';

const minutesPerDay = 1440;

export const eventTypeSchema = z.enum(['live_trading', 'other']);

export type EventType = z.infer<typeof eventTypeSchema>;

export const eventIdSchema = z.uuid().brand('EventId');

export type EventId = z.infer<typeof eventIdSchema>;

/** A day in the academy's calendar, in this century. */
export const calendarDateSchema = z.iso.date().refine((text) => text.startsWith('20'));
const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * A local time in the academy's time zone, to the minute and in this century: `2026-11-17T18:00`.
 */
export const wallClockSchema = z
  .templateLiteral([z.iso.date(), 'T', clockTimeSchema])
  .refine((text) => text.startsWith('20'));

export type WallClock = z.infer<typeof wallClockSchema>;

/** A month of this century in ISO 8601: `2026-11`. */
export const calendarMonthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** Who may attend. `owners`: people with access to one catalogue item. */
export const eventAudiences = ['everyone', 'members', 'owners'] as const;

export type EventAudience = (typeof eventAudiences)[number];

/** One date of an event, as shown in lists and calendars. */
export const occurrenceSchema = z.object({
  id: z.string(),
  /** The id of the whole series, even if this part was planned separately. */
  eventId: eventIdSchema,
  slug: slugSchema,
  /** The planned day: together with the slug it forms the URL, even after it was moved. */
  date: z.iso.date(),
  title: z.string(),
  description: z.string(),
  type: eventTypeSchema,
  /** Local date and time in the academy's time zone; an all-day occurrence has no time. */
  scheduledDate: z.iso.date(),
  scheduledTime: clockTimeSchema.nullable(),
  startsAt: z.date(),
  durationMinutes: z.number().int().positive(),
  audience: z.enum(eventAudiences),
  host: z.string().nullable(),
  /** The language of the session. */
  language: languageSchema,
  /** The join link, which checks access; null if there is no room. */
  joinPath: z.string().nullable(),
  /** Shown before people register or join, because it affects how they take part. */
  isRecorded: z.boolean(),
});

export type Occurrence = z.infer<typeof occurrenceSchema>;

/** The public page of an occurrence. */
export const occurrencePageSchema = occurrenceSchema.extend({
  endsAt: z.date(),
  isCancelled: z.boolean(),
  /** False for all-day events. */
  takesRegistrations: z.boolean(),
  /** When the room opens. */
  opensAt: z.date(),
  /** Null for unlimited. */
  capacity: z.number().int().nullable(),
  /** All places are taken or offered: new registrations join the waiting list. */
  isFull: z.boolean(),
  /** The item required to attend; null if none is required, or it's no longer public. */
  item: z.object({ kind: itemKindSchema, slug: slugSchema, title: z.string() }).nullable(),
  replay: z.object({ slug: slugSchema, title: z.string() }).nullable(),
  /** Whether there are files for registered people. */
  hasMaterials: z.boolean(),
  /** The next few occurrences of the series that aren't cancelled. */
  next: z.array(z.object({ date: z.iso.date(), startsAt: z.date() })),
});

export type OccurrencePage = z.infer<typeof occurrencePageSchema>;

export const occurrenceAddressSchema = z.object({ slug: slugSchema, date: calendarDateSchema });

/** `offered`: a place is held until `offeredUntil` for someone from the waiting list. */
export const registrationStates = ['none', 'registered', 'waiting', 'offered'] as const;

export type RegistrationState = (typeof registrationStates)[number];

export const materialIdSchema = z.uuid().brand('MaterialId');

export type MaterialId = z.infer<typeof materialIdSchema>;

/** A file of an occurrence, for registered people. */
export const materialSchema = z.object({
  id: materialIdSchema,
  title: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
});

export type Material = z.infer<typeof materialSchema>;

/** The kinds of files a session can have. Videos are recordings instead. */
export const materialPurposes = ['document', 'picture', 'source'] as const;

export const maxMaterials = 20;

/** The caller's registration for one occurrence. */
export const ownRegistrationSchema = z.object({
  state: z.enum(registrationStates),
  /** Position on the waiting list, from 1; null unless waiting. */
  position: z.number().int().nullable(),
  offeredUntil: z.date().nullable(),
  /** Whether the caller owns the required item; true if none is required. */
  isOwner: z.boolean(),
  /** Whether the join link would admit the caller once the room is open. */
  mayJoin: z.boolean(),
  /** Only for people with a place; otherwise empty. */
  materials: z.array(materialSchema),
});

export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;

const registrationSchema = occurrenceSchema.extend({
  isCancelled: z.boolean(),
  state: z.enum(registrationStates),
  offeredUntil: z.date().nullable(),
});

export const ownRegistrationsSchema = z.array(registrationSchema);

/** A person's registration for an occurrence, as staff see it. */
export const participantSchema = z.object({
  userId: userIdSchema,
  name: z.string(),
  /** Null if the account was erased. */
  email: z.string().nullable(),
  state: z.enum(['registered', 'waiting', 'offered']),
  /** Position on the waiting list, from 1; null unless waiting. */
  position: z.number().int().nullable(),
  since: z.date(),
  offeredUntil: z.date().nullable(),
  /** Joined while the room was open. */
  hasAttended: z.boolean(),
});

export type Participant = z.infer<typeof participantSchema>;

/** How many people the session's page lists; the export has all of them. */
export const maxListedParticipants = 200;

/** IANA name of the time zone used in emails to this person. */
export const timeZoneSchema = z.string().max(60).refine(isTimeZone);

export const materialTitleSchema = singleLineText(120).min(1);

const capacitySchema = z.number().int().min(1).max(10_000).nullable();
const durationSchema = z.number().int().min(5).max(minutesPerDay);
const titleSchema = singleLineText(120).min(1);
const hostSchema = singleLineText(80).min(1).nullable();
const roomSchema = z
  .url({ protocol: /^https$/, normalize: true })
  .max(500)
  .nullable();

export const eventDraftSchema = z
  .object({
    title: titleSchema,
    description: multiLineText(2000),
    type: eventTypeSchema,
    /** Where the rule starts counting; it is only an occurrence if the rule matches it. */
    firstStart: wallClockSchema,
    isAllDay: z.boolean(),
    durationMinutes: durationSchema,
    /**
     * RFC 5545 rule without DTSTART, daily or less frequent, e.g. `FREQ=WEEKLY;BYDAY=TU`; null for
     * a one-off. UNTIL is a local time in the academy's time zone, so without a `Z`.
     */
    recurrenceRule: z.string().max(200).nullable(),
    /** The room's URL, which only staff ever see. */
    meetingUrl: roomSchema,
    audience: z.enum(eventAudiences).default('everyone'),
    /** The item required to attend; set if and only if the audience is `owners`. */
    itemId: itemIdSchema.nullable().default(null),
    /** Null for unlimited; always null for `everyone`, because nobody registers. */
    capacity: capacitySchema.default(null),
    host: hostSchema.default(null),
    language: languageSchema.default(defaultLanguage),
    /** Stated on the page and in emails. */
    isRecorded: z.boolean().default(false),
  })
  .refine(hasValidAllDaySpan, { path: ['isAllDay'] })
  .refine(({ audience, itemId }) => (audience === 'owners') === (itemId !== null), {
    path: ['itemId'],
  })
  .refine(({ audience, capacity }) => audience !== 'everyone' || capacity === null, {
    path: ['capacity'],
  });

export type EventDraft = z.infer<typeof eventDraftSchema>;

/** Fields that one occurrence may clear. */
export const clearableFields = ['host', 'meetingUrl', 'capacity'] as const;

export type ClearableField = (typeof clearableFields)[number];

/** How one occurrence differs from the plan; null means as planned. */
export const occurrenceChangeSchema = z.object({
  isCancelled: z.boolean().default(false),
  movedTo: wallClockSchema.nullable().default(null),
  durationMinutes: durationSchema.nullable().default(null),
  title: titleSchema.nullable().default(null),
  host: hostSchema.default(null),
  meetingUrl: roomSchema.default(null),
  /** Ignored if the audience is `everyone`. */
  capacity: capacitySchema.default(null),
  isRecorded: z.boolean().nullable().default(null),
  /** Fields this occurrence has no value for, whatever the plan says. */
  emptied: z.array(z.enum(clearableFields)).default([]),
});

export type OccurrenceChange = z.infer<typeof occurrenceChangeSchema>;

/** An event as administrators edit it: rule and exceptions instead of dates. */
export const eventPlanSchema = eventDraftSchema.safeExtend({
  id: eventIdSchema,
  /** The id of the series' first part, which may be this one. */
  seriesId: eventIdSchema,
  slug: slugSchema,
  /** The day from which a later part of the series takes over; null for the last part. */
  endsBefore: z.iso.date().nullable(),
  exceptions: z.array(occurrenceChangeSchema.extend({ date: z.iso.date() })),
});

export type EventPlan = z.infer<typeof eventPlanSchema>;

/** An occurrence in the staff calendar. */
export const managedOccurrenceSchema = occurrenceSchema.extend({
  /** The part of the series it belongs to: the id for `change` and `changeFollowing`. */
  planId: eventIdSchema,
  endsAt: z.date(),
  isCancelled: z.boolean(),
  isMoved: z.boolean(),
  isSeries: z.boolean(),
  /** For rules with COUNT: how many are left from this one on; otherwise null. */
  countFromHere: z.number().int().nullable(),
  meetingUrl: z.string().nullable(),
  capacity: z.number().int().nullable(),
  /** Visitors see it once it is public. */
  recording: z.object({ id: videoIdSchema, title: z.string(), isPublic: z.boolean() }).nullable(),
  /** Places taken, including open offers. */
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

/** The effect of a change on one occurrence. */
export const occurrenceEffectSchema = z.object({
  date: z.iso.date(),
  /** Null if it doesn't take place. */
  before: spanSchema.nullable(),
  after: spanSchema.nullable(),
  /** The local time doesn't exist that night, or exists twice; `after` has the resulting time. */
  clockChange: z.enum(['skipped', 'repeated']).nullable(),
  /** Other sessions at the same time. */
  conflicts: z.array(spanSchema),
  /** The email about it and its recipients; null if nobody gets one. */
  mail: z.object({ kind: z.enum(['changed', 'cancelled']), people: z.number().int() }).nullable(),
  /** What happens to the entry in subscribed calendars. */
  feed: z.enum(['added', 'changed', 'cancelled', 'removed', 'unchanged']),
});

export type OccurrenceEffect = z.infer<typeof occurrenceEffectSchema>;

export const changePreviewSchema = z.object({
  /** Occurrences that change, conflict or hit a clock change, soonest first; at most a hundred. */
  effects: z.array(occurrenceEffectSchema),
  /** How many change within the next year. */
  total: z.number().int(),
  /** How many emails will be sent. */
  mails: z.number().int(),
});

export type ChangePreview = z.infer<typeof changePreviewSchema>;

/** Where recordings are put to be picked up, in the bucket: `recordings/{slug}/{date}.mp4`. */
export const recordingsFolder = 'recordings';

/** Why a recording wasn't picked up: its name, its size, or several attempts failed. */
export const recordingProblems = ['name', 'tooLarge', 'unreadable'] as const;

export type RecordingProblem = (typeof recordingProblems)[number];

/** A recording from the watched folder that nobody has linked to its session yet. */
export const foundRecordingSchema = z.object({
  /** Below the folder. */
  name: z.string(),
  bytes: z.number().int(),
  foundAt: z.date(),
  /** Null if there is a problem. */
  video: z.object({ id: videoIdSchema, title: z.string() }).nullable(),
  problem: z.enum(recordingProblems).nullable(),
});

export type FoundRecording = z.infer<typeof foundRecordingSchema>;

/** A month's sessions that took place; cancelled ones don't count. */
export const attendanceMonthSchema = z.object({
  month: calendarMonthSchema,
  sessions: z.number().int(),
  registered: z.number().int(),
  /** How many of the registered people joined. */
  came: z.number().int(),
  members: z.number().int(),
  visitors: z.number().int(),
});

export type AttendanceMonth = z.infer<typeof attendanceMonthSchema>;

/** An all-day event has one form only: from midnight, for a whole day. */
function hasValidAllDaySpan(draft: {
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
