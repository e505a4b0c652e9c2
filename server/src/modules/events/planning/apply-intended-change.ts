import {
  clearableFields,
  type EventDraft,
  type EventId,
  eventIdSchema,
  type IntendedChange,
  type OccurrenceChange,
} from '@danube/contract/events/events.schemas.ts';
import { addDays } from '../../../platform/academy-days.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { OccurrenceKey, OccurrenceRow, PlannedEvent } from '../events.repository.ts';
import { isUsable, plannedStartOn, plannedStarts } from '../recurrence-rule.ts';
import type { SeriesPart } from './require-series.ts';

/** Never stored: the id of a new event in a preview. */
const previewEventId = eventIdSchema.parse('00000000-0000-4000-8000-000000000000');

/** What a change would leave of a series, without writing it, for the preview. */
export function applyIntendedChange(
  intended: Exclude<IntendedChange, { kind: 'create' }>,
  { part, series }: SeriesPart,
  now: Date,
): PlannedEvent[] {
  switch (intended.kind) {
    case 'change': {
      requireValidPlan(intended.draft, { part, series });
      return series.map((one) => (one.id === part.id ? { ...one, ...intended.draft } : one));
    }
    case 'changeFollowing': {
      const cut = requireSplitDate(intended, { part, series });
      const added = { ...part, ...intended.draft, id: previewEventId };
      const parts = series.flatMap((one) =>
        one.id === part.id ? [...truncateBefore(part, cut), added] : [one],
      );
      const row = { ...ownRow(part, intended.date), ...asDrafted };
      return parts.map((one) => withRow(one, row));
    }
    case 'endSeries': {
      requirePlannedOn(part, intended.date);
      return endSeriesBefore({ part, series }, intended.date);
    }
    case 'changeOccurrence':
    case 'restoreOccurrence': {
      const { date } = intended;
      requirePlannedOn(part, date);
      const change = intended.kind === 'changeOccurrence' ? intended.change : asPlanned;
      const row = withChange(ownRow(part, date), { part, change, now });
      return series.map((one) => withRow(one, row));
    }
    case 'remove':
      return [];
  }
}

export function createIntendedEvent(draft: EventDraft, now: Date): PlannedEvent {
  if (!isUsable(draft)) throw new DomainError('RECURRENCE_RULE_INVALID');
  return {
    ...draft,
    id: previewEventId,
    seriesId: previewEventId,
    slug: '',
    endsBefore: null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
    exceptions: [],
  };
}

/** The selected occurrence of "this and following" follows the new plan. A cancellation stays. */
export const asDrafted: Omit<OccurrenceChange, 'isCancelled'> = {
  movedTo: null,
  durationMinutes: null,
  title: null,
  host: null,
  meetingUrl: null,
  capacity: null,
  isRecorded: null,
  emptied: [],
};

/** No differences from the plan. */
export const asPlanned: OccurrenceChange = { isCancelled: false, ...asDrafted };

/** Rejects an invalid plan, or one whose days overlap with another part of the series. */
export function requireValidPlan(draft: EventDraft, { part, series }: SeriesPart): void {
  if (!isUsable(draft)) throw new DomainError('RECURRENCE_RULE_INVALID');
  const earlier = series[series.findIndex(({ id }) => id === part.id) - 1];
  const begins = draft.firstStart.slice(0, 10);
  const isTooEarly = earlier?.endsBefore && begins < earlier.endsBefore;
  const isTooLate = part.endsBefore && begins >= part.endsBefore;
  if (isTooEarly || isTooLate) throw new DomainError('SERIES_OVERLAPS');
}

/**
 * The day from which a new part of the series applies. It may start before the selected occurrence,
 * e.g. on the Monday of the same week, if nothing is in between.
 */
export function requireSplitDate(
  { date, draft }: { date: string; draft: EventDraft },
  { part, series }: SeriesPart,
): string {
  requirePlannedOn(part, date);
  const begins = draft.firstStart.slice(0, 10);
  const cut = begins < date ? begins : date;
  requireValidPlan(draft, { part, series });
  const between = plannedStarts(part, { from: `${cut}T00:00`, to: `${date}T00:00` });
  if (between.some((start) => start < date)) throw new DomainError('SERIES_OVERLAPS');
  return cut;
}

/** What is left of a part when a later one takes over; empty if nothing is. */
function truncateBefore(part: PlannedEvent, cut: string): PlannedEvent[] {
  return hasOccurrencesBefore(part, cut) ? [{ ...part, endsBefore: cut }] : [];
}

export function hasOccurrencesBefore(part: PlannedEvent, day: string): boolean {
  const earlier = plannedStarts(part, { from: part.firstStart, to: `${day}T00:00` });
  return earlier.some((start) => start < day);
}

export function requirePlannedOn(part: PlannedEvent, date: string): void {
  if (plannedStartOn(part, date) === null) throw new DomainError('OCCURRENCE_NOT_FOUND');
}

/** The changed fields of an occurrence's row. */
export function toChangedFields(
  { part, change, now }: { part: PlannedEvent; change: OccurrenceChange; now: Date },
  before: OccurrenceRow,
) {
  const { isCancelled, movedTo, durationMinutes, title, host, meetingUrl, capacity } = change;
  const { emptied, isRecorded } = change;
  return {
    cancelledAt: isCancelled ? (before.cancelledAt ?? now) : null,
    // An all-day event can only move to another day.
    movedTo: part.isAllDay && movedTo ? (`${movedTo.slice(0, 10)}T00:00` as const) : movedTo,
    durationMinutes: part.isAllDay ? null : durationMinutes,
    title,
    host,
    meetingUrl,
    capacity,
    isRecorded,
    emptied: clearableFields.filter((field) => emptied.includes(field)),
  };
}

export function isSameAs(row: OccurrenceRow, fields: Partial<OccurrenceRow>): boolean {
  return JSON.stringify({ ...row, ...fields }) === JSON.stringify(row);
}

/** What is left of a series that ends before a day: the earlier parts, the last one cut off. */
export function endSeriesBefore({ part, series }: SeriesPart, day: string): PlannedEvent[] {
  const earlier = series.slice(
    0,
    series.findIndex(({ id }) => id === part.id),
  );
  const { recurrenceRule } = part;
  const cut = { ...part, recurrenceRule: recurrenceRule && endedRule(recurrenceRule, day) };
  return hasOccurrencesBefore(part, day) ? [...earlier, { ...cut, endsBefore: null }] : earlier;
}

/** The same rule up to the day before. */
function endedRule(rule: string, day: string): string {
  const saved = rule.split(';').filter((part) => !/^(?:UNTIL|COUNT)=/.test(part));
  return [...saved, `UNTIL=${addDays(day, -1).replaceAll('-', '')}`].join(';');
}

function withRow(one: PlannedEvent, row: OccurrenceRow): PlannedEvent {
  const others = one.exceptions.filter(({ date }) => date !== row.date);
  return { ...one, exceptions: [...others, row] };
}

function withChange(
  row: OccurrenceRow,
  wanted: { part: PlannedEvent; change: OccurrenceChange; now: Date },
): OccurrenceRow {
  return { ...row, ...toChangedFields(wanted, row) };
}

function ownRow(part: PlannedEvent, date: string): OccurrenceRow {
  return part.exceptions.find((one) => one.date === date) ?? emptyRow(part.seriesId, date);
}

function emptyRow(seriesId: EventId, date: string): OccurrenceRow {
  const name: OccurrenceKey = { seriesId, date };
  return {
    ...name,
    cancelledAt: null,
    movedTo: null,
    durationMinutes: null,
    title: null,
    host: null,
    meetingUrl: null,
    capacity: null,
    isRecorded: null,
    emptied: [],
    recordingId: null,
    revision: 0,
    changedAt: null,
  };
}
