import type { RegistrationRejection } from '@danube/contract/events/events.errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findSeriesBySlug } from '../events.repository.ts';
import { findOccurrenceOn, isCancelled, type PlannedOccurrence } from '../occurrences.ts';

export type OccurrenceSlug = { readonly slug: string; readonly date: string };

export async function findOccurrence(
  tx: Tx,
  { slug, date }: OccurrenceSlug,
): Promise<PlannedOccurrence | null> {
  return findOccurrenceOn(await findSeriesBySlug(tx, slug), date);
}

export async function requireOccurrence(
  tx: Tx,
  address: OccurrenceSlug,
): Promise<PlannedOccurrence> {
  const occurrence = await findOccurrence(tx, address);
  if (!occurrence) throw new DomainError('OCCURRENCE_NOT_FOUND');
  return occurrence;
}

/** Why this person can't register now; null if they can. */
export async function findRejection(
  deps: Pick<EventsDependencies, 'entitlements' | 'clock'>,
  tx: Tx,
  { occurrence, userId }: { occurrence: PlannedOccurrence; userId: string },
): Promise<RegistrationRejection | null> {
  if (occurrence.event.isAllDay) return 'notNeeded';
  if (isCancelled(occurrence)) return 'cancelled';
  if (occurrence.end.epochMilliseconds <= deps.clock.now().getTime()) return 'ended';
  return (await isOwner(deps, tx, { occurrence, userId })) ? null : 'notOwned';
}

/** True if no ownership is required. */
export async function isOwner(
  { entitlements }: Pick<EventsDependencies, 'entitlements'>,
  tx: Tx,
  { occurrence, userId }: { occurrence: PlannedOccurrence; userId: string },
): Promise<boolean> {
  const { audience, itemId } = occurrence.event;
  if (audience !== 'owners') return true;
  if (itemId === null) return false;
  return (await entitlements.accessTo(tx, userId, itemId)).isAllowed;
}
