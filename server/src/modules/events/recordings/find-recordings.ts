import type { FoundRecording } from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findUnlinked } from './recordings.repository.ts';

/** What was picked up and belongs to no session yet. */
export async function findRecordings(
  deps: Pick<EventsDependencies, 'db' | 'videos'>,
): Promise<FoundRecording[]> {
  const rows = await findUnlinked(deps.db);
  const ids = rows.flatMap(({ videoId }) => videoId ?? []);
  const films = await deps.videos.findVideos(deps.db, ids, defaultLanguage);
  return rows.map(({ name, bytes, foundAt, problem, videoId }) => {
    const film = films.find(({ id }) => id === videoId);
    const video = film ? { id: film.id, title: film.title } : null;
    return { name, bytes, foundAt, problem, video };
  });
}
