import type { EventId } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findEvent, findSeries, lockEvent, type PlannedEvent } from '../events.repository.ts';

/** One part of a series together with all parts, in order. */
export type SeriesPart = {
  readonly part: PlannedEvent;
  readonly series: readonly PlannedEvent[];
};

export async function requireSeries(tx: Tx, id: EventId): Promise<SeriesPart> {
  const event = await findEvent(tx, id);
  const series = event ? await findSeries(tx, event.seriesId) : [];
  const part = series.find((one) => one.id === id);
  if (!part) throw new DomainError('EVENT_NOT_FOUND');
  return { part, series };
}

/**
 * The series, locked until the transaction ends. Its parts and exceptions must be consistent, so
 * every change locks the first part first.
 */
export async function requireLockedSeries(tx: Tx, id: EventId): Promise<SeriesPart> {
  const event = await findEvent(tx, id);
  if (event) await lockEvent(tx, event.seriesId);
  return requireSeries(tx, id);
}
