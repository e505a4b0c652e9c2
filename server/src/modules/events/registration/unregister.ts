import type { OwnRegistration } from '@danube/contract/events/events.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findSeries, lockOccurrence } from '../events.repository.ts';
import { findOccurrenceOn, nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { offerPlaces } from './offer-places.ts';
import { findOwnRegistration } from './own-registration.ts';
import { readCancelToken } from './registration-links.ts';
import { deleteRegistration, findRegistration } from './registrations.repository.ts';
import { type OccurrenceSlug, requireOccurrence } from './require-occurrence.ts';

/**
 * Cancels a registration, declines an offer or leaves the waiting list; the place is offered to the
 * next person.
 */
export function unregister(
  deps: EventsDependencies,
  address: OccurrenceSlug,
  userId: string,
): Promise<OwnRegistration> {
  return deps.transact(async (change) => {
    const occurrence = await requireOccurrence(change.tx, address);
    await leave(deps, change, { occurrence, userId });
    return findOwnRegistration(deps, change.tx, { occurrence, userId });
  });
}

/** The same through an email link. Idempotent. */
export function unregisterByLink(
  deps: EventsDependencies,
  token: string,
): Promise<{ title: string }> {
  const linked = readCancelToken(deps.settings, token);
  if (!linked) throw new DomainError('LINK_INVALID');
  return deps.transact(async (change) => {
    const series = await findSeries(change.tx, linked.seriesId);
    const occurrence = findOccurrenceOn(series, linked.date);
    if (!occurrence) throw new DomainError('LINK_INVALID');
    await leave(deps, change, { occurrence, userId: linked.userId });
    return { title: occurrence.event.title };
  });
}

async function leave(
  deps: EventsDependencies,
  change: Change,
  { occurrence, userId }: { occurrence: PlannedOccurrence; userId: string },
): Promise<void> {
  const { tx } = change;
  const name = nameOf(occurrence);
  await lockOccurrence(tx, name);
  const row = await findRegistration(tx, name, userId);
  if (!row) return;
  await deleteRegistration(tx, name, userId);
  // Read again: it may have changed while we waited for the lock.
  const planned = findOccurrenceOn(await findSeries(tx, name.seriesId), name.date) ?? occurrence;
  const freed = row.state === 'waiting' ? 0 : 1;
  await offerPlaces(deps, change, { occurrence: planned, freed });
}
