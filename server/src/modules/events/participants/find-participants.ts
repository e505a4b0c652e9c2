import {
  type EventId,
  maxListedParticipants,
  type Participant,
} from '@danube/contract/events/events.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findAttendants } from '../attendance/attendance.repository.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import type { OccurrenceKey } from '../events.repository.ts';
import { requirePlannedOn } from '../planning/apply-intended-change.ts';
import { requireSeries } from '../planning/require-series.ts';
import { findRegistered, type RegistrationRow } from '../registration/registrations.repository.ts';

type PeopleDependencies = Pick<EventsDependencies, 'findNames' | 'findEmails'>;

/** Everyone registered, offered a place or waiting, in order of registration. */
export async function findParticipants(
  deps: PeopleDependencies & Pick<EventsDependencies, 'db'>,
  { id, date }: { id: EventId; date: string },
): Promise<{ people: Participant[]; total: number }> {
  const name = await requireName(deps.db, { id, date });
  const rows = await findRegistered(deps.db, name);
  const listed = rows.slice(0, maxListedParticipants);
  return {
    people: await toParticipants(deps, deps.db, { name, rows: listed }),
    total: rows.length,
  };
}

export async function requireName(
  tx: Tx,
  { id, date }: { id: EventId; date: string },
): Promise<OccurrenceKey> {
  const { part } = await requireSeries(tx, id);
  requirePlannedOn(part, date);
  return { seriesId: part.seriesId, date };
}

export async function toParticipants(
  { findNames, findEmails }: PeopleDependencies,
  tx: Tx,
  { name, rows }: { name: OccurrenceKey; rows: readonly RegistrationRow[] },
): Promise<Participant[]> {
  const ids = rows.map(({ userId }) => userId);
  const [names, emails] = [await findNames(ids, tx), await findEmails(tx, ids)];
  const attended = await findAttendants(tx, name);
  let waiting = 0;
  return rows.map(({ userId, state, since, offeredUntil }) => ({
    userId: userIdSchema.parse(userId),
    name: names.get(userId) ?? '',
    email: emails.get(userId) ?? null,
    state,
    position: state === 'waiting' ? ++waiting : null,
    since,
    offeredUntil,
    hasAttended: attended.has(userId),
  }));
}
