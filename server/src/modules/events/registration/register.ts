import type { OwnRegistration } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { lockOccurrence } from '../events.repository.ts';
import { nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { hasBegun, isFull } from './free-places.ts';
import { mailAboutOccurrence } from './mail-about-occurrence.ts';
import { findOwnRegistration, hasOfferExpired } from './own-registration.ts';
import {
  countPlaces,
  deleteRegistration,
  findRegistration,
  insertRegistration,
  updateRegistration,
} from './registrations.repository.ts';
import { findRejection, type OccurrenceSlug, requireOccurrence } from './require-occurrence.ts';

type Person = { readonly userId: string; readonly timeZone: string };

/**
 * Books a place or accepts an offered one; if it's full, joins the waiting list. The occurrence's
 * lock serialises registrations, so that no place is given away twice.
 */
export function register(
  deps: EventsDependencies,
  address: OccurrenceSlug,
  person: Person,
): Promise<OwnRegistration> {
  return deps.transact(async ({ tx, touchContent }) => {
    const { userId } = person;
    await lockOccurrence(tx, nameOf(await requireOccurrence(tx, address)));
    // Read again: it may have changed while we waited for the lock.
    const occurrence = await requireOccurrence(tx, address);
    const why = await findRejection(deps, tx, { occurrence, userId });
    if (why !== null) throw new DomainError('REGISTRATION_REFUSED', { why });
    const outcome = await bookPlace(deps, tx, { occurrence, person });
    if (outcome.isNew) {
      const occasion = String(deps.clock.now().getTime());
      const addressee = { ...person, offeredUntil: null };
      const message = { kind: 'event-registered', occurrence, person: addressee } as const;
      await mailAboutOccurrence(deps, tx, { ...message, occasion });
    }
    // Pages only show whether places are left.
    if (outcome.wasLast) touchContent('events');
    return findOwnRegistration(deps, tx, { occurrence, userId });
  });
}

type Outcome = { readonly isNew: boolean; readonly wasLast: boolean };

async function bookPlace(
  deps: EventsDependencies,
  tx: Tx,
  { occurrence, person }: { occurrence: PlannedOccurrence; person: Person },
): Promise<Outcome> {
  const now = deps.clock.now();
  const name = nameOf(occurrence);
  const found = await findRegistration(tx, name, person.userId);
  const hadOffer = found !== null && hasOfferExpired(found, now);
  if (hadOffer) await deleteRegistration(tx, name, person.userId);
  const known = hadOffer ? null : found;
  const places = await countPlaces(tx, name);
  const isOffered = known?.state === 'offered';
  const isFree = isOffered || !isFull(occurrence, places, now);
  const mustWait = known?.state === 'waiting' && !(isFree && hasBegun(occurrence, now));
  if (known?.state === 'registered' || mustWait) return { isNew: false, wasLast: false };
  const state = isFree ? 'registered' : 'waiting';
  if (known) await updateRegistration(tx, known, { state, offeredUntil: null, since: now });
  else await insertRegistration(tx, { ...name, ...person, state, since: now });
  const wasLast = isFree && !isOffered && places.taken + 1 === occurrence.event.capacity;
  return { isNew: isFree, wasLast };
}
