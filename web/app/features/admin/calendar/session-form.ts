import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type ClearableField,
  clearableFields,
  type EventAudience,
  type EventDraft,
  type EventPlan,
  type EventType,
  eventDraftSchema,
  type OccurrenceChange,
  type WallClock,
} from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { isDay } from '../../../lib/day-start.ts';
import type { Day } from '../../live/events/calendar/calendar-days.ts';
import { countedFrom } from './intended-change.ts';
import { changeOf } from './managed-session.ts';
import { noRecurrence, type RecurrenceForm, toRecurrenceForm, toRule } from './recurrence-form.ts';
import { toDay, toTime } from './wall-time.ts';

/** The form's values, not validated yet. */
export type SessionForm = {
  title: string;
  description: string;
  type: EventType;
  day: Day;
  time: string;
  isAllDay: boolean;
  minutes: string;
  recurrence: RecurrenceForm;
  room: string;
  audience: EventAudience;
  itemId: ItemId | null;
  /** Empty means no limit. */
  capacity: string;
  host: string;
  language: LanguageCode;
  isRecorded: boolean;
};

export type SessionField = keyof SessionForm;

const minutesPerDay = 1440;

export function emptyForm(day: Day, language: LanguageCode): SessionForm {
  return {
    title: '',
    description: '',
    type: 'live_trading',
    day,
    time: '18:00',
    isAllDay: false,
    minutes: '45',
    recurrence: noRecurrence,
    room: '',
    audience: 'everyone',
    itemId: null,
    capacity: '',
    host: '',
    language,
    isRecorded: false,
  };
}

/**
 * The form for changing a plan from one of its sessions on. A rule with a count gets the number of
 * sessions that are left.
 */
export function planToForm(
  plan: EventPlan,
  from: Day,
  countFromHere: number | null = null,
): SessionForm {
  const rule = countedFrom(plan.recurrenceRule, countFromHere);
  return {
    title: plan.title,
    description: plan.description,
    type: plan.type,
    day: from,
    time: toTime(plan.firstStart),
    isAllDay: plan.isAllDay,
    minutes: String(plan.durationMinutes),
    recurrence: toRecurrenceForm(rule, plan.firstStart),
    room: plan.meetingUrl ?? '',
    audience: plan.audience,
    itemId: plan.itemId,
    language: plan.language,
    capacity: plan.capacity === null ? '' : String(plan.capacity),
    host: plan.host ?? '',
    isRecorded: plan.isRecorded,
  };
}

/** One session's form: its own values over the plan's. */
export function sessionToForm(plan: EventPlan, date: Day): SessionForm {
  const own = changeOf(plan, date);
  const form = planToForm(plan, own.movedTo ? toDay(own.movedTo) : date);
  return {
    ...form,
    time: own.movedTo ? toTime(own.movedTo) : form.time,
    title: own.title ?? form.title,
    minutes: String(own.durationMinutes ?? form.minutes),
    room: own.meetingUrl ?? unlessEmptied(own, 'meetingUrl', form.room),
    capacity: String(own.capacity ?? unlessEmptied(own, 'capacity', form.capacity)),
    host: own.host ?? unlessEmptied(own, 'host', form.host),
    isRecorded: own.isRecorded ?? form.isRecorded,
  };
}

function unlessEmptied({ emptied }: OccurrenceChange, field: ClearableField, planned: string) {
  return emptied.includes(field) ? '' : planned;
}

/** The form as the server's input; null if a field is invalid. */
export function formToDraft(form: SessionForm): EventDraft | null {
  const parsed = eventDraftSchema.safeParse(written(form));
  return parsed.success && findSessionErrors(form).length === 0 ? parsed.data : null;
}

function written(form: SessionForm) {
  const firstStart = firstStartOf(form);
  return {
    title: form.title,
    description: form.description,
    type: form.type,
    firstStart,
    isAllDay: form.isAllDay,
    durationMinutes: form.isAllDay ? minutesPerDay : Number(form.minutes),
    recurrenceRule: toRule(form.recurrence, firstStart),
    meetingUrl: form.room.trim() || null,
    audience: form.audience,
    itemId: form.audience === 'owners' ? form.itemId : null,
    capacity: capacityOf(form),
    host: form.host.trim() || null,
    language: form.language,
    isRecorded: form.isRecorded,
  };
}

/** A single session's own values: only what differs from its plan. */
export function formToChange(form: SessionForm, plan: EventPlan, date: Day): OccurrenceChange {
  const differing = <Value>(value: Value, planned: Value) => (value === planned ? null : value);
  const written = {
    meetingUrl: form.room.trim() || null,
    capacity: capacityOf(form),
    host: form.host.trim() || null,
  };
  return {
    ...changeOf(plan, date),
    title: differing(form.title.trim(), plan.title),
    durationMinutes: differing(Number(form.minutes), plan.durationMinutes),
    meetingUrl: differing(written.meetingUrl, plan.meetingUrl),
    capacity: differing(written.capacity, plan.capacity),
    host: differing(written.host, plan.host),
    isRecorded: differing(form.isRecorded, plan.isRecorded),
    // Null also means "as planned", so emptied fields are listed separately.
    emptied: clearableFields.filter((field) => written[field] === null && plan[field] !== null),
  };
}

/** The invalid fields, by the server's rules. */
export function findSessionErrors(form: SessionForm): SessionField[] {
  const minutes = Number(form.minutes);
  const places = Number(form.capacity);
  const wrong = {
    title: form.title.trim() === '' || form.title.trim().length > 120,
    day: !isDay(form.day) || !form.day.startsWith('20'),
    time: !form.isAllDay && !/^([01]\d|2[0-3]):[0-5]\d$/.test(form.time),
    minutes: !form.isAllDay && !(Number.isInteger(minutes) && minutes >= 5 && minutes <= 1440),
    recurrence: isRecurrenceInvalid(form),
    room: form.room.trim() !== '' && !isHttpsUrl(form.room.trim()),
    itemId: form.audience === 'owners' && form.itemId === null,
    capacity:
      form.audience !== 'everyone' &&
      form.capacity !== '' &&
      !(Number.isInteger(places) && places >= 1 && places <= 10_000),
  };
  const fields: (keyof typeof wrong)[] = [
    ...(['title', 'day', 'time', 'minutes', 'recurrence'] as const),
    ...(['room', 'itemId', 'capacity'] as const),
  ];
  return fields.filter((field) => wrong[field]);
}

function isRecurrenceInvalid({ recurrence, day }: SessionForm): boolean {
  const { rhythm, ends, until, count, interval } = recurrence;
  if (rhythm === 'none' || rhythm === 'custom') return false;
  if (!Number.isInteger(interval) || interval < 1 || interval > 52) return true;
  if (ends === 'on') return !isDay(until) || until < day;
  return ends === 'after' && !(Number.isInteger(count) && count >= 1 && count <= 500);
}

function capacityOf(form: SessionForm): number | null {
  return form.audience === 'everyone' || form.capacity === '' ? null : Number(form.capacity);
}

function firstStartOf(form: SessionForm): WallClock {
  // findSessionErrors finds an invalid time before it is sent.
  return `${form.day}T${form.isAllDay ? '00:00' : form.time}`;
}

function isHttpsUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
