import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import type { FoundSession } from '@danube/contract/events/found-session.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import { matchWords } from '../../platform/match-words.ts';
import type { EventsDependencies } from './events.dependencies.ts';
import { toOccurrence } from './events.mapper.ts';
import { findRecordedEvents } from './events.repository.ts';
import { findOccurrenceOn } from './occurrences.ts';

type SessionSearchInput = {
  readonly query: string;
  readonly language: LanguageCode;
  readonly limit: number;
};

type Found = {
  readonly sessions: FoundSession[];
  /** When the next replay becomes public; null if none is scheduled. */
  readonly nextReplayAt: Date | null;
};

/**
 * Sessions with every word of the query: the next date of each series, then past ones with a public
 * replay, the latest first.
 */
export async function searchSessions(
  deps: Pick<EventsDependencies, 'db' | 'clock' | 'videos'>,
  upcoming: readonly Occurrence[],
  { query, language, limit }: SessionSearchInput,
): Promise<Found> {
  const findIn = (sessions: readonly Occurrence[], hasReplay: boolean) =>
    sessions.flatMap((session) => {
      const { title, description: text } = session;
      const match = matchWords(query, { title, text, language: session.language });
      return match ? [{ ...session, hasReplay, ...match }] : [];
    });
  const { replays, nextReplayAt } = await findReplays(deps, deps.db, language);
  // One date may have a title of its own, so the series is searched before its next date is chosen.
  const found = [...nextOfEach(findIn(upcoming, false)), ...findIn(replays, true)];
  return { sessions: found.slice(0, limit), nextReplayAt };
}

/** A weekly session would fill the list with its own dates. */
function nextOfEach<Session extends Occurrence>(upcoming: readonly Session[]): Session[] {
  const seen = new Set<string>();
  return upcoming.filter(({ eventId }) => {
    const isFirst = !seen.has(eventId);
    seen.add(eventId);
    return isFirst;
  });
}

async function findReplays(
  { clock, videos }: Pick<EventsDependencies, 'clock' | 'videos'>,
  tx: Tx,
  language: LanguageCode,
): Promise<{ replays: Occurrence[]; nextReplayAt: Date | null }> {
  const events = await findRecordedEvents(tx);
  const recorded = events.flatMap((event) =>
    event.exceptions.flatMap(({ date, recordingId }) => {
      const occurrence = recordingId === null ? null : findOccurrenceOn([event], date);
      return occurrence && recordingId ? [{ recordingId, session: toOccurrence(occurrence) }] : [];
    }),
  );
  const ids = [...new Set(recorded.map(({ recordingId }) => recordingId))];
  const films = ids.length > 0 ? await videos.findVideos(tx, ids, language) : [];
  const open = new Set(films.filter(({ isPublic }) => isPublic).map(({ id }) => id));
  const [nextReplayAt = null] = films
    .flatMap(({ publishedAt }) => publishedAt ?? [])
    .filter((publishedAt) => publishedAt > clock.now())
    .toSorted((one, other) => one.getTime() - other.getTime());
  const replays = recorded
    .filter(({ recordingId }) => open.has(recordingId))
    .map(({ session }) => session)
    .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime());
  return { replays, nextReplayAt };
}
