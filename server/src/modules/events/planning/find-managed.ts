import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { addDays } from '../../../platform/academy-days.ts';
import { toInstantOfWallClock } from '../academy-clock.ts';
import {
  findParticipation,
  noParticipation,
  type Participation,
} from '../attendance/attendance.repository.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { toOccurrence } from '../events.mapper.ts';
import { findEventsStartingIn } from '../events.repository.ts';
import {
  findPlannedIn,
  isCancelled,
  occurrenceId,
  type PlannedOccurrence,
  widenWindow,
} from '../occurrences.ts';
import { countFrom } from '../recurrence-rule.ts';

/** The staff calendar between two days, including cancelled occurrences. */
export async function findManaged(
  deps: Pick<EventsDependencies, 'db' | 'videos'>,
  { from, to }: { from: string; to: string },
): Promise<ManagedOccurrence[]> {
  const window = {
    from: toInstantOfWallClock(`${from}T00:00`),
    to: toInstantOfWallClock(`${addDays(to, 1)}T00:00`),
  };
  const events = await findEventsStartingIn(deps.db, widenWindow(window));
  const found = findPlannedIn(events, window);
  const dates = found.map(({ date }) => date).toSorted();
  const span = { from: dates[0] ?? from, to: dates.at(-1) ?? to };
  const participation = await findParticipation(deps.db, span);
  const ids = found.flatMap(({ own }) => own?.recordingId ?? []);
  const films = await deps.videos.findVideos(deps.db, ids, defaultLanguage);
  return found.map((occurrence) => ({
    ...toManaged(occurrence, participation.get(occurrenceId(occurrence)) ?? noParticipation),
    recording: films.find(({ id }) => id === occurrence.own?.recordingId) ?? null,
  }));
}

function toManaged(
  occurrence: PlannedOccurrence,
  { registered, waiting, members, visitors }: Participation,
): Omit<ManagedOccurrence, 'recording'> {
  const { event, own, end } = occurrence;
  return {
    ...toOccurrence(occurrence),
    planId: event.id,
    endsAt: new Date(end.epochMilliseconds),
    isCancelled: isCancelled(occurrence),
    isMoved: own !== null && own.movedTo !== null,
    isSeries: event.recurrenceRule !== null,
    countFromHere: countFrom(event, occurrence.date),
    meetingUrl: event.meetingUrl,
    capacity: event.capacity,
    registered,
    waiting,
    attended: { members, visitors },
  };
}
