import { slugOf } from '@danube/contract/catalogue/slug-of.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import {
  type ManagedVideo,
  type Scheduling,
  type VideoDraft,
  type VideoId,
  videoIdSchema,
} from '@danube/contract/videos/videos.schemas.ts';
import { type Act, entryBy } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { aboutVideo } from '../about-video.ts';
import { indexTexts } from '../index-texts.ts';
import { prepareVideoJob } from '../preparing/prepare-video.job.ts';
import { filmFolder } from '../video-keys.ts';
import { searchedIn, wordsIn } from '../video-words.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import {
  findVideo,
  findVideoBySlug,
  findVideoOfFile,
  insertVideo,
  isFolderTaken,
} from '../videos.repository.ts';
import { describeVideo } from './require-video.ts';
import { writeQuickie } from './write-quickie.ts';

type Start = VideoDraft & { fileId: FileId; quickie: Scheduling | null };

/** The file may still be in its check: it is prepared as soon as it is ready. */
export function createVideo(
  deps: VideosDependencies,
  act: Act,
  { fileId, quickie, slug: wanted, ...draft }: Start,
): Promise<ManagedVideo> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const file = await requireFilm(deps, tx, fileId);
    const id = videoIdSchema.parse(deps.ids.uuid());
    const slug = await freeSlug(tx, wanted, { draft, id });
    const now = deps.clock.now();
    await insertVideo(tx, {
      id,
      slug,
      fileId,
      ...draft,
      searched: searchedIn(draft.words),
      folder: await freeFolder(tx, file.uploadedBy?.id ?? act.member.userId, now),
      state: 'waiting',
      progress: 0,
      createdAt: now,
      updatedAt: now,
    });
    await indexTexts(tx, id);
    await deps.media.storeUses(tx, id, [fileId]);
    const video = await findVideo(tx, id);
    if (video && quickie)
      await writeQuickie(deps, tx, { video, scheduling: quickie, uploaderId: act.member.userId });
    await deps.jobs.enqueue(tx, prepareVideoJob, { payload: { videoId: id }, key: id });
    touchContent('videos');
    const title = wordsIn({ ...draft }, draft.language).title;
    audit({
      ...entryBy(act),
      action: 'videos.create',
      target: aboutVideo(id),
      after: { slug, title, fileId, quickie },
    });
    return describeVideo(deps, tx, id);
  });
}

/**
 * Two videos created at the same time would share a folder, so the later one gets the next
 * timestamp.
 */
export async function freeFolder(tx: Tx, uploaderId: string, now: Date): Promise<string> {
  for (let moment = now.getTime(); ; moment += 1) {
    const folder = filmFolder(uploaderId, new Date(moment));
    if (!(await isFolderTaken(tx, folder))) return folder;
  }
}

/** It must exist, not be rejected, and not belong to another video. */
export async function requireFilm(
  { media }: Pick<VideosDependencies, 'media'>,
  tx: Tx,
  fileId: FileId,
): Promise<StoredFile> {
  const [file] = await media.findFiles(tx, [fileId]);
  const isUsable =
    file?.purpose === 'video' && (file.state === 'checking' || file.state === 'ready');
  if (!isUsable || (await findVideoOfFile(tx, fileId))) throw new DomainError('FILE_NOT_USABLE');
  return file;
}

/** The requested slug, or one from the title, with a number if it is taken. */
async function freeSlug(
  tx: Tx,
  wanted: string | undefined,
  { draft, id }: { draft: Pick<VideoDraft, 'words' | 'language'>; id: VideoId },
): Promise<string> {
  if (wanted) {
    if (await findVideoBySlug(tx, wanted)) throw new DomainError('SLUG_TAKEN');
    return wanted;
  }
  const base = slugOf(wordsIn(draft, draft.language).title) || `video-${id.slice(0, 8)}`;
  for (let number = 1; number <= 50; number += 1) {
    const slug = number === 1 ? base : `${base.slice(0, 76)}-${number}`;
    if (!(await findVideoBySlug(tx, slug))) return slug;
  }
  return `${base.slice(0, 70)}-${id.slice(0, 8)}`;
}
