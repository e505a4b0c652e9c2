import type { EventDraft, EventId } from '@danube/contract/events/events.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Transact } from '../../platform/transact.ts';
import { deleteExceptions, type PlannedEvent, updateEvent } from './events.repository.ts';
import { isPlannedAt, isUsable } from './recurrence-rule.ts';
import { requireEvent, requireLockedEvent } from './require-event.ts';

/** Plans an event anew and drops the exceptions whose occurrence the new plan no longer has. */
export async function changeEvent(
  deps: { transact: Transact; clock: Clock; act: Act },
  id: EventId,
  draft: EventDraft,
): Promise<PlannedEvent> {
  if (!isUsable(draft)) throw new DomainError('RECURRENCE_RULE_INVALID');
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { exceptions, ...before } = await requireLockedEvent(tx, id);
    const orphaned = exceptions
      .map(({ occurrenceStart }) => occurrenceStart)
      .filter((start) => !isPlannedAt(draft, start));
    await updateEvent(tx, id, { ...draft, updatedAt: deps.clock.now() });
    await deleteExceptions(tx, id, orphaned);
    touchContent('events');
    const target = { kind: 'event', id };
    audit({ ...entryBy(deps.act), action: 'events.change', target, before, after: draft });
    return requireEvent(tx, id);
  });
}
