import { type EventDraft, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Transact } from '../../platform/transact.ts';
import { insertEvent, type PlannedEvent } from './events.repository.ts';
import { isUsable } from './recurrence-rule.ts';

export async function createEvent(
  deps: { transact: Transact; clock: Clock; ids: Ids; act: Act },
  draft: EventDraft,
): Promise<PlannedEvent> {
  if (!isUsable(draft)) throw new DomainError('RECURRENCE_RULE_INVALID');
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const now = deps.clock.now();
    const id = eventIdSchema.parse(deps.ids.uuid());
    const event = { ...draft, id, createdAt: now, updatedAt: now };
    await insertEvent(tx, event);
    touchContent('events');
    audit({
      ...entryBy(deps.act),
      action: 'events.create',
      target: { kind: 'event', id },
      after: draft,
    });
    return { ...event, exceptions: [] };
  });
}
