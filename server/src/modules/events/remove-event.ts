import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { Transact } from '../../platform/transact.ts';
import { deleteEvent } from './events.repository.ts';

/** Removes an event with all its occurrences; false where it was gone already. */
export function removeEvent(deps: { transact: Transact }, id: EventId): Promise<boolean> {
  return deps.transact(async ({ tx, touchContent }) => {
    const isRemoved = await deleteEvent(tx, id);
    if (isRemoved) touchContent('events');
    return isRemoved;
  });
}
