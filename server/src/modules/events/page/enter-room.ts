import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAttendance } from '../attendance/attendance.repository.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findEvent, lockSeriesForShare } from '../events.repository.ts';
import { isCancelled, nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { mayJoin } from '../registration/own-registration.ts';
import { findRegistration } from '../registration/registrations.repository.ts';
import {
  findOccurrence,
  isOwner,
  type OccurrenceSlug,
} from '../registration/require-occurrence.ts';
import { computeRoomOpening } from './find-page.ts';

type RoomDependencies = Pick<EventsDependencies, 'db' | 'clock' | 'entitlements' | 'transact'>;

/**
 * Where the join link leads: the current room, or null for the page, which explains why not.
 * Sessions for everyone are open immediately; the others some minutes before the start.
 */
export async function enterRoom(
  deps: RoomDependencies,
  address: OccurrenceSlug,
  { actor, isCounted }: { actor: Actor; isCounted: boolean },
): Promise<string | null> {
  const now = deps.clock.now();
  const occurrence = await findOccurrence(deps.db, address);
  if (!occurrence || isCancelled(occurrence) || isOver(occurrence, now)) return null;
  const isOpen = computeRoomOpening(occurrence) <= now;
  if (!isOpen && occurrence.event.audience !== 'everyone') return null;
  if (!(await isAdmitted(deps, occurrence, actor))) return null;
  if (isOpen && isCounted) {
    const person = actor.kind === 'member' ? actor.userId : null;
    await deps.transact(({ tx }) => countIn(tx, occurrence, { person, now }));
  }
  return occurrence.event.meetingUrl;
}

/** Doesn't count if the series was just removed. */
async function countIn(
  tx: Tx,
  occurrence: PlannedOccurrence,
  who: { person: string | null; now: Date },
): Promise<void> {
  const name = nameOf(occurrence);
  await lockSeriesForShare(tx, name.seriesId);
  if (await findEvent(tx, name.seriesId)) await recordAttendance(tx, name, who);
}

async function isAdmitted(
  deps: RoomDependencies,
  occurrence: PlannedOccurrence,
  actor: Actor,
): Promise<boolean> {
  if (occurrence.event.audience === 'everyone') return true;
  if (actor.kind === 'visitor') return false;
  const { userId } = actor;
  const row = await findRegistration(deps.db, nameOf(occurrence), userId);
  const owns = await isOwner(deps, deps.db, { occurrence, userId });
  return mayJoin(occurrence, { isRegistered: row?.state === 'registered', owns });
}

function isOver({ end }: PlannedOccurrence, now: Date): boolean {
  return end.epochMilliseconds <= now.getTime();
}
