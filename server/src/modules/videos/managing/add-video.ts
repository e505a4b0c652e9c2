import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import {
  type VideoDraft,
  type VideoId,
  videoIdSchema,
} from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { indexTexts } from '../index-texts.ts';
import { prepareVideoJob } from '../preparing/prepare-video.job.ts';
import { videoFolder } from '../video-keys.ts';
import { resolveTexts, toSearchText } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideoBySlug, insertVideo, isFolderTaken } from '../videos.repository.ts';

type NewVideo = { readonly fileId: FileId; readonly uploaderId: string | null; draft: VideoDraft };

/**
 * The video of a file that is ready or being checked: it is prepared as soon as the check is done.
 */
export async function addVideo(
  deps: Pick<VideosDependencies, 'clock' | 'ids' | 'jobs' | 'media'>,
  tx: Tx,
  { fileId, uploaderId, draft: { slug: wanted, ...draft } }: NewVideo,
): Promise<{ id: VideoId; slug: string }> {
  const id = videoIdSchema.parse(deps.ids.uuid());
  const slug = await findFreeSlug(tx, wanted, { draft, id });
  const now = deps.clock.now();
  await insertVideo(tx, {
    id,
    slug,
    fileId,
    ...draft,
    searched: toSearchText(draft.words),
    folder: await findFreeFolder(tx, uploaderId, now),
    state: 'waiting',
    progress: 0,
    createdAt: now,
    updatedAt: now,
  });
  await indexTexts(tx, id);
  await deps.media.storeUses(tx, id, [fileId]);
  await deps.jobs.enqueue(tx, prepareVideoJob, { payload: { videoId: id }, key: id });
  return { id, slug };
}

/**
 * Two videos created at the same time would share a folder, so the later one gets the next
 * timestamp.
 */
export async function findFreeFolder(
  tx: Tx,
  uploaderId: string | null,
  now: Date,
): Promise<string> {
  for (let moment = now.getTime(); ; moment += 1) {
    const folder = videoFolder(uploaderId, new Date(moment));
    if (!(await isFolderTaken(tx, folder))) return folder;
  }
}

/** The requested slug, or one from the title, with a number if it is taken. */
async function findFreeSlug(
  tx: Tx,
  wanted: string | undefined,
  { draft, id }: { draft: Pick<VideoDraft, 'words' | 'language'>; id: VideoId },
): Promise<string> {
  if (wanted) {
    if (await findVideoBySlug(tx, wanted)) throw new DomainError('SLUG_TAKEN');
    return wanted;
  }
  const base = toSlug(resolveTexts(draft, draft.language).title) || `video-${id.slice(0, 8)}`;
  for (let number = 1; number <= 50; number += 1) {
    const slug = number === 1 ? base : `${base.slice(0, 76)}-${number}`;
    if (!(await findVideoBySlug(tx, slug))) return slug;
  }
  return `${base.slice(0, 70)}-${id.slice(0, 8)}`;
}
