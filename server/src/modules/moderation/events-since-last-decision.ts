import { type EventKind, restrictions } from '@danube/contract/moderation/moderation-rules.ts';

const closing: readonly EventKind[] = [...restrictions, 'dismiss'];

/** The events of a case since its last decision. */
export function eventsSinceLastDecision<Event extends { kind: EventKind }>(
  events: readonly Event[],
): readonly Event[] {
  return events.slice(events.findLastIndex(({ kind }) => closing.includes(kind)) + 1);
}
