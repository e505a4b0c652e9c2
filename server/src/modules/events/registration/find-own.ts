import type { Occurrence, RegistrationState } from '@danube/contract/events/events.schemas.ts';
import { addDays } from '../../../platform/academy-days.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { toOccurrence } from '../events.mapper.ts';
import { findSeries } from '../events.repository.ts';
import { findOccurrenceOn, isCancelled } from '../occurrences.ts';
import { hasOfferExpired } from './own-registration.ts';
import { findRegistrationsOf } from './registrations.repository.ts';

/** A moved session is still identified by its planned day. */
const daysBack = 31;

type OwnOccurrence = Occurrence & {
  isCancelled: boolean;
  state: RegistrationState;
  offeredUntil: Date | null;
};

/** A person's registrations, waiting list entries and offers that haven't ended, soonest first. */
export async function findOwnRegistrations(
  { db, clock }: Pick<EventsDependencies, 'db' | 'clock'>,
  userId: string,
): Promise<OwnOccurrence[]> {
  const now = clock.now();
  const rows = await findRegistrationsOf(db, userId, addDays(formatAcademyDay(now), -daysBack));
  const found: OwnOccurrence[] = [];
  for (const row of rows.filter((one) => !hasOfferExpired(one, now))) {
    const occurrence = findOccurrenceOn(await findSeries(db, row.seriesId), row.date);
    if (!occurrence || occurrence.end.epochMilliseconds <= now.getTime()) continue;
    const { state, offeredUntil } = row;
    found.push({
      ...toOccurrence(occurrence),
      isCancelled: isCancelled(occurrence),
      state,
      offeredUntil,
    });
  }
  return found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
