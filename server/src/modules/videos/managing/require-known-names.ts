import type { VideoDraft } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';

type Names = Pick<VideoDraft, 'show' | 'topics'>;

/** A show or topic added to a video must exist in the settings; retired ones still do. */
export async function requireKnownNames(
  { settings }: Pick<VideosDependencies, 'settings'>,
  tx: Tx,
  { before, draft }: { before: Names | null; draft: Names },
): Promise<void> {
  const had = new Set(before ? namesIn(before) : []);
  const added = namesIn(draft).filter((name) => !had.has(name));
  if (added.length === 0) return;
  const { shows, topics } = await settings.read(tx, 'names');
  const known = new Set([
    ...shows.map(({ slug }) => `show ${slug}`),
    ...topics.map(({ slug }) => `topic ${slug}`),
  ]);
  if (!added.every((name) => known.has(name))) throw new DomainError('NAME_UNKNOWN');
}

function namesIn({ show, topics }: Names): string[] {
  return [`show ${show}`, ...topics.map((topic) => `topic ${topic}`)];
}
