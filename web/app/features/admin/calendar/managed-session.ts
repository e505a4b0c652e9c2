import type {
  EventDraft,
  EventPlan,
  ManagedOccurrence,
  OccurrenceChange,
  WallClock,
} from '@danube/contract/events/events.schemas.ts';
import type { Day } from '../../live/events/calendar/calendar-days.ts';
import { toDay } from './wall-time.ts';

/** A session's start in the academy's time zone. */
export function startOf(
  session: Pick<ManagedOccurrence, 'scheduledDate' | 'scheduledTime'>,
): WallClock {
  return `${session.scheduledDate}T${session.scheduledTime ?? '00:00'}`;
}

export function isOver(session: Pick<ManagedOccurrence, 'endsAt'>, now: Date): boolean {
  return session.endsAt <= now;
}

/** The part of a series that plans a session. */
export function planOf(
  plans: readonly EventPlan[],
  session: Pick<ManagedOccurrence, 'planId'>,
): EventPlan | undefined {
  return plans.find(({ id }) => id === session.planId);
}

/** The current day of a session, by its series and original date. */
export function shownDay(plans: readonly EventPlan[], eventId: string, date: Day): Day {
  const moved = plans
    .filter(({ seriesId }) => seriesId === eventId)
    .flatMap(({ exceptions }) => exceptions)
    .find((each) => each.date === date && each.movedTo !== null)?.movedTo;
  return moved ? toDay(moved) : date;
}

const asPlanned: OccurrenceChange = {
  isCancelled: false,
  movedTo: null,
  durationMinutes: null,
  title: null,
  host: null,
  meetingUrl: null,
  capacity: null,
  isRecorded: null,
  emptied: [],
};

/** How a session currently differs from its plan; the next change is added to it. */
export function changeOf(plan: EventPlan, date: Day): OccurrenceChange {
  const { date: _, ...change } = plan.exceptions.find((each) => each.date === date) ?? {
    date,
    ...asPlanned,
  };
  return change;
}

export function isAsPlanned({ emptied, isRecorded, ...change }: OccurrenceChange): boolean {
  if (emptied.length > 0 || isRecorded !== null) return false;
  return Object.values(change).every((value) => value === null || !value);
}

/** A plan as an editable draft. */
export function draftOfPlan(plan: EventPlan): EventDraft {
  const {
    id: _id,
    seriesId: _series,
    slug: _slug,
    endsBefore: _end,
    exceptions: _,
    ...draft
  } = plan;
  return draft;
}

/** Whether a session is the first of its whole series. */
export function isFirst(plan: EventPlan, date: Day): boolean {
  return plan.id === plan.seriesId && toDay(plan.firstStart) >= date;
}
