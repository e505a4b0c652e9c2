import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findEvent, lockEvent, type PlannedEvent } from './events.repository.ts';

export async function requireEvent(tx: Tx, id: EventId): Promise<PlannedEvent> {
  const event = await findEvent(tx, id);
  if (!event) throw new DomainError('EVENT_NOT_FOUND');
  return event;
}

/**
 * The event as it will stay until the transaction ends. Plan and exceptions must fit each other,
 * so whoever changes one of them holds the event first.
 */
export async function requireLockedEvent(tx: Tx, id: EventId): Promise<PlannedEvent> {
  await lockEvent(tx, id);
  return requireEvent(tx, id);
}
