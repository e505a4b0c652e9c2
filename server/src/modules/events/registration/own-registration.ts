import type { OwnRegistration } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { readMaterials } from '../materials/read-materials.ts';
import { isCancelled, nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { countAhead, findRegistration, type RegistrationRow } from './registrations.repository.ts';
import { isOwner } from './require-occurrence.ts';

/** A person's registration for an occurrence. */
export async function findOwnRegistration(
  deps: Pick<EventsDependencies, 'entitlements' | 'clock' | 'media'>,
  tx: Tx,
  { occurrence, userId }: { occurrence: PlannedOccurrence; userId: string },
): Promise<OwnRegistration> {
  const name = nameOf(occurrence);
  const found = await findRegistration(tx, name, userId);
  const row = found && hasOfferExpired(found, deps.clock.now()) ? null : found;
  const owns = await isOwner(deps, tx, { occurrence, userId });
  const isRegistered = row?.state === 'registered';
  return {
    state: row?.state ?? 'none',
    position: row?.state === 'waiting' ? (await countAhead(tx, name, row.ticket)) + 1 : null,
    offeredUntil: row?.offeredUntil ?? null,
    isOwner: owns,
    mayJoin: mayJoin(occurrence, { isRegistered, owns }),
    materials: hasPlace(occurrence, { isRegistered, owns })
      ? await readMaterials(deps, tx, name)
      : [],
  };
}

/** An expired offer no longer counts, even before the worker has processed it. */
export function hasOfferExpired({ offeredUntil }: RegistrationRow, now: Date): boolean {
  return offeredUntil !== null && offeredUntil <= now;
}

/** The access rule of the join link. */
export function mayJoin(
  occurrence: PlannedOccurrence,
  { isRegistered, owns }: { isRegistered: boolean; owns: boolean },
): boolean {
  const { audience, isAllDay, meetingUrl } = occurrence.event;
  if (meetingUrl === null || isCancelled(occurrence)) return false;
  if (audience === 'everyone') return true;
  // All-day events don't need a registration.
  if (owns && isAllDay) return true;
  return hasPlace(occurrence, { isRegistered, owns });
}

/** Owners needn't register for unlimited sessions; anyone else with a place has registered. */
function hasPlace(
  { event: { audience, capacity } }: PlannedOccurrence,
  { isRegistered, owns }: { isRegistered: boolean; owns: boolean },
): boolean {
  return owns && (isRegistered || (audience === 'owners' && capacity === null));
}
