import type {
  EventPlan,
  IntendedChange,
  ManagedOccurrence,
  WallClock,
} from '@danube/contract/events/events.schemas.ts';
import type { Day } from '../../live/events/calendar/calendar-days.ts';
import { changeOf, draftOfPlan, isAsPlanned, isFirst } from './managed-session.ts';
import { toRecurrenceForm, toRule, toWeekdayCode } from './recurrence-form.ts';
import { toDay, toTime } from './wall-time.ts';

/** The scopes of a change to a series. */
export const scopes = ['this', 'following'] as const;

export type Scope = (typeof scopes)[number];

type Session = Pick<ManagedOccurrence, 'date'>;
type CountedSession = Pick<ManagedOccurrence, 'date' | 'countFromHere'>;

/** Moves a session; with the following ones, the whole rule is shifted. */
export function moveTo(
  plan: EventPlan,
  { date, countFromHere }: CountedSession,
  { to, scope }: { to: WallClock; scope: Scope },
): IntendedChange {
  if (scope === 'this') {
    const isPlanned = to === `${date}T${toTime(plan.firstStart)}`;
    const change = { ...changeOf(plan, date), movedTo: isPlanned ? null : to };
    return isAsPlanned(change)
      ? { kind: 'restoreOccurrence', id: plan.id, date }
      : { kind: 'changeOccurrence', id: plan.id, date, change };
  }
  const draft = {
    ...draftOfPlan(plan),
    firstStart: to,
    recurrenceRule: countedFrom(shiftedRule(plan, date, toDay(to)), countFromHere),
  };
  return { kind: 'changeFollowing', id: plan.id, date, draft };
}

/** Cancels one session; or ends the series before it, in all of its parts. */
export function cancel(plan: EventPlan, { date }: Session, scope: Scope): IntendedChange {
  if (scope === 'this') {
    const change = { ...changeOf(plan, date), isCancelled: true };
    return { kind: 'changeOccurrence', id: plan.id, date, change };
  }
  return { kind: 'endSeries', id: plan.id, date };
}

/** Restores a cancelled session with its other changes. */
export function restore(plan: EventPlan, { date }: Session): IntendedChange {
  const change = { ...changeOf(plan, date), isCancelled: false };
  return isAsPlanned(change)
    ? { kind: 'restoreOccurrence', id: plan.id, date }
    : { kind: 'changeOccurrence', id: plan.id, date, change };
}

/**
 * Whether following sessions can be moved too. A rule that the form can't express can't be shifted
 * by a day.
 */
export function mayMoveFollowing(plan: EventPlan): boolean {
  const form = toRecurrenceForm(plan.recurrenceRule, plan.firstStart);
  return form.rhythm !== 'none' && form.rhythm !== 'custom';
}

/** Cancelling from the first session on would be deleting the series. */
export function mayCancelFollowing(plan: EventPlan, { date }: Session): boolean {
  return plan.recurrenceRule !== null && !isFirst(plan, date);
}

/** The same rule from another day on: every Tuesday becomes every Thursday. */
function shiftedRule(plan: EventPlan, date: Day, day: Day): string | null {
  const form = toRecurrenceForm(plan.recurrenceRule, plan.firstStart);
  const weekdays = form.weekdays.map((code) =>
    code === toWeekdayCode(date) ? toWeekdayCode(day) : code,
  );
  return toRule({ ...form, weekdays }, `${day}T00:00`);
}

/** The remaining count: past sessions of the series aren't repeated. */
export function countedFrom(rule: string | null, countFromHere: number | null): string | null {
  if (rule === null || countFromHere === null) return rule;
  return rule.replace(/(^|;)COUNT=\d+/, `$1COUNT=${countFromHere}`);
}
