import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import { type EventDraft, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';
import { toAcademyTime, toDate } from './academy-clock.ts';
import { recordAttendance } from './attendance/attendance.repository.ts';
import {
  findEvent,
  insertEvent,
  lockOccurrence,
  type PlannedEvent,
  storeRecording,
  updateEvent,
} from './events.repository.ts';
import { findOccurrencesIn, nameOf, type PlannedOccurrence } from './occurrences.ts';
import { findRegistration, insertRegistration } from './registration/registrations.repository.ts';

/**
 * The academy's weekly schedule and two dates in the coming weeks; existing events stay unchanged.
 */
export async function seedEvents(deps: { transact: Transact; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await deps.transact(async ({ tx, touchContent }) => {
    for (const [id, draft] of Object.entries({ ...series, ...upcomingDates(now) })) {
      const eventId = eventIdSchema.parse(id);
      if (await findEvent(tx, eventId)) continue;
      const slug = toSlug(draft.title);
      await insertEvent(tx, { ...draft, id: eventId, slug, createdAt: now, updatedAt: now });
      touchContent('events');
    }
  });
}

type Participants = {
  /** Ids of accounts. */
  readonly people: readonly string[];
  /** The course that the Q&A session belongs to. */
  readonly course: ItemId | null;
  /** The replay of last Tuesday. */
  readonly film: VideoId | null;
};

/** Visitor counts of the last Tuesdays, newest first. */
const pastVisitors = [14, 11, 17, 9, 12, 8];

/** Attendance of past sessions and registrations for the next; existing rows stay unchanged. */
export async function seedParticipation(
  deps: { transact: Transact; clock: Clock },
  { people, course, film }: Participants,
): Promise<void> {
  const now = deps.clock.now();
  await deps.transact(async ({ tx, touchContent }) => {
    const tuesday = await findEvent(tx, eventIdSchema.parse(tuesdayId));
    const clinic = await findEvent(tx, eventIdSchema.parse(clinicId));
    const hour = await findEvent(tx, eventIdSchema.parse(questionHourId));
    if (hour && course && hour.itemId === null) {
      const audience = { audience: 'owners', itemId: course } as const;
      await updateEvent(tx, hour.id, { ...audience, updatedAt: now });
    }
    if (tuesday) await seedPastSessions(tx, tuesday, { people, film, now });
    if (clinic) await seedRegistered(tx, clinic, { people, now });
    touchContent('events');
  });
}

async function seedPastSessions(
  tx: Tx,
  tuesday: PlannedEvent,
  { people, film, now }: Pick<Participants, 'people' | 'film'> & { now: Date },
): Promise<void> {
  const to = toAcademyTime(now);
  const weeks = { days: 7 * pastVisitors.length };
  const held = findOccurrencesIn([tuesday], { from: to.subtract(weeks), to }).toReversed();
  for (const [index, occurrence] of held.entries()) {
    const name = nameOf(occurrence);
    const row = await lockOccurrence(tx, name);
    if (row.recordingId !== null || (await isSeeded(tx, occurrence, people))) continue;
    if (index === 0) await storeRecording(tx, name, film);
    const joinedAt = new Date(occurrence.start.epochMilliseconds);
    const visitors = Array.from({ length: pastVisitors[index] ?? 0 }, () => null);
    for (const person of [...people, ...visitors]) {
      await register(tx, occurrence, { person, since: joinedAt });
      await recordAttendance(tx, name, { person, now: joinedAt });
    }
  }
}

async function seedRegistered(
  tx: Tx,
  clinic: PlannedEvent,
  { people, now }: Pick<Participants, 'people'> & { now: Date },
): Promise<void> {
  const from = toAcademyTime(now);
  const [next] = findOccurrencesIn([clinic], { from, to: from.add({ days: 28 }) });
  if (!next) return;
  await lockOccurrence(tx, nameOf(next));
  if (await isSeeded(tx, next, people)) return;
  for (const person of people) await register(tx, next, { person, since: now });
}

async function isSeeded(
  tx: Tx,
  occurrence: PlannedOccurrence,
  [first]: readonly string[],
): Promise<boolean> {
  return first === undefined || (await findRegistration(tx, nameOf(occurrence), first)) !== null;
}

async function register(
  tx: Tx,
  occurrence: PlannedOccurrence,
  { person, since }: { person: string | null; since: Date },
): Promise<void> {
  if (person === null) return;
  const timeZone = 'Europe/Bratislava';
  const row = { ...nameOf(occurrence), userId: person, state: 'registered' as const };
  await insertRegistration(tx, { ...row, since, timeZone });
}

const tuesdayId = 'e0000000-0000-4000-8000-000000000001';
const clinicId = 'e0000000-0000-4000-8000-000000000004';
const questionHourId = 'e0000000-0000-4000-8000-000000000005';

/** Open to everyone, in English, without a limit. */
const open = {
  audience: 'everyone',
  itemId: null,
  capacity: null,
  host: null,
  language: 'en',
  isRecorded: false,
} as const satisfies Partial<EventDraft>;

const meetingRoom = 'https://meet.danube-trading.example';

const series: Record<string, EventDraft> = {
  [tuesdayId]: {
    title: 'Education Tuesday Live',
    description:
      'One market and one question, worked through on a live chart. We mark the levels before the first trade, say out loud what would prove us wrong, and keep the last ten minutes for your questions.',
    type: 'live_trading',
    firstStart: '2026-01-06T18:00',
    isAllDay: false,
    durationMinutes: 45,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU',
    meetingUrl: `${meetingRoom}/tuesday`,
    ...open,
    isRecorded: true,
    host: 'Viktor Hajnal',
  },
  'e0000000-0000-4000-8000-000000000002': {
    title: 'Market Analysis',
    description:
      'The European open in twenty minutes: what moved overnight, which figures are due today, and the two or three levels we will be watching in the DAX, the euro and gold.',
    type: 'other',
    firstStart: '2026-01-05T08:00',
    isAllDay: false,
    durationMinutes: 20,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    meetingUrl: `${meetingRoom}/morning`,
    ...open,
    host: 'Katharina Lindner',
  },
  'e0000000-0000-4000-8000-000000000003': {
    title: 'DAX open, traded live',
    description:
      'We trade the first hour of the week’s last session with a small account and full commentary. Entry, stop and size are written down before the order goes in, and the log is shared afterwards.',
    type: 'live_trading',
    firstStart: '2026-01-09T08:45',
    isAllDay: false,
    durationMinutes: 60,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=FR',
    meetingUrl: `${meetingRoom}/dax`,
    ...open,
    host: 'Viktor Hajnal',
  },
  [clinicId]: {
    title: 'Portfolio clinic: gold and the dollar',
    description:
      'Bring a position you hold or think about. We look at how gold and the dollar move against each other, what that does to the rest of a portfolio, and where a hedge costs more than it saves.',
    type: 'other',
    firstStart: '2026-01-07T19:30',
    isAllDay: false,
    durationMinutes: 60,
    recurrenceRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    meetingUrl: `${meetingRoom}/clinic`,
    ...open,
    audience: 'members',
    capacity: 24,
    host: 'Katharina Lindner',
  },
  [questionHourId]: {
    title: 'Fast Track question hour',
    description:
      'An open hour for everybody on the Fast Track course. Send your question the day before and we will have the chart ready; questions on the spot are welcome too.',
    type: 'other',
    firstStart: '2026-02-05T18:30',
    isAllDay: false,
    durationMinutes: 60,
    recurrenceRule: 'FREQ=MONTHLY;BYDAY=1TH',
    meetingUrl: `${meetingRoom}/fast-track`,
    ...open,
    audience: 'members',
    isRecorded: true,
    host: 'Viktor Hajnal',
  },
};

const thursday = 4;
const saturday = 6;

function upcomingDates(now: Date): Record<string, EventDraft> {
  return {
    'e0000000-0000-4000-8000-000000000006': {
      title: 'ECB decision day, commented live',
      description:
        'The decision comes at a quarter past two, the press conference half an hour later. We follow both on the euro and the Bund, and explain which words moved the market and which did not.',
      type: 'live_trading',
      firstStart: `${toUpcomingWeekday(now, { weeks: 3, weekday: thursday })}T14:00`,
      isAllDay: false,
      durationMinutes: 105,
      recurrenceRule: null,
      meetingUrl: `${meetingRoom}/ecb`,
      ...open,
      host: 'Viktor Hajnal',
    },
    'e0000000-0000-4000-8000-000000000007': {
      title: 'Open house in Bratislava',
      description:
        'Meet the team at Laurinská 14, sit beside a trader for an hour and try the classroom for yourself. Doors are open all day; no registration, and the coffee is on us.',
      type: 'other',
      firstStart: `${toUpcomingWeekday(now, { weeks: 2, weekday: saturday })}T00:00`,
      isAllDay: true,
      durationMinutes: 1440,
      recurrenceRule: null,
      meetingUrl: null,
      ...open,
    },
  };
}

/** That weekday (Monday is 1) in a later week, counted from the current one. */
function toUpcomingWeekday(now: Date, ahead: { weeks: number; weekday: number }): string {
  const today = toAcademyTime(now);
  return toDate(today.add({ days: 7 * ahead.weeks + ahead.weekday - today.dayOfWeek }));
}
