import type { OwnRegistration } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { isCancelled, nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { countAhead, findRegistration, type RegistrationRow } from './registrations.repository.ts';
import { isOwner } from './require-occurrence.ts';

/** Where a person stands with an occurrence. */
export async function findOwnRegistration(
  deps: Pick<EventsDependencies, 'entitlements' | 'clock'>,
  tx: Tx,
  { occurrence, userId }: { occurrence: PlannedOccurrence; userId: string },
): Promise<OwnRegistration> {
  const name = nameOf(occurrence);
  const found = await findRegistration(tx, name, userId);
  const row = found && hasLapsed(found, deps.clock.now()) ? null : found;
  const owns = await isOwner(deps, tx, { occurrence, userId });
  return {
    state: row?.state ?? 'none',
    position: row?.state === 'waiting' ? (await countAhead(tx, name, row.ticket)) + 1 : null,
    offeredUntil: row?.offeredUntil ?? null,
    isOwner: owns,
    mayJoin: mayJoin(occurrence, { isRegistered: row?.state === 'registered', owns }),
  };
}

/** An offer that nobody took in time is nobody's, also until the worker has seen it. */
export function hasLapsed({ offeredUntil }: RegistrationRow, now: Date): boolean {
  return offeredUntil !== null && offeredUntil <= now;
}

/** The rule of the join address. Owners of what has no limit need not register. */
export function mayJoin(
  occurrence: PlannedOccurrence,
  { isRegistered, owns }: { isRegistered: boolean; owns: boolean },
): boolean {
  const { audience, capacity, meetingUrl } = occurrence.event;
  if (meetingUrl === null || isCancelled(occurrence)) return false;
  if (audience === 'everyone') return true;
  if (!owns) return false;
  // Nobody registers for a whole day: its doors are open.
  if (occurrence.event.isAllDay) return true;
  return isRegistered || (audience === 'owners' && capacity === null);
}
