import type { OwnRegistration } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { readMaterials } from '../materials/read-materials.ts';
import { isCancelled, nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { countAhead, findRegistration, type RegistrationRow } from './registrations.repository.ts';
import { isOwner } from './require-occurrence.ts';

/** Where a person stands with an occurrence. */
export async function findOwnRegistration(
  deps: Pick<EventsDependencies, 'entitlements' | 'clock' | 'media'>,
  tx: Tx,
  { occurrence, userId }: { occurrence: PlannedOccurrence; userId: string },
): Promise<OwnRegistration> {
  const name = nameOf(occurrence);
  const found = await findRegistration(tx, name, userId);
  const row = found && hasLapsed(found, deps.clock.now()) ? null : found;
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

/** An offer that nobody took in time is nobody's, also until the worker has seen it. */
export function hasLapsed({ offeredUntil }: RegistrationRow, now: Date): boolean {
  return offeredUntil !== null && offeredUntil <= now;
}

/** The rule of the join address. */
export function mayJoin(
  occurrence: PlannedOccurrence,
  { isRegistered, owns }: { isRegistered: boolean; owns: boolean },
): boolean {
  const { audience, isAllDay, meetingUrl } = occurrence.event;
  if (meetingUrl === null || isCancelled(occurrence)) return false;
  if (audience === 'everyone') return true;
  // Nobody registers for a whole day: its doors are open.
  if (owns && isAllDay) return true;
  return hasPlace(occurrence, { isRegistered, owns });
}

/** Owners of what has no limit need not register; anyone else who has a place did. */
function hasPlace(
  { event: { audience, capacity } }: PlannedOccurrence,
  { isRegistered, owns }: { isRegistered: boolean; owns: boolean },
): boolean {
  return owns && (isRegistered || (audience === 'owners' && capacity === null));
}
