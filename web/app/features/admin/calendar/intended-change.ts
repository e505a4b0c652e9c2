import type {
  EventPlan,
  IntendedChange,
  ManagedOccurrence,
  WallClock,
} from '@danube/contract/events/events.schemas.ts';
import type { Day } from '../../live/events/calendar/calendar-days.ts';
import { changeOf, draftOfPlan, isAsPlanned, isFirst } from './managed-session.ts';
import { codeOf, formOf, ruleOf } from './recurrence-form.ts';
import { dayOfWall, timeOfWall } from './wall-time.ts';

/** What a change to a session of a series is meant for. */
export const scopes = ['this', 'following'] as const;

export type Scope = (typeof scopes)[number];

type Session = Pick<ManagedOccurrence, 'date'>;
type CountedSession = Pick<ManagedOccurrence, 'date' | 'countFromHere'>;

/** A session at another time; with what follows it, the whole rhythm moves along. */
export function moveTo(
  plan: EventPlan,
  { date, countFromHere }: CountedSession,
  { to, scope }: { to: WallClock; scope: Scope },
): IntendedChange {
  if (scope === 'this') {
    const isPlanned = to === `${date}T${timeOfWall(plan.firstStart)}`;
    const change = { ...changeOf(plan, date), movedTo: isPlanned ? null : to };
    return isAsPlanned(change)
      ? { kind: 'restoreOccurrence', id: plan.id, date }
      : { kind: 'changeOccurrence', id: plan.id, date, change };
  }
  const draft = {
    ...draftOfPlan(plan),
    firstStart: to,
    recurrenceRule: countedFrom(shiftedRule(plan, date, dayOfWall(to)), countFromHere),
  };
  return { kind: 'changeFollowing', id: plan.id, date, draft };
}

/** One session doesn't take place; or the series ends before it, whatever parts it has by now. */
export function cancel(plan: EventPlan, { date }: Session, scope: Scope): IntendedChange {
  if (scope === 'this') {
    const change = { ...changeOf(plan, date), isCancelled: true };
    return { kind: 'changeOccurrence', id: plan.id, date, change };
  }
  return { kind: 'endSeries', id: plan.id, date };
}

/** A cancelled session takes place after all, and keeps what else was changed about it. */
export function restore(plan: EventPlan, { date }: Session): IntendedChange {
  const change = { ...changeOf(plan, date), isCancelled: false };
  return isAsPlanned(change)
    ? { kind: 'restoreOccurrence', id: plan.id, date }
    : { kind: 'changeOccurrence', id: plan.id, date, change };
}

/** What may be meant besides this one session. A rule that no form can say can't be moved by a day. */
export function mayMoveFollowing(plan: EventPlan): boolean {
  const form = formOf(plan.recurrenceRule, plan.firstStart);
  return form.rhythm !== 'none' && form.rhythm !== 'custom';
}

/** Cancelling from the very first session on is deleting the series. */
export function mayCancelFollowing(plan: EventPlan, { date }: Session): boolean {
  return plan.recurrenceRule !== null && !isFirst(plan, date);
}

/** The same rhythm, begun on another day: every Tuesday becomes every Thursday. */
function shiftedRule(plan: EventPlan, date: Day, day: Day): string | null {
  const form = formOf(plan.recurrenceRule, plan.firstStart);
  const weekdays = form.weekdays.map((code) => (code === codeOf(date) ? codeOf(day) : code));
  return ruleOf({ ...form, weekdays }, `${day}T00:00`);
}

/** A rule that counts keeps counting: what came before isn't held again. */
export function countedFrom(rule: string | null, countFromHere: number | null): string | null {
  if (rule === null || countFromHere === null) return rule;
  return rule.replace(/(^|;)COUNT=\d+/, `$1COUNT=${countFromHere}`);
}
