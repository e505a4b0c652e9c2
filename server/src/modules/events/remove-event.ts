import type { EventId } from '@danube/contract/events/events.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import type { Transact } from '../../platform/transact.ts';
import { deleteEvent, findEvent } from './events.repository.ts';

/** Removes an event with all its occurrences; false where it was gone already. */
export function removeEvent(deps: { transact: Transact; act: Act }, id: EventId): Promise<boolean> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const before = await findEvent(tx, id);
    const isRemoved = await deleteEvent(tx, id);
    if (isRemoved) touchContent('events');
    audit({ ...entryBy(deps.act), action: 'events.remove', target: { kind: 'event', id }, before });
    return isRemoved;
  });
}
