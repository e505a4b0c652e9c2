import type { LanguageCode } from '@danube/contract/locale.ts';
import { type VideoCard, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { PageReads } from '../../../platform/request-context.ts';
import { toCard } from '../video-card.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import {
  findLibraryCursor,
  findNextPublication,
  findPublished,
  type LibraryCursor,
  type LibraryFilter,
} from './library.repository.ts';

type Input = Omit<LibraryFilter, 'now'> & {
  language: LanguageCode;
  limit: number;
  cursor?: string | undefined;
};

export async function listVideos(
  { db, clock }: Pick<VideosDependencies, 'db' | 'clock'>,
  { language, limit, cursor, ...filter }: Input,
  reads: PageReads,
): Promise<{ videos: VideoCard[]; nextCursor: string | null }> {
  const now = clock.now();
  await cacheUntilNext(db, now, reads);
  const after = await readCursor(db, cursor);
  // One extra row shows whether there is another page.
  const found = await findPublished(db, { ...filter, now }, { after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return {
    videos: shown.map((video) => toCard(video, language)),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A cached page must expire when the next scheduled video is published. */
export async function cacheUntilNext(tx: Tx, now: Date, reads: PageReads): Promise<void> {
  const next = await findNextPublication(tx, now);
  if (next) reads.freshUntil(next);
}

/** A cursor is the last video shown. An invalid one starts from the beginning. */
async function readCursor(tx: Tx, cursor: string | undefined): Promise<LibraryCursor | null> {
  const id = videoIdSchema.safeParse(cursor);
  return id.success ? findLibraryCursor(tx, id.data) : null;
}
