import { offerHours } from '@danube/contract/events/event-limits.ts';
import type { Change } from '../../../platform/transact.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { isCancelled, nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { hasBegun, isFull } from './free-places.ts';
import { mailAboutOccurrence } from './mail-about-occurrence.ts';
import {
  countPlaces,
  deleteLapsedOffers,
  findLongestWaiting,
  updateRegistration,
} from './registrations.repository.ts';

const hour = 60 * 60_000;

/**
 * Offers free places to those waiting longest, for a day or until the start. The caller holds the
 * occurrence's lock. Expired offers are released first and not repeated to the same people.
 */
export async function offerPlaces(
  deps: EventsDependencies,
  { tx, touchContent }: Pick<Change, 'tx' | 'touchContent'>,
  { occurrence, freed = 0 }: { occurrence: PlannedOccurrence; freed?: number },
): Promise<void> {
  const now = deps.clock.now();
  const startsAt = new Date(occurrence.start.epochMilliseconds);
  const name = nameOf(occurrence);
  const lapsed = await deleteLapsedOffers(tx, name, now);
  const isOpen = !hasBegun(occurrence, now) && !isCancelled(occurrence);
  const { capacity } = occurrence.event;
  const { taken, waiting } = await countPlaces(tx, name);
  const free = capacity === null ? waiting : capacity - taken;
  const next = isOpen ? await findLongestWaiting(tx, name, free) : [];
  const latest = new Date(now.getTime() + offerHours * hour);
  const offeredUntil = latest < startsAt ? latest : startsAt;
  for (const row of next) {
    await updateRegistration(tx, row, { state: 'offered', offeredUntil });
    const person = { ...row, offeredUntil };
    const occasion = String(now.getTime());
    await mailAboutOccurrence(deps, tx, { kind: 'event-offer', occurrence, person, occasion });
  }
  const before = { taken: taken + lapsed + freed, waiting };
  const after = { taken: taken + next.length, waiting: waiting - next.length };
  const hasFreed = isFull(occurrence, before, now) && !isFull(occurrence, after, now);
  if (hasFreed) touchContent('events');
}
