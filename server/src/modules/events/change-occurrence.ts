import type { EventId, WallClock } from '@danube/contract/events/events.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Transact } from '../../platform/transact.ts';
import { type PlannedEvent, updateEvent, upsertException } from './events.repository.ts';
import { isPlannedAt } from './recurrence-rule.ts';
import { requireEvent, requireLockedEvent } from './require-event.ts';

/** Calls one occurrence off, or moves it. The last word counts; repeating it changes nothing. */
export function changeOccurrence(
  deps: { transact: Transact; clock: Clock; act: Act },
  wish: { id: EventId; occurrenceStart: WallClock; movedTo: WallClock | null },
): Promise<PlannedEvent> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const event = await requireLockedEvent(tx, wish.id);
    const { id, ...after } = wish;
    audit({
      ...entryBy(deps.act),
      action: 'events.change-occurrence',
      target: { kind: 'event', id },
      after,
    });
    if (!isPlannedAt(event, wish.occurrenceStart)) throw new DomainError('OCCURRENCE_NOT_FOUND');
    const isNew = await upsertException(tx, {
      eventId: wish.id,
      occurrenceStart: wish.occurrenceStart,
      movedTo: event.isAllDay ? midnightOf(wish.movedTo) : wish.movedTo,
    });
    if (!isNew) return event;
    await updateEvent(tx, wish.id, { updatedAt: deps.clock.now() });
    touchContent('events');
    return requireEvent(tx, wish.id);
  });
}

/** What lasts all day can move to another day only. */
function midnightOf(time: WallClock | null): WallClock | null {
  return time && `${time.slice(0, 10)}T00:00`;
}
