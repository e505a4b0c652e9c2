import { type ManagedVideo, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideo } from '../videos.repository.ts';
import { findManaged, type ManagedCursor, type ManagedFilter } from './managed.repository.ts';
import { describeVideos } from './managed-video.ts';

type Input = ManagedFilter & { cursor?: string | undefined; limit: number };

export async function listManaged(
  deps: Pick<VideosDependencies, 'db' | 'media'>,
  { cursor, limit, ...filter }: Input,
): Promise<{ videos: ManagedVideo[]; nextCursor: string | null }> {
  const after = await placeOf(deps.db, cursor);
  // One extra row shows whether there is another page.
  const found = await findManaged(deps.db, filter, { after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return {
    videos: await describeVideos(deps, deps.db, shown),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A cursor is the last video shown. An invalid one starts from the beginning. */
async function placeOf(tx: Tx, cursor: string | undefined): Promise<ManagedCursor | null> {
  const id = videoIdSchema.safeParse(cursor);
  return id.success ? findVideo(tx, id.data) : null;
}
