import type { EventId, WallClock } from '@danube/contract/events/events.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transact } from '../../platform/transact.ts';
import { deleteExceptions, type PlannedEvent, updateEvent } from './events.repository.ts';
import { requireEvent, requireLockedEvent } from './require-event.ts';

/** Takes an exception back. Where there is none the occurrence happens as planned anyway. */
export function restoreOccurrence(
  deps: { transact: Transact; clock: Clock; act: Act },
  wish: { id: EventId; occurrenceStart: WallClock },
): Promise<PlannedEvent> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const event = await requireLockedEvent(tx, wish.id);
    const { id, ...after } = wish;
    audit({
      ...entryBy(deps.act),
      action: 'events.restore-occurrence',
      target: { kind: 'event', id },
      after,
    });
    const isRestored = await deleteExceptions(tx, wish.id, [wish.occurrenceStart]);
    if (!isRestored) return event;
    await updateEvent(tx, wish.id, { updatedAt: deps.clock.now() });
    touchContent('events');
    return requireEvent(tx, wish.id);
  });
}
